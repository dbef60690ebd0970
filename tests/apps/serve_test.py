"""`tercet serve` as browsers and scripts see it: files, headers, caching, addresses, start and stop."""
import os
import pathlib
import pty
import re
import signal
import socket
import subprocess
import tempfile
import unittest

from program import PROGRAM, TIMEOUT, run
from serving import SECURITY_HEADERS, Client, Server, page_folder, request, wait_until

SCRIPT = "/assets/app-1a2b.js"


def fill(pipe):
    """Writes until there is no more room; how much that was."""
    filled = 0
    os.set_blocking(pipe, False)
    try:
        while True:
            filled += os.write(pipe, b"x")
    except BlockingIOError:
        os.set_blocking(pipe, True)
        return filled


def status_of(process):
    """What Linux tells about it."""
    lines = pathlib.Path(f"/proc/{process}/status").read_text().splitlines()
    return dict(line.split(":\t", 1) for line in lines)


def catches(process, sent):
    return int(status_of(process)["SigCgt"], 16) >> (sent - 1) & 1 == 1


def has_yet_to_take(process, sent):
    return int(status_of(process)["ShdPnd"], 16) >> (sent - 1) & 1 == 1


def is_at_rest(process):
    """Asleep, or at an end."""
    return status_of(process)["State"][0] in "SZ"


class Serving(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = page_folder(cls)
        cls.server = cls.enterClassContext(Server(cls.folder))


class Files(Serving):
    def test_the_page_is_served(self):
        for path in ("/", "/index.html", "/?a=b", "/index.html?%zz", "/%69ndex.html"):
            answer = self.server.ask(path)
            self.assertEqual((200, b"<h1>home</h1>"), (answer.status, answer.body), path)
            self.assertEqual("text/html; charset=utf-8", answer["Content-Type"])

    def test_types_are_those_that_browsers_insist_on(self):
        self.assertEqual("text/javascript; charset=utf-8", self.server.ask(SCRIPT)["Content-Type"])
        large = self.server.ask("/assets/large.wasm")
        self.assertEqual("application/wasm", large["Content-Type"])
        self.assertEqual((self.folder / "assets/large.wasm").read_bytes(), large.body)

    def test_head_is_get_without_a_body(self):
        for path in ("/", SCRIPT, "/assets/large.wasm", "/nothing", "/healthz", "/%zz"):
            with self.server.connect() as client:
                head = client.send(request(path, method="HEAD")).answer(has_body=False)
                get = client.send(request(path)).answer()
                self.assertEqual(get.status, head.status)
                self.assertEqual({**get.headers, "date": ""}, {**head.headers, "date": ""})
                self.assertEqual(len(get.body), int(head["Content-Length"]))

    def test_what_is_not_there_is_a_small_page(self):
        for path in ("/nothing", "/assets", "/assets/", "/index", "/index.html/", "//", "//index.html", "/./",
                     SCRIPT + ".br", SCRIPT + ".gz", SCRIPT + "%20", "/INDEX.HTML", "/healthz/"):
            answer = self.server.ask(path)
            self.assertEqual(404, answer.status, path)
            self.assertEqual("text/html; charset=utf-8", answer["Content-Type"])
            self.assertIn(b"<title>Not found</title>", answer.body)

    def test_health(self):
        answer = self.server.ask("/healthz")
        self.assertEqual((200, b"ok\n", "no-store"), (answer.status, answer.body, answer["Cache-Control"]))

    def test_the_page_is_the_one_there_was_at_the_start(self):
        with tempfile.TemporaryDirectory() as folder:
            index = pathlib.Path(folder, "index.html")
            index.write_text("old")
            with Server(folder) as server:
                index.write_text("new")
                pathlib.Path(folder, "other.html").write_text("new")
                self.assertEqual(b"old", server.ask("/").body)
                self.assertEqual(404, server.ask("/other.html").status)


class Headers(Serving):
    def test_security_headers_are_on_every_kind_of_answer(self):
        tag = self.server.ask("/")["ETag"]
        answers = {
            200: request("/"), 304: request("/", f"If-None-Match: {tag}"), 400: request("/%"),
            404: request("/nothing"), 405: request("/", method="PUT"),
            413: request("/", "Content-Length: 5000", method="POST"),
            417: request("/", "Content-Length: 5", "Expect: 100-continue", method="POST"),
            421: request(host="example.org"), 431: request("/", "X: " + "x" * 9000),
            505: b"GET / HTTP/2.0\r\n\r\n"}
        for status, data in answers.items():
            with self.subTest(status):
                answer = self.server.ask_raw(data)
                self.assertEqual(status, answer.status)
                self.assertEqual(SECURITY_HEADERS, {name: answer[name] for name in SECURITY_HEADERS})
                for feature in ("camera", "microphone", "geolocation", "usb", "payment"):
                    self.assertIn(f"{feature}=()", answer["Permissions-Policy"])
                self.assertRegex(answer["Date"], r"\A\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\Z")
                self.assertIsNone(answer["Server"])
                self.assertIsNotNone(answer["Cache-Control"])

    def test_head_gets_no_body_with_refusals_either(self):
        for status, data in {413: request("/", "Content-Length: 5000", method="HEAD"),
                             417: request("/", "Content-Length: 5", "Expect: 100-continue", method="HEAD"),
                             431: request("/", "X: " + "x" * 9000, method="HEAD")}.items():
            with self.server.connect() as client:
                whole = client.send_what_is_taken(data).rest()
            self.assertIn(f" {status} ".encode(), whole.split(b"\r\n")[0])
            self.assertTrue(whole.endswith(b"\r\n\r\n"), whole)

    def test_lists_may_be_spread_over_lines(self):
        tag = self.server.ask("/")["ETag"]
        for lines in (("If-None-Match: \"x\"", f"If-None-Match: {tag}"), (f"If-None-Match: {tag}", "If-None-Match: \"x\"")):
            self.assertEqual(304, self.server.ask_raw(request("/", *lines)).status)

    def test_only_reading_is_allowed(self):
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "BREW", "get"):
            answer = self.server.ask("/", method=method)
            self.assertEqual((405, "GET, HEAD"), (answer.status, answer["Allow"]), method)

    def test_names_that_may_be_asked_for(self):
        for host in ("localhost", "LOCALHOST", f"localhost:{self.server.port}", "127.0.0.1", "[::1]",
                     f"127.0.0.1:{self.server.port}", f"[::1]:{self.server.port}"):
            self.assertEqual(200, self.server.ask(host=host).status, host)

    def test_foreign_names_are_refused(self):
        for host in ("example.org", f"example.org:{self.server.port}", "localhost.example.org", "127.0.0.1.nip.io",
                     "192.168.0.1", "0.0.0.0", "localhost:x", "localhost@example.org", "", "[::1", "tower", "tower.local"):
            for path in ("/", "/healthz", "/nothing"):
                self.assertEqual(421, self.server.ask(path, host=host).status, host)

    def test_a_request_names_its_host_once(self):
        for data in (b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.0\r\n\r\n", request("/", "Host: localhost"),
                     request("/", "Host: example.org")):
            self.assertEqual(400, self.server.ask_raw(data).status, data)


class Caching(Serving):
    def test_hashed_names_are_kept_forever_and_others_asked_for_again(self):
        for path in (SCRIPT, "/assets/large.wasm"):
            self.assertEqual("public, max-age=31536000, immutable", self.server.ask(path)["Cache-Control"])
        for path in ("/", "/index.html"):
            self.assertEqual("no-cache", self.server.ask(path)["Cache-Control"])
        self.assertEqual("no-store", self.server.ask("/assets/nothing.js")["Cache-Control"])

    def test_what_the_client_has_is_not_sent_again(self):
        tag = self.server.ask(SCRIPT)["ETag"]
        self.assertRegex(tag, r'\A"[0-9a-f-]+"\Z')
        for known in (tag, f'"x", {tag}', f"W/{tag}", "*"):
            for method in ("GET", "HEAD"):
                answer = self.server.ask(SCRIPT, f"If-None-Match: {known}", method=method)
                self.assertEqual((304, tag, "Accept-Encoding"), (answer.status, answer["ETag"], answer["Vary"]))
                self.assertIsNone(answer["Content-Length"])
        for unknown in ('"x"', tag.strip('"'), '""', ""):
            self.assertEqual(200, self.server.ask(SCRIPT, f"If-None-Match: {unknown}").status)

    def test_an_answer_without_a_body_keeps_the_connection_in_step(self):
        tag = self.server.ask("/")["ETag"]
        with self.server.connect() as client:
            client.send(request("/", f"If-None-Match: {tag}") + request("/healthz"))
            self.assertEqual(304, client.answer().status)
            self.assertEqual(b"ok\n", client.answer().body)

    def test_the_best_form_that_the_client_takes_is_sent(self):
        tags = set()
        for accepted, coding, body in (("gzip, deflate, br", "br", b"BR"), ("*", "br", b"BR"), ("gzip", "gzip", b"GZ"),
                                       ("br;q=0, gzip", "gzip", b"GZ"), ("br;q=0.0, gzip;q=0", None, b"let plain;"),
                                       ("identity", None, b"let plain;"), ("", None, b"let plain;"),
                                       ("zstd", None, b"let plain;"), ("*;q=0", None, b"let plain;")):
            answer = self.server.ask(SCRIPT, f"Accept-Encoding: {accepted}")
            self.assertEqual((coding, body), (answer["Content-Encoding"], answer.body), accepted)
            self.assertEqual("text/javascript; charset=utf-8", answer["Content-Type"])
            self.assertEqual("Accept-Encoding", answer["Vary"])
            tags.add(answer["ETag"])
        self.assertEqual(3, len(tags))


class Connections(Serving):
    def test_a_connection_is_kept(self):
        with self.server.connect() as client:
            for _ in range(5):
                self.assertEqual(200, client.send(request("/")).answer().status)
                self.assertEqual(404, client.send(request("/nothing")).answer().status)
                self.assertEqual(405, client.send(request("/", "Content-Length: 3", method="POST") + b"abc")
                                 .answer().status)

    def test_requests_may_be_sent_before_answers_come(self):
        paths = ["/", "/healthz", "/nothing", SCRIPT, "/%zz"] * 20
        with self.server.connect() as client:
            client.send(b"".join(request(path) for path in paths))
            self.assertEqual([200, 200, 404, 200, 400] * 20, [client.answer().status for _ in paths])

    def test_empty_lines_before_a_request_are_ignored(self):
        with self.server.connect() as client:
            for count in range(5):
                data = b"\r\n" * count + request("/healthz")
                self.assertEqual([b"ok\n"] * 2, [client.send(data * 2).answer().body, client.answer().body])

    def test_requests_may_come_in_any_pieces(self):
        data = b"\r\n" + request("/") + b"\r\n\r\n" + request("/healthz")
        with self.server.connect() as client:
            client.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in data:
                client.send(bytes([byte]))
            self.assertEqual(b"<h1>home</h1>", client.answer().body)
            self.assertEqual(b"ok\n", client.answer().body)

    def test_who_asks_for_an_end_gets_it(self):
        for data in (request("/", "Connection: close"), b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n"):
            with self.server.connect() as client:
                self.assertEqual(200, client.send(data).answer().status)
                self.assertEqual(b"", client.rest())
        with self.server.connect() as client:
            for _ in range(2):
                client.send(b"GET / HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n")
                self.assertEqual("keep-alive", client.answer()["Connection"])

    def test_who_has_said_all_still_gets_the_answer(self):
        with self.server.connect() as client:
            client.send(request("/assets/large.wasm"))
            client.socket.shutdown(socket.SHUT_WR)
            self.assertEqual(8 << 20, len(client.answer().body))

    def test_ipv6_where_there_is_any(self):
        has_ipv6 = pathlib.Path("/proc/net/if_inet6")
        if has_ipv6.exists() and f"{1:032x}" in has_ipv6.read_text():
            with self.server.connect("::1") as client:
                self.assertEqual(200, client.send(request(host=f"[::1]:{self.server.port}")).answer().status)


class Starting(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = page_folder(cls)

    def test_a_port_that_is_taken(self):
        with Server(self.folder) as server:
            for options in ((), ("--lan",)):
                result = run("serve", "--port", str(server.port), "--page", self.folder, *options)
                self.assertEqual((1, ""), (result.code, result.out))
                self.assertIn(f"tercet: port {server.port} is taken", result.err)
                self.assertIn("--port 0", result.err)
            self.assertTrue(server.is_well())

    def test_a_port_can_be_used_again_at_once(self):
        with Server(self.folder) as server, server.connect() as client:
            client.send(request("/")).answer()
            self.assertEqual(0, server.stop().code)
            with Server(self.folder, port=server.port) as second:
                self.assertTrue(second.is_well())

    def test_no_page(self):
        with tempfile.TemporaryDirectory() as empty:
            for folder, reason in ((empty, "no index.html"), (f"{empty}/x", "No such file"),
                                   (self.folder / "index.html", "Not a directory")):
                result = run("serve", "--port", "0", "--page", folder)
                self.assertEqual((1, ""), (result.code, result.out))
                self.assertRegex(result.err, rf"\Atercet: no page in {folder}: [^\n]*{reason}[^\n]*\n.*--page")

    def test_the_page_is_looked_for_beside_the_program(self):
        result = run("serve", "--port", "0")
        self.assertEqual((1, ""), (result.code, result.out))
        self.assertIn(f"no page in {pathlib.Path(PROGRAM).resolve().parent}/page: ", result.err)

    def test_wrong_usage(self):
        for options in (("--port", "-1"), ("--port", "65536"), ("--port", "x"), ("--head-seconds", "0"),
                        ("--connections", "0"), ("x",), ("--page",)):
            result = run("serve", *options)
            self.assertEqual((2, ""), (result.code, result.out), options)

    def test_nobody_else_reaches_it_unless_told_so(self):
        with Server(self.folder, "--lan") as server:
            lines = server.stop().lines
        with Server(self.folder) as server:
            self.assertEqual([server.first_line.strip()], server.stop().lines)
        with Server(self.folder) as server:
            for host in [re.fullmatch(r"http://\[?(.+?)\]?:\d+/", line)[1] for line in lines[1:]]:
                with self.assertRaises(ConnectionRefusedError):
                    server.connect(host)

    def test_others_in_the_network_are_told_where_it_is(self):
        with Server(self.folder, "--lan") as server:
            for host in (socket.gethostname(), f"{socket.gethostname()}.local:{server.port}", "localhost"):
                self.assertEqual(200, server.ask(host=host).status, host)
            for host in ("example.org", "203.0.113.77"):
                self.assertEqual(421, server.ask(host=host).status, host)
            lines = server.stop().lines
        with Server(self.folder, "--lan") as server:
            for line in lines[1:]:
                name, address = re.fullmatch(r"http://(\[?(.+?)\]?):\d+/", line).groups()
                with Client((address, server.port)) as client:
                    self.assertEqual(200, client.send(request(host=f"{name}:{server.port}")).answer().status)

    def test_a_terminal_shows_a_code_for_cameras(self):
        ours, theirs = pty.openpty()
        process = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--lan", "--page", self.folder],
                                   stdin=subprocess.DEVNULL, stdout=theirs, stderr=subprocess.PIPE)
        os.close(theirs)
        with os.fdopen(ours, "rb", buffering=0) as terminal:
            text = terminal.read(1 << 16)
            process.send_signal(signal.SIGINT)
            try:
                while more := terminal.read(1 << 16):
                    text += more
            except OSError:
                pass  # how Linux says that nobody holds the other end
        self.assertEqual((0, b""), (process.wait(TIMEOUT), process.stderr.read()))
        process.stderr.close()
        lines = text.decode().split()
        addresses = [line for line in lines if line.startswith("http://")]
        code = lines[len(addresses):]
        self.assertEqual(len(addresses) > 1, len(code) > 0)
        if code:
            self.assert_is_code("\n".join(text.decode().splitlines()[len(addresses):]))

    def assert_is_code(self, text):
        """Three corners of a QR code look as they must, and its margin is light."""
        rows = []
        for line in text.splitlines():
            rows.append([c in "█▀" for c in line])
            rows.append([c in "█▄" for c in line])
        size = len(rows[0]) - 8
        self.assertIn(size, range(21, 42, 4))
        self.assertTrue(all(all(row) for row in rows[:4]) and all(all(row[:4] + row[-4:]) for row in rows))
        finder = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]
        for top, left in ((4, 4), (4, size - 3), (size - 3, 4)):
            found = ["".join(" " if light else "#" for light in row[left:left + 7]) for row in rows[top:top + 7]]
            self.assertEqual(finder, found)


class Stopping(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = page_folder(cls)

    def test_either_signal_stops_it_cleanly(self):
        for sent in (signal.SIGINT, signal.SIGTERM):
            with Server(self.folder, "--stop-seconds", "3600") as server, server.connect() as idle, server.connect():
                self.assertEqual(200, idle.send(request("/")).answer().status)
                result = server.stop(sent)
                self.assertEqual((0, ""), (result.code, result.err))
                self.assertEqual(b"", idle.rest())

    def test_the_address_is_told_whole_all_the_same(self):
        """The signal comes while it is being written to somebody who does not read yet."""
        for sent in (signal.SIGINT, signal.SIGTERM):
            ours, theirs = os.pipe()
            with os.fdopen(ours, "rb") as reader:
                filled = fill(theirs)
                process = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--page", self.folder],
                                           stdin=subprocess.DEVNULL, stdout=theirs, stderr=subprocess.PIPE)
                os.close(theirs)
                wait_until(lambda: catches(process.pid, sent) and is_at_rest(process.pid))
                process.send_signal(sent)
                wait_until(lambda: not has_yet_to_take(process.pid, sent) and is_at_rest(process.pid))
                told = reader.read()[filled:]
            self.assertEqual((b"", 0), (process.communicate(timeout=TIMEOUT)[1], process.returncode))
            self.assertRegex(told, rb"^http://localhost:\d+/\n$")

    def test_an_empty_line_is_no_open_request(self):
        with Server(self.folder, "--stop-seconds", "3600", "--head-seconds", "3600") as server:
            with server.connect() as idle:
                self.assertEqual(200, idle.send(request("/") + b"\r\n").answer().status)
                self.assertTrue(server.is_well())  # by now the empty line has been read
                self.assertEqual(0, server.stop().code)
                self.assertEqual(b"", idle.rest())

    def test_open_requests_are_finished(self):
        with Server(self.folder, "--stop-seconds", "3600") as server:
            with server.connect() as half, server.connect() as reading:
                half.send(request("/")[:-10])
                reading.send(request("/assets/large.wasm"))
                reading.more()
                self.assertTrue(server.is_well())  # by now the half has been read
                server.process.send_signal(signal.SIGTERM)
                wait_until(lambda: not server.is_listening())
                answer = half.send(request("/")[-10:]).answer()
                self.assertEqual((200, "close"), (answer.status, answer["Connection"]))
                self.assertEqual(8 << 20, len(reading.answer().body))
            self.assertEqual(0, server.finish().code)

    def test_but_not_for_ever(self):
        with Server(self.folder, "--stop-seconds", "1") as server, server.connect() as half:
            half.send(request("/")[:-10])
            self.assertEqual(0, server.stop().code)

    def test_a_second_signal_cuts_it_short(self):
        with Server(self.folder, "--stop-seconds", "3600", "--head-seconds", "3600") as server:
            with server.connect() as first, server.connect() as half:
                half.send(request("/")[:-10])
                first.send(request("/")).answer()  # by now the half has been read
                server.process.send_signal(signal.SIGTERM)
                wait_until(lambda: not server.is_listening())
                self.assertEqual(0, server.stop().code)


if __name__ == "__main__":
    unittest.main()
