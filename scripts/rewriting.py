"""What the build changes in Python before mypyc reads it, and in the C that it wrote. Each has its reason beside it."""

from __future__ import annotations

import re
from pathlib import Path

LEAKING = ("2.0.0", "2.1.0", "2.3.0", "2.4.0", "2.4.1")  # versions of mypy whose wrappers never free a vec
OWNED = re.compile(r"\b(arg_\w+|tmp) = VecI64Api\.unbox\((?:obj_\w+|value)\);")
MADE = re.compile(r"PyObject \*ret = CPyPy_\w+\(self, args, kwds\);")  # `__new__`, which calls `__init__`
BARE = "if (kwds == NULL && PyTuple_GET_SIZE(args) == 1 && PyTuple_GET_ITEM(args, 0) == Py_Ellipsis) return self;"
FINAL = re.compile(r"(?m)^( +self\.\w+): Final(?:\[(.+)\])? = ")


def fillable(source: str) -> str:
    """The same Python, whose objects pickle can fill: a final field has no setter once it is compiled.

    mypy has checked the promise of `Final` in the source itself; it makes nothing faster.
    """

    def plain(found: re.Match[str]) -> str:
        return f"{found[1]}: {found[2]} = " if found[2] else f"{found[1]} = "

    return FINAL.sub(plain, source)


def mended(source: str, version: str) -> str:
    """The C that this version of mypyc wrote, changed as below, in a file of its own: mypyc writes its own file anew
    if that has changed."""
    old = Path(source)
    new = old.with_name(f"{old.stem}_mended.c")
    text = leaving_bare(old.read_text())
    replace_text(new, borrowing(text) if version in LEAKING else text)
    return str(new)


def leaving_bare(text: str) -> str:
    """The same C, in which `kind.__new__(kind, ...)` leaves `__init__` out, for pickle to fill in the fields."""
    return MADE.sub(rf"{BARE}\n\g<0>", text)


def borrowing(text: str) -> str:
    """The same C, with wrappers that borrow the vecs they are given: mypyc's own keep them for ever.

    Every call that comes in through Python unboxes its arguments as if to borrow them, and yet counts a vec's buffer
    up. The caller holds the vec throughout the call, so counting it down at once is safe. Where mypyc has mended this
    it would free twice: hence only for versions that are known to leak, and tests/test_memory.py for the rest.
    """
    return OWNED.sub(r"\g<0> if (\1.len >= 0) VEC_I64_DECREF(\1);", text)


def replace_text(file: Path, text: str) -> None:
    """Writes a file that differs."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
