"""Starts `tercet serve` on a free port, and talks to it by plain sockets."""
import os
import pathlib
import re
import signal
import socket
import subprocess
import tempfile
import time

from program import PROGRAM, TIMEOUT, Result, limit_memory

SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; "
                               "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
SECRET = b"this lies beside the page"


def page_folder(case):
    """A small page in a folder that is gone after the test case, with a secret beside it."""
    scratch = tempfile.TemporaryDirectory()
    case.addClassCleanup(scratch.cleanup)
    pathlib.Path(scratch.name, "secret.txt").write_bytes(SECRET)
    folder = pathlib.Path(scratch.name, "page")
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<h1>home</h1>")
    (folder / "assets/app-1a2b.js").write_bytes(b"let plain;")
    (folder / "assets/app-1a2b.js.br").write_bytes(b"BR")
    (folder / "assets/app-1a2b.js.gz").write_bytes(b"GZ")
    (folder / "assets/large.wasm").write_bytes(bytes(range(256)) * (8 << 12))  # 8 MiB
    return folder


def request(path="/", *headers, method="GET", host="localhost"):
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers]
    return "".join(line + "\r\n" for line in [*lines, ""]).encode("latin-1")


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    def __getitem__(self, name):
        return self.headers.get(name.lower())


class Client:
    """A connection. Answers are read off it strictly as HTTP has them."""

    def __init__(self, address, **options):
        self.socket = socket.create_connection(address, timeout=TIMEOUT, **options)
        self.unread = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)
        return self

    def send_what_is_taken(self, data):
        """The same to a server that may have heard enough."""
        try:
            self.socket.sendall(data)
        except OSError:
            pass
        return self

    def more(self):
        try:
            data = self.socket.recv(1 << 16)
        except ConnectionResetError:
            data = b""
        self.unread += data
        return data

    def answer(self, has_body=True):
        """The next answer; None if the server has hung up."""
        while b"\r\n\r\n" not in self.unread:
            if not self.more():
                assert self.unread == b"", f"half an answer: {self.unread!r}"
                return None
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        first, *lines = head.decode("latin-1").split("\r\n")
        status = int(re.fullmatch(r"HTTP/1\.[01] (\d{3}) [\w' -]+", first)[1])
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        assert len(headers) == len(lines), f"a header stands twice: {head!r}"
        size = int(headers.get("content-length", 0)) if has_body and status != 304 else 0
        while len(self.unread) < size:
            assert self.more(), "the body was cut off"
        body, self.unread = self.unread[:size], self.unread[size:]
        return Answer(status, headers, body)

    def rest(self):
        """All that comes until the server hangs up."""
        while self.more():
            pass
        data, self.unread = self.unread, b""
        return data


# What --lan says on a machine without a network.
NO_NETWORK = "tercet: this machine has no address that others could use: is it on a network?\n"


class Server:
    """The program while it serves. Stopped at the end, and always found well."""

    def __init__(self, folder, *options, port=0):
        self.process = subprocess.Popen([PROGRAM, "serve", "--port", str(port), "--page", folder, *options],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, preexec_fn=limit_memory)
        self.first_line = self.process.stdout.readline().decode()
        found = re.fullmatch(r"http://localhost:(\d+)/\n", self.first_line)
        assert found, self.first_line or self.process.communicate()[1]
        self.port = int(found[1])

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        result = self.stop()
        err = result.err.replace(NO_NETWORK, "")
        assert any(failure) or (result.code, err) == (0, ""), (result.code, result.err)

    def stop(self, sent=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(sent)
        return self.finish()

    def finish(self):
        out, err = self.process.communicate(timeout=TIMEOUT)
        return Result(self.process.returncode, self.first_line.encode() + out, err)

    def connect(self, host="127.0.0.1", **options):
        return Client((host, self.port), **options)

    def ask(self, *words, has_body=True, **options):
        """One request on a connection of its own."""
        return self.ask_raw(request(*words, **options), has_body)

    def ask_raw(self, data, has_body=True):
        with self.connect() as client:
            return client.send_what_is_taken(data).answer(has_body)

    def is_well(self):
        answer = self.ask("/healthz")
        return answer is not None and (answer.status, answer.body) == (200, b"ok\n")

    def is_listening(self):
        try:
            self.connect().socket.close()
            return True
        except (ConnectionRefusedError, ConnectionResetError):  # reset: it stopped while this one waited
            return False

    def connections(self):
        """How many sockets it has open, those it listens on included."""
        folder = pathlib.Path("/proc", str(self.process.pid), "fd")
        count = 0
        for file in folder.iterdir():
            try:
                count += os.readlink(file).startswith("socket:")
            except FileNotFoundError:
                pass
        return count


def wait_until(condition):
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)
