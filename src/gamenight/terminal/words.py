"""A scene in plain lines of ASCII, for screen readers and pipes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from gamenight.core.scene import Board, Choice, Piece, Scene, SeatScene, Sheet, Space, Zone
from gamenight.terminal.marks import ascii_only, typed

SQUARE = re.compile(r"[a-z]\d+")  # e4: named by its file and its rank
MENU = 90  # characters: the rest of a longer list of moves is shown when asked for
FOLLOWED = ("track", "loop")  # boards on which it is told in words where everyone stands
PICTURES = ("chequered", "grid")  # boards that are worth drawing in characters


def look(scene: Scene, me: int) -> list[str]:
    """Everything in sight."""
    lines = [scene.heading] if scene.heading else []
    lines += [seat_line(seat, me, held_in(scene)) for seat in scene.seats]
    lines += board_lines(scene)
    lines += glance(scene, me)
    return [ascii_only(line) for line in lines]


def glance(scene: Scene, me: int) -> list[str]:
    """What one looks at before a move: the table's zones, then one's own."""
    shown = [zone for zone in scene.zones if zone.seat != me] + [
        zone for zone in scene.zones if zone.seat == me
    ]
    lines = [f"{name}: {value}" for name, value in scene.facts]
    told = {name for name, _ in scene.facts}
    names = [seat.name for seat in scene.seats]
    lines += [zone_line(zone, names) for zone in shown if zone.label not in told]
    lines = [line for line in lines if line]
    return [ascii_only(line) for line in lines]


def own_lines(scene: Scene, me: int) -> list[str]:
    """What one holds oneself."""
    own = [zone_line(zone) for zone in scene.zones if zone.seat == me and zone.kind == "hand"]
    if scene.seats[me].money is not None:
        own.append(seat_line(scene.seats[me], me, held_in(scene)))
    return [ascii_only(line) for line in own if line]


def players_line(scene: Scene) -> str:
    """How all the players stand, in one line."""
    held = held_in(scene)
    told = ((seat.name, known(seat, held)) for seat in scene.seats)
    return ascii_only("; ".join(f"{name}: {', '.join(words)}" for name, words in told if words))


def seat_line(seat: SeatScene, me: int, held: str) -> str:
    name = f"{seat.name} (you)" if seat.seat == me else seat.name
    told = known(seat, held)
    colour = "" if seat.colour in (word.lower() for word in told) else seat.colour
    parts = [*told, colour, "to move" if seat.turn else ""]
    return f"{name}: {', '.join(dict.fromkeys(part for part in parts if part))}"


def known(seat: SeatScene, held: str) -> list[str]:
    """What everyone sees of a player. `held` is what they hold: cards or tiles."""
    score = seat.score_says or (f"score {seat.score}" if seat.score is not None else "")
    money = f"${seat.money:,}" if seat.money is not None and str(seat.money) not in score else ""
    cards = counted(seat.cards, held) if seat.cards is not None else ""
    return list(dict.fromkeys(part for part in (score, money, cards, *seat.status) if part))


def held_in(scene: Scene) -> str:
    """What players hold in this game."""
    kinds = {piece.kind for zone in scene.zones for piece in zone.pieces}
    return "tile" if "tile" in kinds else "card"


def counted(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def zone_line(zone: Zone, names: Sequence[str] = ()) -> str:
    """A zone in one line; nothing for a hand of which only the size is known, since its seat's line says it."""
    spots = " ".join(f"({spot.label})" for spot in zone.spots)
    signs = [face_of(piece, played_by(zone, piece, names)) for piece in zone.pieces]
    faces = (", " if any(" " in sign for sign in signs) else " ").join(signs)
    if faces or spots:
        return f"{zone.label}: {' '.join(filter(None, (faces, spots)))}"
    if zone.kind == "hand" and zone.count >= 0 and zone.seat >= 0:
        return ""
    return f"{zone.label}: {zone.count if zone.count >= 0 else 'empty'}"


def played_by(zone: Zone, piece: Piece, names: Sequence[str]) -> str:
    """Who played a card to a trick."""
    return names[piece.seat] if zone.kind == "trick" and 0 <= piece.seat < len(names) else ""


def face_of(piece: Piece, by: str = "") -> str:
    tag = f"({piece.tag})" if piece.tag else ""
    return f"{typed(piece)}{tag} {by}".rstrip()


def board_lines(scene: Scene) -> list[str]:
    """The pieces and where they stand, and a picture where one in characters is worth drawing."""
    if scene.board is None:
        return []
    drawn = picture_lines(scene) if scene.board.kind in PICTURES else []
    return drawn + standing(scene) + marked(scene)


def picture_lines(scene: Scene) -> list[str]:
    """The board in characters, where that is worth while; else, on a track, where everyone stands."""
    if scene.board is None or scene.board.kind not in PICTURES:
        return standing(scene) if scene.board is not None and scene.board.kind in FOLLOWED else []
    return [ascii_only(line) for line in picture(scene.board, scene.pieces)]


def standing(scene: Scene) -> list[str]:
    """A line a player (or colour): what stands where."""
    assert scene.board is not None
    spaces = {space.id: space for space in scene.board.spaces}
    owners = {seat.seat: seat.name for seat in scene.seats}
    found: dict[str, dict[str, list[str]]] = {}
    for piece in scene.pieces:
        place = place_name(spaces[piece.at]) if piece.at in spaces else "off the board"
        places = found.setdefault(owners.get(piece.seat, "On the board"), {})
        places.setdefault(place, []).append(piece.face)
    return [
        f"{owner}: {', '.join(there(place, faces) for place, faces in places.items())}"
        for owner, places in found.items()
    ]


def there(place: str, faces: list[str]) -> str:
    """ "START (2 3 4)", "START x3", "41" """
    named = [face for face in faces if face]
    if named:
        return f"{place} ({' '.join(named)})"
    return f"{place} x{len(faces)}" if len(faces) > 1 else place


def marked(scene: Scene) -> list[str]:
    assert scene.board is not None
    spaces = {space.id: space for space in scene.board.spaces}
    told = [
        f"{place_name(spaces[mark.space])}: {mark.says or mark.text}"
        for mark in scene.marks
        if mark.space in spaces and mark.kind != "last"
    ]
    return [f"On the board: {'; '.join(told)}"] if told else []


def place_name(space: Space) -> str:
    name = place_id(space)
    return name if SQUARE.fullmatch(name) else space.label or name


def picture(board: Board, pieces: Sequence[Piece]) -> list[str]:
    """A grid of characters: what stands on each space; an empty one shows its label, or a dot."""
    on = {piece.at: typed(piece) for piece in pieces}
    at = {(round(space.y), round(space.x)): space for space in board.spaces}
    named = all(SQUARE.fullmatch(place_id(space)) for space in board.spaces)
    rows = sorted({y for y, _ in at})
    columns = sorted({x for _, x in at})
    wide = max(2, *(len(cell(space, on)) for space in board.spaces)) + 1
    lines = []
    for y in rows:
        cells = (at.get((y, x)) for x in columns)
        edge = f"{place_id(at[y, columns[0]])[1:]:>2} " if named else ""
        lines.append(edge + "".join(f"{cell(space, on):>{wide}}" for space in cells))
    if named:
        lines.append("   " + "".join(f"{place_id(at[rows[0], x])[0]:>{wide}}" for x in columns))
    return lines


def cell(space: Space | None, on: dict[str, str]) -> str:
    if space is None:
        return ""
    bare = "." if len(space.label) > 2 or not space.label else space.label
    return on.get(space.id) or bare


def place_id(space: Space) -> str:
    return space.id.partition(":")[2]


def move_lines(choices: Iterable[Choice]) -> list[str]:
    """Each legal move: what to type, and what it means."""
    lines = []
    for choice in choices:
        lines.append(f"  {typed_text(choice)}: {choice.says}")
    return [ascii_only(line) for line in lines]


def typed_text(choice: Choice) -> str:
    """What to type for a move; an amount as N, with its bounds."""
    bounds = f" ({choice.amount.low} to {choice.amount.high})" if choice.amount else ""
    return choice.text.replace("{}", "N") + bounds


def menu(choices: Sequence[Choice]) -> str:
    """What may be typed now; where that is too long for a line, some of it and where to find the rest."""
    texts = [typed_text(choice) for choice in choices]
    if not texts:
        return ""
    shown = next((n for n in range(len(texts), 1, -1) if len(", ".join(texts[:n])) <= MENU), 1)
    more = f" ... (moves lists all {len(texts)})" if shown < len(texts) else ""
    return ascii_only(f"You may type: {', '.join(texts[:shown])}{more}")


def sheet_lines(sheet: Sheet | None) -> list[str]:
    """The score sheet, a line a row."""
    if sheet is None:
        return ["There is no score sheet in this game."]
    lines = [sheet.title]
    for label, row in zip(sheet.labels, sheet.rows, strict=True):
        cells = (f"{column} = {one.text}" for column, one in zip(sheet.columns, row, strict=True))
        lines.append(f"{label}: {', '.join(cells)}")
        lines += [f"  {column}: {one.why}" for column, one in zip(sheet.columns, row, strict=True) if one.why]
    return [ascii_only(line) for line in [*lines, sheet.note] if line]


def clause_lines(rulebook: str, clause: str = "") -> list[str]:
    """The rulebook, or one clause of it ("4.2"), or one chapter ("4")."""
    lines = [line.replace("**", "") for line in rulebook.splitlines()]
    if clause:
        dotted = re.escape(clause.strip("."))
        kept = re.compile(rf"- {dotted}(\.\d+)* |## {dotted} ")
        lines = [line for line in lines if kept.match(line)]
        lines = lines or [f"There is no rule {clause}."]
    return [ascii_only(line) for line in lines]
