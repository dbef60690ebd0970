"""Nothing that clients do takes `tercet serve` down, makes it tell what it must not, or others wait."""
import random
import resource
import socket
import struct
import time
import unittest

from program import TIMEOUT
from serving import SECRET, SECURITY_HEADERS, Server, page_folder, request, wait_until

HEALTH = request("/healthz")


class Hostile(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = page_folder(cls)
        cls.server = cls.enterClassContext(Server(cls.folder))

    def tearDown(self):
        self.assertTrue(self.server.is_well())


class Paths(Hostile):
    def test_no_path_leads_out_of_the_page(self):
        ups = ["..", "%2e%2e", ".%2e", "%2E.", "..%00", "%252e%252e", "..;", "%c0%ae%c0%ae", "%uff0e%uff0e", "...",
               "..%20", ".", "%2e%2e%2f..", "\xc0\xae\xc0\xae"]
        slashes = ["/", "//", "%2f", "%5c", "\\", "%255c", "%c0%af", "/./", "/assets/", "/assets/../../"]
        for up in ups:
            for slash in slashes:
                for name in ("secret.txt", "etc/passwd"):
                    for times in (1, 2, 12):
                        for path in ("/" + (up + slash) * times + name, slash + (up + slash) * times + name,
                                     "/assets" + (slash + up) * times + slash + name):
                            answer = self.server.ask(path)
                            self.assertIn(answer.status, (400, 404), path)
                            self.assertNotIn(SECRET, answer.body)
                            self.assertNotIn(b"root:", answer.body)

    def test_targets_that_are_no_path(self):
        for target in ("*", "", "index.html", "http://example.org/", "https://localhost/", "file:///etc/passwd",
                       "localhost:80", "?", "#", "/#", "/\x01", "/\x7f", "/%", "/%1", "/%zz", "/%00", "/%0d%0aX:y",
                       "/a\\b", "/%5c"):
            answer = self.server.ask(target)
            self.assertTrue(answer is None or answer.status in (400, 404, 421), (target, answer and answer.status))


class Requests(Hostile):
    def test_what_is_no_request(self):
        for data in (b"\r\n\r\n\r\n", b"\0" * 100, b"GET\r\n\r\n", b"GET /\r\n\r\n", b"GET  / HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1 \r\n\r\n", b"GET / HTTX/1.1\r\n\r\n", b"GET / HTTP/11\r\n\r\n",
                     b"GET / HTTP/1.1\nHost: localhost\n\n", b" GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
                     b"GET\t/\tHTTP/1.1\r\nHost: localhost\r\n\r\n", b"G\xc3\x84T / HTTP/1.1\r\nHost: localhost\r\n\r\n",
                     b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
                     request("/", "no colon"), request("/", ": no name"), request("/", "a b: c"),
                     request("/", "X: a\0b"), request("/", "X : y"), request("/", "Content-Length: x"),
                     request("/", "Content-Length: -1"), request("/", "Content-Length: 1", "Content-Length: 2"),
                     request("/", "Content-Length: 99999999999999999999"),
                     request("/", "Transfer-Encoding: chunked", "Content-Length: 3"),
                     request("/", "Transfer-Encoding: chunked") + b"x\r\n\r\n"):
            with self.subTest(data), self.server.connect() as client:
                client.send_what_is_taken(data)
                client.socket.shutdown(socket.SHUT_WR)
                answer = client.answer()
                self.assertTrue(answer is None or answer.status in (400, 413, 505), answer and answer.status)
                self.assertEqual(b"", client.rest())

    def test_random_bytes(self):
        chance = random.Random(1)
        for _ in range(300):
            data = chance.randbytes(chance.randrange(1, 3000))
            if chance.random() < 0.7:  # a request with a few bytes changed
                data = bytearray(request("/", "Accept-Encoding: br", "Content-Length: 0") * 3)
                for _ in range(chance.randrange(1, 8)):
                    data[chance.randrange(len(data))] = chance.randrange(256)
            with self.server.connect() as client:
                client.send_what_is_taken(bytes(data))
                try:
                    client.socket.shutdown(socket.SHUT_WR)
                except OSError:
                    pass
                while answer := client.answer():
                    self.assertIn(answer.status, (200, 400, 404, 405, 413, 417, 421, 431, 505))

    def test_more_empty_lines_than_a_client_sends_by_mistake(self):
        for lines in (b"\r\n" * 5, b"\r\n" * 10_000, b"\r", b"\n", b"\r\n\r"):
            with self.subTest(lines[:12]), self.server.connect() as client:
                self.assertEqual(400, client.send(lines + HEALTH).answer().status)
                self.assertEqual(b"", client.rest())

    def test_heads_of_any_size(self):
        self.assertEqual(200, self.server.ask("/", "X: " + "x" * 7000).status)
        for head in (request("/", "X: " + "x" * 8200), request("/" + "x" * 9000), request("/", *["X: y"] * 3000),
                     b"x" * 20000, b"GET /" + b"x" * 100000, request("/", "X: " + "x" * 10_000_000)):
            answer = self.server.ask_raw(head)
            self.assertTrue(answer is None or answer.status in (400, 431), answer and answer.status)
        self.assertEqual(431, self.server.ask("/", "X: " + "x" * 8200).status)

    def test_8_kibibytes_are_the_most_whatever_the_shape_of_a_head(self):
        def head(size, line, path="/healthz"):
            """Lines of a kind, and one that fills up the rest."""
            lines = (size - len(request(path)) - 100) // len(line + b"\r\n")
            rest = size - len(request(path)) - lines * len(line + b"\r\n") - len(b"Y: \r\n")
            return request(path, *[line.decode()] * lines, "Y: " + "y" * rest)

        shapes = [lambda size, line=line: head(size, line) for line in (b"X:", b"X: " + b"x" * 500, b"X: " + b"x" * 7000)]
        shapes.append(lambda size: head(size, b"X: y", path="/healthz?" + "x" * 5000))
        for shape in shapes:
            for size, status in ((8192, 200), (8193, 431), (12_000, 431), (16_000, 431), (100_000, 431)):
                data = shape(size)
                self.assertEqual(size, len(data))
                with self.subTest(size=size, start=data[:60]):
                    self.assertEqual(status, self.server.ask_raw(data).status)
                    with self.server.connect() as client:  # a second one on a connection
                        client.send_what_is_taken(HEALTH + data + HEALTH)
                        self.assertEqual([200, status], [client.answer().status for _ in range(2)])

    def test_bodies_of_any_size(self):
        def post(size, sent=None, method="POST"):
            head = request("/", f"Content-Length: {size}", method=method)
            return self.server.ask_raw(head + b"x" * (size if sent is None else sent)).status

        self.assertEqual([405, 405, 413, 413], [post(0), post(1024), post(1025), post(10_000_000)])
        self.assertEqual(413, post(1 << 60, sent=10))
        self.assertEqual([200, 413], [post(1024, method="GET"), post(1025, method="GET")])
        chunk = b"1ff\r\n" + b"x" * 0x1ff + b"\r\n"
        head = request("/", "Transfer-Encoding: chunked", method="POST")
        self.assertEqual(405, self.server.ask_raw(head + chunk + b"0\r\n\r\n").status)
        self.assertEqual(413, self.server.ask_raw(head + chunk * 100 + b"0\r\n\r\n").status)

    def test_a_body_is_no_request(self):
        with self.server.connect() as client:
            inner = request("/nothing")
            client.send(request("/", f"Content-Length: {len(inner)}") + inner + HEALTH)
            self.assertEqual([200, 200], [client.answer().status, client.answer().status])

    def test_a_body_in_chunks_is_no_request(self):
        inner = request("/nothing")
        body = b"%x\r\n%b\r\n0\r\n\r\n" % (len(inner), inner)
        for coding in ("chunked", "Chunked", "CHUNKED \t"):
            with self.subTest(coding), self.server.connect() as client:
                client.send(request("/", f"Transfer-Encoding: {coding}") + body + HEALTH)
                self.assertEqual([b"<h1>home</h1>", b"ok\n"], [client.answer().body, client.answer().body])

    def test_where_a_body_ends_is_beyond_doubt(self):
        """Or else a proxy takes for a body what is a request here."""
        unclear = [[f"Transfer-Encoding: {coding}"]
                   for coding in ("xchunked", "chunkedx", "identity", "gzip", "", ",", "chunked,", "chunked;q=1",
                                  "\"chunked\"", "chunked, identity", "chunked, chunked", "gzip, chunked", "identity, chunked")]
        unclear += [["Transfer-Encoding: identity", "Transfer-Encoding: chunked"],
                    ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"]]
        lengths = [[*lines, "Content-Length: 5"] for lines in [*unclear, ["Transfer-Encoding: chunked"]]]
        lengths += [lines[::-1] for lines in lengths]
        cases = [request("/healthz", *lines) for lines in unclear + lengths]
        cases += [request("/healthz", f"Transfer-Encoding: {coding}").replace(b"HTTP/1.1", b"HTTP/1.0")
                  for coding in ("chunked", "identity")]
        for head in cases:
            with self.subTest(head), self.server.connect() as client:
                client.send(head + b"0\r\n\r\n" + HEALTH)
                self.assertEqual(400, client.answer().status)
                self.assertEqual(b"", client.rest())

    def test_what_follows_a_body_in_chunks_counts_for_nothing(self):
        head = request("/", "Transfer-Encoding: chunked")
        nameless = head.replace(b"Host: localhost\r\n", b"")
        known = f"If-None-Match: {self.server.ask('/')['ETag']}"
        for status, first, trailer in ((400, nameless, "Host: localhost"), (200, head, "Host: localhost"),
                                       (200, head, "Host: example.org"), (200, head, known),
                                       (200, head, "Connection: close")):
            with self.subTest(first=first, trailer=trailer), self.server.connect() as client:
                client.send(first + f"3\r\nabc\r\n0\r\n{trailer}\r\n\r\n".encode() + HEALTH)
                self.assertEqual([status, 200], [client.answer().status, client.answer().status])

    def test_a_connection_serves_a_thousand_requests(self):
        with self.server.connect() as client:
            client.send(HEALTH * 999)
            self.assertEqual({None}, {client.answer()["Connection"] for _ in range(999)})
            client.send(HEALTH * 2)
            self.assertEqual("close", client.answer()["Connection"])
            self.assertEqual(b"", client.rest())


class Crowds(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = page_folder(cls)

    def allow_files(self, count):
        """Lets this process, and those that it starts from now on, open that many files; these may ask for more."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY and hard < count:
            self.fail(f"this test needs {count} open files, and the system allows {hard} (ulimit -Hn)")
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))

    def connected(self, server, count):
        clients = []
        for _ in range(count):
            clients.append(server.connect())
            self.addCleanup(clients[-1].socket.close)
        return clients

    def test_two_thousand_at_once_are_answered(self):
        self.allow_files(256)  # the server asks for more itself
        with Server(self.folder, "--head-seconds", "3600", "--idle-seconds", "3600") as server:
            self.allow_files(2100)
            clients = self.connected(server, 2000)
            for _ in range(2):
                for client in clients:
                    client.send(request("/"))
                for client in clients:
                    self.assertEqual(200, client.answer().status)
            for client in clients:
                client.send(request("/")[:-4])  # and wait
            self.assertTrue(server.is_well())
            for client in clients:
                client.socket.close()
            wait_until(lambda: server.connections() < 10)
            self.assertTrue(server.is_well())

    def test_two_thousand_that_break_off(self):
        self.allow_files(600)
        with Server(self.folder) as server:
            for data in (b"", request("/")[:-4], request("/assets/large.wasm"), b"\0"):
                for client in self.connected(server, 500):
                    client.send_what_is_taken(data)
                    # Closed by a reset.
                    client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    client.socket.close()
                self.assertTrue(server.is_well())

    def test_more_than_the_server_takes_are_told_so(self):
        with Server(self.folder, "--connections", "3") as server:
            first = self.connected(server, 3)
            for client in first:
                self.assertEqual(200, client.send(request("/")).answer().status)
            for _ in range(20):
                with server.connect() as client:
                    answer = client.answer()
                    self.assertEqual((503, "60", "close"),
                                     (answer.status, answer["Retry-After"], answer["Connection"]))
                    self.assertEqual(SECURITY_HEADERS, {name: answer[name] for name in SECURITY_HEADERS})
                    self.assertEqual(b"", client.rest())
            self.assertEqual(200, first[0].send(request("/")).answer().status)
            first[1].socket.close()
            wait_until(lambda: server.connections() < 8)
            wait_until(server.is_well)

    def test_it_lives_with_few_files(self):
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with Server(self.folder) as server:
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (40, hard))
            clients = self.connected(server, 100)
            time.sleep(0.3)  # it finds that it cannot accept
            for client in clients:
                client.socket.close()
            wait_until(server.is_well)


class SlowClients(unittest.TestCase):
    """Each of them is cut off, and none makes another wait."""

    @classmethod
    def setUpClass(cls):
        cls.folder = page_folder(cls)

    def test_a_head_that_trickles_in(self):
        with Server(self.folder, "--head-seconds", "1") as server, server.connect() as client:
            client.send(b"GET / HTTP/1.1\r\n")
            deadline = time.monotonic() + TIMEOUT
            client.socket.settimeout(0.1)
            while time.monotonic() < deadline:
                client.send_what_is_taken(b"X: y\r\n")
                try:
                    if not client.more():
                        break
                except TimeoutError:
                    pass
            else:
                self.fail("never cut off")
            self.assertEqual(b"", client.unread)
            self.assertTrue(server.is_well())

    def test_a_body_that_never_comes(self):
        with Server(self.folder, "--head-seconds", "1") as server, server.connect() as client:
            client.send(request("/", "Content-Length: 5", method="POST") + b"x")
            self.assertEqual(b"", client.rest())

    def answered(self, server, data):
        """A client that sent this and got an answer: however slow this machine is, some are in time."""
        for _ in range(100):
            client = self.enterContext(server.connect())
            answer = client.send_what_is_taken(data).answer()
            if answer:
                self.assertEqual(200, answer.status)
                return client
        self.fail("no client was in time")

    def test_silence(self):
        with Server(self.folder, "--idle-seconds", "1") as server:
            with server.connect() as client:
                self.assertEqual(b"", client.rest())
            self.assertEqual(b"", self.answered(server, request("/")).rest())

    def test_empty_lines_are_silence(self):
        with Server(self.folder, "--idle-seconds", "1", "--head-seconds", "3600") as server:
            with server.connect() as client:
                self.assertEqual(b"", client.send_what_is_taken(b"\r\n" * 4 + b"\r").rest())
            self.assertEqual(b"", self.answered(server, request("/") + b"\r\n").rest())

    def test_an_answer_that_nobody_reads(self):
        with Server(self.folder, "--write-seconds", "1") as server:
            before = server.connections()
            clients = [server.connect() for _ in range(20)]
            for client in clients:
                client.send(request("/assets/large.wasm"))
            wait_until(lambda: server.connections() > before)
            self.assertTrue(server.is_well())
            wait_until(lambda: server.connections() <= before)
            for client in clients:
                client.socket.close()

    def test_who_does_not_hang_up_after_a_refusal(self):
        with Server(self.folder) as server:
            before = server.connections()
            with server.connect() as client:
                self.assertEqual(400, client.send(b"x\r\n\r\n").answer().status)
                wait_until(lambda: server.connections() <= before)


if __name__ == "__main__":
    unittest.main()
