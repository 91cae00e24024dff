"""Writes the page's types from Python's, web/src/lib/shapes.ts: scenes, what the server sends and answers, the acts.

scripts/shapes          writes the file
scripts/shapes --check  says whether it is as it should be
"""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from pydantic import BaseModel

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from gamenight.core import scene  # noqa: E402 (the path comes first)
from gamenight.web import answers, protocol  # noqa: E402
from gamenight.web.live import acts  # noqa: E402

TARGET = ROOT / "web/src/lib/shapes.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", type(None): "null"}
READERS = {str: "text", int: "number", float: "number", bool: "flag"}
HEAD = """/** Written by scripts/shapes from the server's own shapes. Change those, and run it again. */

/** Plain values as they come over the wire. */
export type Raw = Record<string, unknown>;

const text = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);
const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === "boolean" ? value : otherwise);
const isRaw = (value: unknown): value is Raw => typeof value === "object" && value !== null;
const raw = (value: unknown): Raw => (isRaw(value) ? value : {});
const list = <V>(value: unknown, read: (each: unknown) => V): V[] => (Array.isArray(value) ? value.map(read) : []);
const maybe = <V>(value: unknown, read: (each: unknown) => V): V | null =>
  value === undefined || value === null ? null : read(value);
"""


def written(kind: Any) -> str:
    """A Python type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == protocol.Raw:
        return "Raw"
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return written(inner[0])
    if origin is Literal:
        return " | ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(each) for each in inner))
    if origin is tuple and inner[-1] is not Ellipsis:
        return f"[{', '.join(written(each) for each in inner)}]"
    if origin in (list, tuple):
        return f"{written(inner[0])}[]" if " " not in written(inner[0]) else f"({written(inner[0])})[]"
    if origin is dict:
        return f"Record<string, {written(inner[1])}>"
    if isinstance(kind, type):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind}")


def reader(kind: Any, default: Any, value: str) -> str:
    """How a value of this type is read from `value`, with its default where it was left out."""
    if kind in READERS:
        plain = {str: '""', bool: "false"}.get(kind, "0")
        return f"{READERS[kind]}({value}, {plain if default is msgspec.NODEFAULT else literal(default)})"
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        (some,) = (each for each in inner if each is not type(None))
        return f"maybe({value}, {function(some)})"
    if origin is tuple and inner[-1] is not Ellipsis:
        parts = ", ".join(
            reader(each, msgspec.NODEFAULT, f"raw({value})[{i}]") for i, each in enumerate(inner)
        )
        return f"[{parts}]"
    if origin is tuple:
        return f"list({value}, {function(inner[0])})"
    return f"read{kind.__name__}(raw({value}))"


def function(kind: Any) -> str:
    body = reader(kind, msgspec.NODEFAULT, "each")
    return f"(each): {written(kind)} => {body}"


def literal(value: Any) -> str:
    return (
        f'"{value}"'
        if isinstance(value, str)
        else str(value).lower()
        if isinstance(value, bool)
        else str(value)
    )


def doc(kind: type) -> str:
    """The first paragraph of what Python says of it."""
    said = (inspect.getdoc(kind) or "").split("\n\n")[0].replace("\n", " ")
    return f"/** {said} */\n"


def struct(kind: type[msgspec.Struct]) -> str:
    """A part of a scene: its type, and how it is read."""
    hints = get_type_hints(kind)
    shape = "".join(f"  {each.name}: {written(hints[each.name])};\n" for each in msgspec.structs.fields(kind))
    reads = "".join(
        f"  {each.name}: {reader(hints[each.name], each.default, f'value.{each.name}')},\n"
        for each in msgspec.structs.fields(kind)
    )
    name = kind.__name__
    return (
        f"{doc(kind)}export interface {name} {{\n{shape}}}\n"
        f"export const read{name} = (value: Raw): {name} => ({{\n{reads}}});\n"
    )


def message(kind: Any) -> str:
    """What the server sends."""
    lines = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        lines.append(
            f"  {name}{'?' if optional else ''}: {written(get_args(hint)[0] if optional else hint)};\n"
        )
    return f"{doc(kind)}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"


def act(kind: type[BaseModel]) -> str:
    """What the page sends. Its id is the client's affair."""
    fields = kind.model_fields
    lines = [
        f"  {name}{'' if field.is_required() else '?'}: {written(plain(field.annotation))};\n"
        for name, field in sorted(fields.items(), key=lambda each: each[0] != "type")
        if name != "id"
    ]
    return f"export interface {kind.__name__} {{\n{''.join(lines)}}}\n"


def plain(kind: Any) -> Any:
    """A type without what pydantic adds to it, and without "or nothing": a field is left out instead."""
    inner = tuple(each for each in get_args(kind) if each is not type(None))
    return inner[0] if get_origin(kind) in (Union, types.UnionType) and len(inner) == 1 else kind


def page_types() -> str:
    pictures = [
        each
        for each in vars(scene).values()
        if isinstance(each, type) and issubclass(each, scene.Picture) and each is not scene.Picture
    ]
    messages = [each for each in vars(protocol).values() if is_typeddict(each)]
    messages += [each for each in vars(answers).values() if is_typeddict(each) and each not in messages]
    sent = [each for each in vars(acts).values() if inspect.isclass(each) and issubclass(each, acts.BaseAct)]
    sent.remove(acts.BaseAct)
    parts = [HEAD, *map(struct, pictures), f"export type Value = {written(protocol.Value)};\n"]
    parts += [*map(message, messages), *map(act, sent)]
    parts.append(f"export type Message = {' | '.join(each.__name__ for each in protocol.MESSAGES)};\n")
    parts.append(f"export type Act = {' | '.join(each.__name__ for each in sent)};\n")
    return "\n".join(parts)


def main() -> None:
    now = page_types()
    if "--check" not in sys.argv:
        TARGET.write_text(now)
    elif not TARGET.is_file() or TARGET.read_text() != now:
        sys.exit("web/src/lib/shapes.ts is not what the server's shapes are: run scripts/shapes.")


if __name__ == "__main__":
    main()
