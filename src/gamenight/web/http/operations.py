"""For whoever runs the server: whether it lives, whether it is ready, and figures."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from gamenight.doctor import version
from gamenight.web.http.asking import server_of

router = APIRouter(tags=["operations"])


@router.get("/live")
async def live(request: Request) -> JSONResponse:
    """Whether this process is worth keeping: 503 means that only a restart helps."""
    ok = server_of(request).hub.disk.writer.is_alive()
    return JSONResponse({"ok": ok}, 200 if ok else 503)


@router.get("/ready")
async def ready(request: Request) -> JSONResponse:
    """Whether to send people here: it can read and write. Without Redis play goes on, so that is only told."""
    server = server_of(request)
    reads = await server.hub.read(server.store.alive)
    failing = server.hub.disk.writer.failing
    redis = await server.fanout.alive()
    ok = reads and not failing and not server.hub.stopping
    said = {
        "ok": ok,
        "database": reads and not failing,
        "reads": reads,
        "writes": not failing,
        "redis": redis,
        "tables": len(server.hub.lives),
        "version": version("gamenight"),
        "node": server.node,
    }
    return JSONResponse(said, 200 if ok else 503)


@router.get("/health")
async def health(request: Request) -> JSONResponse:
    """The same as /ready, under its older name."""
    return await ready(request)


@router.get("/metrics", response_class=Response)
def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    server = server_of(request)
    server.metrics.live.set(len(server.hub.lives))
    server.metrics.commits.set(server.hub.disk.writer.commits)
    server.metrics.unwritten.set(server.hub.disk.writer.waiting())
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")
