"""What docs/compiler.md tells the authors of mypyc is still so, in the mypy that is pinned."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from test_build import native, rewriting, run_native

ROOT = Path(__file__).parent.parent
TOLD = re.compile(
    r"```python\n# (\w+)\.py\n(.*?)^```\n```python\n(.*?)^```\n```\n(.*?)^```", re.MULTILINE | re.DOTALL
)
REPORTS = TOLD.findall((ROOT / "docs" / "compiler.md").read_text(encoding="utf-8"))


@pytest.mark.skipif(bool(native.toolchain().missing), reason="there is no C compiler")
def test_every_program_shows_the_fault_that_is_reported(tmp_path: Path) -> None:
    for name, program, _, _ in REPORTS:
        (tmp_path / f"{name}.py").write_text(program)
    make = [sys.executable, "-m", "mypyc", *(f"{name}.py" for name, *_ in REPORTS)]
    made = subprocess.run(make, cwd=tmp_path, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
    for _, _, shows, answer in REPORTS:
        shown = subprocess.run(
            [sys.executable, "-c", shows], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        assert shown.stdout == answer
    assert len(REPORTS) == 3


def test_what_compiles_is_pinned_and_known() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pin = f"mypy=={rewriting.MYPY}"
    (librt,) = (line for line in settings["build-system"]["requires"] if line.startswith("librt"))
    assert pin in settings["build-system"]["requires"]
    assert pin in settings["project"]["optional-dependencies"]["test"]
    assert {pin, librt} <= set(constraints)
    assert librt.startswith("librt==")


def test_another_mypy_is_refused() -> None:
    rewriting.expect_known(rewriting.MYPY)
    for version in ("2.2.0", "2.4.2", "3.0"):
        with pytest.raises(SystemExit, match=rf"mypy {version} is here.*pip install mypy=={rewriting.MYPY}"):
            rewriting.expect_known(version)


def test_another_mypy_compiles_nothing() -> None:
    code = "native.versions = lambda: {'mypy': '9.9.9'}; native.compile_groups(native.Path('.'), {}, (), 1)"
    said = run_native(code)
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr.startswith("Cannot compile: mypy 9.9.9 is here")


WRAPPER = """VecI64 arg_v;
arg_v = VecI64Api.unbox(obj_v);
if (VEC_IS_ERROR(arg_v)) {
"""
SETTER = "VecI64 tmp;\ntmp = VecI64Api.unbox(value);\n"
CAST = "cpy_r_r4 = VecI64Api.unbox(cpy_r_r3);\n"


def test_wrappers_and_setters_give_back_the_vec_that_compiled_code_keeps() -> None:
    borrowed = rewriting.borrowing(WRAPPER + SETTER + CAST)
    assert borrowed.count("VEC_I64_DECREF(arg_v);") == borrowed.count("VEC_I64_DECREF(tmp);") == 1
    assert borrowed.endswith(CAST)


@pytest.mark.parametrize(
    "text",
    [
        WRAPPER.replace("obj_v", "args[0]"),  # handed over in another way
        WRAPPER.replace("VecI64Api", "VecI32Api").replace("VecI64", "VecI32"),  # of other numbers
        SETTER.replace("tmp", "new"),  # by another name
        "__tmp7 = VecI64Api.unbox(__tmp6);\n",  # out of a tuple
        WRAPPER.replace("VecI64Api.unbox(obj_v)", "VecI64_Unbox(obj_v)"),  # by another function
    ],
)
def test_vecs_that_are_handed_over_in_another_way_fail_the_build(text: str) -> None:
    with pytest.raises(SystemExit, match="Cannot compile: its C"):
        rewriting.borrowing(WRAPPER + text)


MAKES = "PyObject *ret = CPyPy_A_____init__(self, args, kwds);"
SLOT = "return CPyPy_B_____init__(self, args, kwds) != NULL ? 0 : -1;"


def test_what_calls_init_in_another_way_fails_the_build() -> None:
    assert rewriting.leaving_bare(f"{MAKES}\n{SLOT}") == f"{rewriting.BARE}\n{MAKES}\n{SLOT}"
    with pytest.raises(SystemExit, match="its C holds 1 of 2 places"):
        rewriting.leaving_bare(f"{MAKES}\n{MAKES.replace('*ret', '*made')}")
