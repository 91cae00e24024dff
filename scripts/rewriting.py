"""What the build changes in Python before mypyc reads it, and in the C that it wrote. Each has its reason beside it.

docs/compiler.md tells the compiler's authors why; tests/test_compiler.py holds that to the mypy that is pinned.
"""

from __future__ import annotations

import re
from pathlib import Path

MYPY = "2.4.1"  # whose C is known here; pyproject.toml pins the same
OWNED = re.compile(r"\b(arg_\w+|tmp) = VecI64Api\.unbox\((?:obj_\w+|value)\);")  # what a wrapper is handed
VECS = re.compile(r"\bVec\w+ (?:arg_\w+|tmp)\b")  # where a wrapper declares a vec, of whatever kind
CAST = re.compile(r"\bcpy_r_\w+ = VecI64Api\.unbox\(")  # compiled code's own: it is counted down again
MADE = re.compile(r"PyObject \*ret = CPyPy_\w+\(self, args, kwds\);")  # `__new__`, which calls `__init__`
STARTS = "__init__(self, args, kwds)"  # all that call it with what Python handed over
SLOT = STARTS + " != NULL"  # `tp_init`, which may
BARE = "if (kwds == NULL && PyTuple_GET_SIZE(args) == 1 && PyTuple_GET_ITEM(args, 0) == Py_Ellipsis) return self;"
FINAL = re.compile(r"(?m)^( +self\.\w+): Final(?:\[(.+)\])? = ")


class UnknownC(SystemExit):
    """The compiler wrote something else than what is mended here. Without that its programs would leak."""

    def __init__(self, problem: str) -> None:
        super().__init__(
            f"Cannot compile: {problem}. `pip install mypy=={MYPY}` brings the compiler that is known to work; "
            "GAMENIGHT_COMPILE=no does without one. For another, see docs/compiler.md."
        )


def expect_known(version: str) -> None:
    """Raises UnknownC unless this is the version of mypy whose C was read."""
    if version != MYPY:
        raise UnknownC(f"mypy {version} is here, and only the C of {MYPY} is known to be mended rightly")


def fillable(source: str) -> str:
    """The same Python, whose objects pickle can fill: a final field has no setter once it is compiled.

    mypy has checked the promise of `Final` in the source itself; it makes nothing faster.
    """

    def plain(found: re.Match[str]) -> str:
        return f"{found[1]}: {found[2]} = " if found[2] else f"{found[1]} = "

    return FINAL.sub(plain, source)


def mended(source: str) -> str:
    """The C that mypyc wrote, changed as below, in a file of its own: mypyc writes its own file anew if that has
    changed."""
    old = Path(source)
    new = old.with_name(f"{old.stem}_mended.c")
    replace_text(new, borrowing(leaving_bare(old.read_text())))
    return str(new)


def leaving_bare(text: str) -> str:
    """The same C, in which `kind.__new__(kind, ...)` leaves `__init__` out, for pickle to fill in the fields."""
    return swapped(MADE, rf"{BARE}\n\g<0>", text, text.count(STARTS) - text.count(SLOT))


def borrowing(text: str) -> str:
    """The same C, with wrappers that borrow the vecs they are given: mypyc's own keep them for ever.

    Every call that comes in through Python unboxes its arguments as if to borrow them, and yet counts a vec's buffer
    up. The caller holds the vec throughout the call, so counting it down at once is safe. Where mypyc has mended this
    it would free twice: hence only for the version whose C was read.
    """
    unboxings = text.count(".unbox(") - len(CAST.findall(text))
    borrowed = swapped(OWNED, r"\g<0> if (\1.len >= 0) VEC_I64_DECREF(\1);", text, unboxings)
    if unboxings != len(VECS.findall(text)):
        raise UnknownC(f"its C unboxes {unboxings} vecs and declares {len(VECS.findall(text))}")
    return borrowed


def swapped(pattern: re.Pattern[str], new: str, text: str, expected: int) -> str:
    """The text with every match replaced. Those must be as many as another way of counting says."""
    changed, count = pattern.subn(new, text)
    if count != expected:
        raise UnknownC(f"its C holds {count} of {expected} places that look like {pattern.pattern}")
    return changed


def replace_text(file: Path, text: str) -> None:
    """Writes a file that differs."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
