"""The application: routes, errors, static files, beginning and end."""

from __future__ import annotations

import logging
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from gamenight.core.refusal import GameNightError
from gamenight.core.words import ENGLISH
from gamenight.doctor import version
from gamenight.store.database import DatabaseAway
from gamenight.store.store import Store
from gamenight.table.events import Refused
from gamenight.web.http import clubs as api_clubs
from gamenight.web.http import daily as api_daily
from gamenight.web.http import duplicates as api_duplicates
from gamenight.web.http import home as api_home
from gamenight.web.http import learning as api_learning
from gamenight.web.http import operations, sockets
from gamenight.web.http import people as api_people
from gamenight.web.http import reviews as api_reviews
from gamenight.web.http import tables as api_tables
from gamenight.web.http.asking import STATUS, server_of
from gamenight.web.http.guard import Guard
from gamenight.web.live.limits import TooMany
from gamenight.web.live.metrics import Metrics
from gamenight.web.live.server import Server, Settings, addresses_of
from gamenight.web.live.shapes import error_shape
from gamenight.web.words import words_in
from gamenight.web.words.en import Words

STATIC = Path(__file__).parents[1] / "static"
LONGEST_PATH = 400
KINDS = {404: "not_found", 405: "bad", 401: "who", 403: "forbidden"}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": "One sentence that says what is wrong."}
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}
log = logging.getLogger("gamenight.app")


def create_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """An app with a server of its own, opened when it starts and closed when it ends."""
    asked = settings or Settings()
    metrics = Metrics()
    addresses = addresses_of(asked)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = Server(asked, store or Store(asked.database), metrics, addresses)
        app.state.server = server
        await server.start()
        log.info("open", extra={"node": server.node, "version": version("gamenight")})
        yield
        await server.stop()
        log.info("closed", extra={"node": server.node})

    app = FastAPI(
        title="Game Night",
        version=version("gamenight"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=ERRORS,
    )
    app.include_router(api_home.router)
    app.include_router(api_people.router)
    app.include_router(api_learning.router)
    app.include_router(api_tables.router)
    app.include_router(api_reviews.router)
    app.include_router(api_daily.router)
    app.include_router(api_clubs.router)
    app.include_router(api_duplicates.router)
    app.include_router(sockets.router)
    app.include_router(operations.router)
    _add_errors(app)
    _add_pages(app)
    app.add_middleware(Guard, addresses=addresses, origins=asked.origins, metrics=metrics)
    return app


def _error(status: int, kind: str, sentence: str, clause: str = "", **headers: str) -> JSONResponse:
    return JSONResponse({"error": error_shape(kind, sentence, clause)}, status, headers=headers)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, problem: Refused) -> JSONResponse:
        server_of(request).metrics.refused.labels(problem.kind).inc()
        wait = {"retry-after": str(int(problem.wait) + 1)} if isinstance(problem, TooMany) else {}
        return _error(STATUS[problem.kind], problem.kind, problem.sentence, problem.clause, **wait)

    @app.exception_handler(GameNightError)
    async def wrong(request: Request, problem: GameNightError) -> JSONResponse:
        return _error(503, "busy", str(problem))

    @app.exception_handler(DatabaseAway)
    async def away(request: Request, problem: DatabaseAway) -> JSONResponse:
        log.error("the database does not answer", extra={"problem": type(problem.__cause__).__name__})
        return _error(503, "busy", str(problem))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, problem: RequestValidationError) -> JSONResponse:
        error = problem.errors()[0]
        where = ".".join(str(part) for part in error["loc"] if part != "body")
        return _error(422, "bad", f"{where}: {error['msg']}." if where else f"{error['msg']}.")

    @app.exception_handler(HTTPException)
    async def other(request: Request, problem: HTTPException) -> JSONResponse:
        kind = KINDS.get(problem.status_code, "bad")
        return _error(problem.status_code, kind, f"{problem.detail}.", **(problem.headers or {}))


def _add_pages(app: FastAPI) -> None:
    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        """The front end: a file if there is one of that name, else the page that finds its own way."""
        if path.startswith("api/"):
            raise Refused("not_found", Words.nothing_there)
        file = page_file(path)
        if file is not None:
            kept = "public, max-age=31536000, immutable" if "assets" in file.parts else "no-cache"
            return _file(file, kept, request)
        index = STATIC / "index.html"
        if not index.is_file():
            return HTMLResponse(words_in(ENGLISH).page_is_missing(), 200 if not path else 404)
        return _file(index, "no-cache", request)


def page_file(path: str) -> Path | None:
    """The file of the front end that an address names; None if there is none."""
    if not path or len(path) > LONGEST_PATH or not path.isprintable():
        return None
    file = (STATIC / path).resolve()
    try:
        ours = file.is_relative_to(STATIC.resolve()) and file.is_file()
    except OSError:  # no name that a file can have
        return None
    return file if ours and not file.name.startswith(".") else None


def _file(file: Path, kept: str, request: Request) -> Response:
    """A file of the front end: packed, where the build has packed it and the browser takes it so."""
    packed = file.with_name(f"{file.name}.gz")
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        kind = mimetypes.guess_type(file.name)[0]
        return FileResponse(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return FileResponse(file, headers=headers)
