"""`python -m tests.web.harness.serve [PORT]`: the harness page on loopback, with the Content-Security-Policy of the real page."""

from __future__ import annotations

import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE.parents[2] / "src" / "gusher"
OILFIELD = PACKAGE / "games" / "oilfield"
ROOTS = {
    "static": PACKAGE / "web",
    "shared": PACKAGE / "texts",
    "texts": OILFIELD / "texts",
    "board": OILFIELD / "web",
    "harness": HERE,
    "samples": HERE / "samples",
}
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'"


class Server(ThreadingHTTPServer):
    request_queue_size = 128  # a page asks for some thirty modules at once


class Handler(SimpleHTTPRequestHandler):
    timeout = 10

    def translate_path(self, path: str) -> str:
        name, _, rest = path.partition("?")[0].lstrip("/").partition("/")
        root = ROOTS.get(name)
        if root is None:
            return str(HERE / "index.html")
        found = (root / rest).resolve()
        return str(found if found.is_relative_to(root) else root)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


def main() -> None:
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8765
    with Server(("127.0.0.1", port), Handler) as server:
        sys.stdout.write(f"http://127.0.0.1:{server.server_port}/\n")
        sys.stdout.flush()
        server.serve_forever()


if __name__ == "__main__":
    main()
