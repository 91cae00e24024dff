"""Which version of a package is installed."""

from __future__ import annotations

from importlib import metadata


def version(package: str) -> str:
    """As its distribution says; "0+source" for this package when it runs from its source tree, not installed."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "0+source"
