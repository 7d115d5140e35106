"""As many cats as one likes, as CATAAS sends them: as JSON, in a file, and from a server."""
import http.server, random, re, struct, threading, time, zlib


def cats(count):
    """Cats as CATAAS sends them, as JSON texts; one in a hundred thousand is called Elephant."""
    chance = random.Random(7)
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    tags = "orange cute gif black white kitten sleepy fluffy grumpy box tabby siamese garden".split()
    owners = ["null"] * 6 + [f'"{name}"' for name in "ana Tomás max li Zoë kim Jürgen amy".split()]
    names = "Tom Mimi Kit Luna Felix Nala Simba Oscar Milo Loki Coco Ginger Smokey Tiger".split()
    for number in range(count):
        name = "Elephant" if number % 100_003 == 77 else chance.choice(names)
        named = f'"name":"{name} {chance.choice(names)}",' if number % 2 else ""
        listed = ",".join(f'"{tag}"' for tag in chance.sample(tags, chance.randint(0, 4)))
        date = f"20{chance.randint(15, 25)}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
        yield (f'{{"id":"{"".join(chance.choices(letters, k=16))}",{named}"tags":[{listed}],"owner":'
               f'{chance.choice(owners)},"createdAt":"{date}T12:12:33.123Z","mimetype":"image/jpeg"}}')


def write_cats(path, count, write=str):
    with open(path, "w") as out:
        for number, cat in enumerate(cats(count)):
            out.write((",\n" if number else "[") + write(cat))
        out.write("]\n")
    return path


class Server(http.server.ThreadingHTTPServer):
    """10,000 cats, page by page, and pictures of 1 MB that take 200 ms to begin."""
    request_queue_size, slowest = 64, 0

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        self.cats = list(cats(10_000))
        chunk = lambda kind, data: (struct.pack(">I", len(data)) + kind + data
                                    + struct.pack(">I", zlib.crc32(kind + data)))
        # A PNG of one pixel, padded.
        self.picture = b"\x89PNG\r\n\x1a\n" + b"".join([
            chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)),
            chunk(b"zooX", random.Random(1).randbytes(1 << 20)),
            chunk(b"IDAT", zlib.compress(b"\0\x40\x80\x40")), chunk(b"IEND", b"")])
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    log_message = lambda *_: None

    def do_GET(self):
        begin, values = time.perf_counter(), dict(re.findall(r"(\w+)=(\w+)", self.path))
        if is_picture := not self.path.startswith("/api/cats"):
            time.sleep(0.2)
        skip = int(values.get("skip", 0))
        page = ",".join(self.server.cats[skip:skip + int(values.get("limit", 10))])
        body = self.server.picture if is_picture else f"[{page}]".encode()
        self.send_response(200)
        self.send_header("Content-Type", "image/png" if is_picture else "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        if is_picture:
            self.server.slowest = max(self.server.slowest, time.perf_counter() - begin)
