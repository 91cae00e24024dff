"""What stands before every request: host, origin, size, headers, and a log line, never with tokens or queries."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gamenight.core.words import ENGLISH
from gamenight.web.home.addresses import Addresses, host_of
from gamenight.web.live.metrics import Metrics
from gamenight.web.live.shapes import error_shape
from gamenight.web.words import words_in

LONGEST = 64 * 1024
LONGEST_RECORD = 1_100_000
TAKE_RECORDS = ("/api/replay", "/api/review")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of pieces on a board
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
BODY_SECONDS = 20.0  # between two pieces of a request's body
NO_STORE = (b"cache-control", b"no-store")
# Browsers complain of these on pages that came by plain http.
SECURE_HEADERS = [
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
SAY = words_in(ENGLISH)  # nobody has said yet which language they speak
log = logging.getLogger("gamenight.requests")


def _uncached(scope: Scope, message: Message) -> list[Any]:
    """An answer's headers. What the API says is for whoever asked, and may hold tokens: nobody keeps it."""
    headers = list(message.get("headers", ()))
    said = any(name.lower() == b"cache-control" for name, _ in headers)
    return headers if said or not scope["path"].startswith("/api/") else [*headers, NO_STORE]


def refusal_parts(kind: str, sentence: str) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body of an answer that refuses a request."""
    body = json.dumps({"error": error_shape(kind, sentence)}).encode()
    said = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    return [*said, NO_STORE, *HEADERS], body


class TooLarge(Exception):
    """A body that is longer than it may be."""


class Guard:
    """Wraps the app."""

    def __init__(
        self, app: ASGIApp, addresses: Addresses, origins: tuple[str, ...], metrics: Metrics
    ) -> None:
        self.app, self.addresses, self.origins, self.metrics = app, addresses, origins, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.addresses.answers(host):
            await self._refuse(scope, send, 421, "forbidden", SAY.not_our_name(host_of(host)[:80]))
            return
        if not self._origin_fits(scope, headers):
            await self._refuse(scope, send, 403, "forbidden", SAY.from_another_site())
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self._guarded(scope, receive, send, headers)

    def _origin_fits(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """A browser says where a page came from; only our own pages may change things or open sockets."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()

    async def _guarded(self, scope: Scope, receive: Receive, send: Send, headers: dict[bytes, bytes]) -> None:
        most = LONGEST_RECORD if scope["path"] in TAKE_RECORDS else LONGEST
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > most:
            await self._refuse(scope, send, 413, "too_large", SAY.body_too_long(most))
            return
        began, read, status, whole = time.perf_counter(), 0, 0, False

        async def counted() -> Message:
            nonlocal read, whole
            message = await (receive() if whole else asyncio.wait_for(receive(), BODY_SECONDS))
            whole = whole or not message.get("more_body", False)
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = SECURE_HEADERS if scope.get("scheme") == "https" else []
                message["headers"] = [*_uncached(scope, message), *HEADERS, *more]
            await send(message)

        try:
            await self.app(scope, counted, with_headers)
        except TooLarge:
            await self._refuse(scope, send, 413, "too_large", SAY.body_too_long(most))
        except TimeoutError:
            await self._refuse(scope, send, 408, "late", SAY.body_broke_off())
        except Exception:
            self.metrics.errors.inc()
            log.exception("a fault of our own", extra={"path": scope["path"][:200]})
            if status:
                raise  # half an answer is out already
            status = 500
            await self._refuse(scope, send, 500, "busy", SAY.mistake_without_harm())
        self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, took: float) -> None:
        self.metrics.requests.labels(str(status)).inc()
        said = {
            "method": scope["method"],
            "path": scope["path"],
            "status": status,
            "ms": round(took * 1000, 1),
        }
        log.info("request", extra=said)

    async def _refuse(self, scope: Scope, send: Send, status: int, kind: str, sentence: str) -> None:
        headers, body = refusal_parts(kind, sentence)
        before = "http"
        if scope["type"] == "websocket":
            if "websocket.http.response" not in scope.get("extensions", {}):
                await send({"type": "websocket.close", "code": 4403, "reason": kind})
                return
            before = "websocket.http"
        await send({"type": f"{before}.response.start", "status": status, "headers": headers})
        await send({"type": f"{before}.response.body", "body": body})
