"""Mutated HTTP answers over a raw socket, to the built program: no crash, no hang, a known exit code.

Usage: fuzz-http.py PROGRAM SECONDS [SEED]
"""
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time

program, seconds = sys.argv[1], int(sys.argv[2])
seed = int(sys.argv[3]) if len(sys.argv) > 3 else int(time.time())
chance = random.Random(seed)

BODY = b'[{"id": 7, "name": "Puma", "habitat": "Mountains", "weight_min": "90", "weight_max": "220"}]'
ANSWERS = [
    b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (len(BODY), BODY),
    b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-T\r\n\r\n%x\r\n%s\r\n0\r\nX-T: a\r\n\r\n"
    % (len(BODY), BODY),
    b"HTTP/1.1 302 Found\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n",
    b"HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"zoo\"\r\nContent-Length: 2\r\n\r\nno",
    b"HTTP/1.1 429 Too Many\r\nRetry-After: 60\r\nContent-Length: 4\r\n\r\nslow",
    b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]",
    b"HTTP/1.0 200 OK\r\nContent-Encoding: gzip\r\n\r\n\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff\x8b\x8e\x05\x00",
]
PIECES = [
    b"\r\n", b"\n", b"\r", b"\0", b":", b" ", b"\xff", b"Content-Length: 9223372036854775807\r\n",
    b"Content-Length: -1\r\n", b"Transfer-Encoding: chunked\r\n", b"Location: http://[::1]/\r\n",
    b"Location: file:///etc/passwd\r\n", b"Content-Encoding: gzip\r\n", b"ffffffffffffffff\r\n",
    b"Set-Cookie: a=b\r\n", b"HTTP/1.1 200 OK\r\n\r\n", b"a" * 5000, b"\x1b[2J",
]


def mutated():
    """A random answer with a few random changes, perhaps truncated."""
    text = bytearray(chance.choice(ANSWERS))
    for _ in range(chance.randint(1, 5)):
        place = chance.randrange(len(text) + 1)
        kind = chance.randrange(5)
        if kind == 0 and text:
            text[place % len(text)] = chance.randrange(256)
        elif kind == 1:
            text[place:place] = chance.choice(PIECES)
        elif kind == 2:
            del text[place : place + chance.randint(1, 20)]
        elif kind == 3:
            text[place:place] = text[place : place + chance.randint(1, 40)]
        else:
            text = text[:place] if chance.random() < 0.3 else text
    return bytes(text)


answer = b""


def serve(listener):
    """Answers every connection with the current `answer`."""
    while True:
        client, _ = listener.accept()
        try:
            client.settimeout(2)
            client.recv(65536)
            client.sendall(answer)
        except OSError:
            pass
        client.close()


listener = socket.socket()
listener.bind(("127.0.0.1", 0))
listener.listen(16)
threading.Thread(target=serve, args=(listener,), daemon=True).start()
home = tempfile.mkdtemp()
environment = {
    "HOME": home, "PATH": os.environ["PATH"],
    "ZOO_ANIMALS_API": "http://127.0.0.1:%d" % listener.getsockname()[1],
}
count, bad, codes = 0, 0, {}
end = time.time() + seconds
while time.time() < end:
    answer = mutated()
    source = chance.choice(["live", "auto"])
    command = [program, "refresh", "1", "--source", source, "--timeout", "2"]
    count += 1
    try:
        run = subprocess.run(command, env=environment, capture_output=True, timeout=10)
        code = run.returncode
    except subprocess.TimeoutExpired:
        code = "hang"
    codes[code] = codes.get(code, 0) + 1
    if code not in ((0, 69) if source == "live" else (0,)):
        bad += 1
        print("bad: %s at %s for %r" % (code, source, answer))
print("http: %d answers in %d s (seed %d), exit codes %s, %d bad" % (count, seconds, seed, codes, bad))
sys.exit(1 if bad else 0)
