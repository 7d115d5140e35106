"""Runs commands in a home directory of their own, also in a terminal, and says what they cost."""
import fcntl, os, pty, shutil, struct, subprocess, sys, tempfile, termios, time, types

HOME = tempfile.mkdtemp(prefix="zoo-bench-")
ENVIRONMENT = {"HOME": HOME, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "COLUMNS": "80"}


def command(words, window=None, codes=(0,), **variables):
    """What to run: words or a line for the shell, in a terminal of so many rows and columns or without one, and how it may end."""
    words = words if isinstance(words, list) else ["/bin/sh", "-c", words]
    return types.SimpleNamespace(words=words, window=window, codes=codes, environment=ENVIRONMENT | variables)


def start_in_terminal(task):
    """Starts a command in its terminal; returns its id and the terminal's other end."""
    child, master = pty.fork()
    if not child:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", *task.window, 0, 0))
        os.execvpe(task.words[0], task.words, task.environment)
    return child, master


def run(task):
    """Runs a command; returns its wall-clock and processor seconds."""
    begin, null = time.perf_counter(), os.open(os.devnull, os.O_RDWR)
    if task.window:
        child, master = start_in_terminal(task)
        try:
            while os.read(master, 65536):
                pass
        except OSError:  # The end of a terminal on Linux.
            os.close(master)
    else:
        files = [(os.POSIX_SPAWN_DUP2, null, file) for file in (0, 1, 2)]
        child = os.posix_spawnp(task.words[0], task.words, task.environment, file_actions=files)
    _, status, usage = os.wait4(child, 0)
    seconds = time.perf_counter() - begin
    os.close(null)
    code = os.waitstatus_to_exitcode(status)
    if code not in task.codes:
        sys.exit(f"bench: {task.words} ended with {code}")
    return types.SimpleNamespace(seconds=seconds, processor=usage.ru_utime + usage.ru_stime, memory=None)


def peak(task):
    """The peak memory in MiB, by GNU time, which is small itself: a child of this script would count the script's."""
    if task.window or not (time_program := shutil.which("time")):
        return None
    output = subprocess.run(
        [time_program, "-f", "%M", *task.words], env=task.environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
    return int(output.split()[-1]) / 1024


def fastest(runs, *tasks):
    """The fastest run of each command; they take turns, so that a slow minute affects all of them."""
    rounds = [[run(task) for task in tasks] for _ in range(runs)]
    best = [min(costs, key=lambda cost: cost.seconds) for costs in zip(*rounds)]
    for task, cost in zip(tasks, best):
        cost.memory = peak(task)
    return best
