"""Agents over HTTP: who may come in, how many, and how often."""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
from collections import Counter
from typing import Any

import uvicorn
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from gamenight.cli.app import err
from gamenight.core.refusal import BadArgument
from gamenight.lab.agents import IDLE, SESSION, Desks
from gamenight.lab.needs import needed
from gamenight.web.home.addresses import interfaces, own_names

Security: Any = needed("mcp.server.transport_security", "mcp").TransportSecuritySettings
VERSIONS: Any = needed("mcp_types.version", "mcp").HANDSHAKE_PROTOCOL_VERSIONS  # those that have sessions

SESSIONS = 32  # fewer than there are threads, of which a session has one: nobody waits for another's bots
CALLS = 20  # of a session in a second, or at a time
BYTES = 1 << 16  # of a request
REFUSED = -32000  # of JSON-RPC


class Door:
    """Lets in whoever has the token, by sessions and not too often. A session that ends has left its tables."""

    def __init__(self, app: ASGIApp, token: str, desks: Desks) -> None:
        self._app, self._token, self._desks = app, token, desks
        self._calls: Counter[str] = Counter()  # of each session: without an answer, or of the last second

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        headers = Headers(scope=scope)
        session = headers.get(SESSION, "")
        if refusal := self._refusal(headers, session):
            error = {"jsonrpc": "2.0", "id": None, "error": {"code": REFUSED, "message": refusal[1]}}
            return await JSONResponse(error, refusal[0])(scope, receive, send)
        self._calls[session] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            asyncio.get_running_loop().call_later(1, self._forget, session)
        if scope["method"] == "DELETE":
            await self._desks.close(session)

    def _forget(self, session: str) -> None:
        self._calls -= Counter([session])

    def _refusal(self, headers: Headers, session: str) -> tuple[int, str] | None:
        """The status and the sentence for a request that is not let in."""
        shown = headers.get("authorization", "").encode()
        if not hmac.compare_digest(shown, f"Bearer {self._token}".encode()):
            return 401, "This server wants its token, in the header Authorization: Bearer."
        if headers.get("mcp-protocol-version", VERSIONS[0]) not in VERSIONS:
            return 400, "This server keeps tables by session, which that version of the protocol lacks."
        if self._calls[session] >= CALLS:
            return 429, f"At most {CALLS} calls are taken in a second, or at a time; wait a moment."
        return None


async def serve(made: Any, desks: Desks, host: str, port: int, token: str) -> None:
    """Serve agents until stopped."""
    if token and not re.fullmatch("[!-~]{16,}", token):
        raise BadArgument("A token has at least 16 letters, digits or signs, and no spaces.")
    shown = "your token" if token else (token := secrets.token_urlsafe(32))
    err.print(f"http://{host}:{port}/mcp answers to the header\nAuthorization: Bearer {shown}", markup=False)
    own = {host, *own_names(), *(each.address for each in interfaces())}
    security = Security(allowed_hosts=[f"[{name}]:*" if ":" in name else f"{name}:*" for name in own])
    app = made.streamable_http_app(
        max_request_body_size=BYTES,
        max_sessions=SESSIONS,
        session_idle_timeout=IDLE,
        transport_security=security,
    )
    door = Door(app, token, desks)
    config = uvicorn.Config(door, host, port, log_level="warning", ws="none", timeout_graceful_shutdown=2)
    sweeping = asyncio.create_task(desks.sweep())
    await uvicorn.Server(config).serve()
    sweeping.cancel()
