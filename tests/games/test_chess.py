"""Chess, clause by clause. Positions are laid out as FEN writes them."""

from __future__ import annotations

import pytest
from at_table import AtTable
from playing import Play

import gamenight
from gamenight.core.record import Record, read_record
from gamenight.core.refusal import BadOption, BadRecord, Unreadable
from gamenight.games.chess import pgn
from gamenight.games.chess.fen import START, read_fen, write_fen
from gamenight.games.chess.notation import san
from gamenight.games.chess.rules.board import hash_of
from gamenight.games.chess.rules.moves import legal_moves
from gamenight.games.chess.rules.position import Chess, repetitions
from gamenight.sitting.recording import begin, replay, step
from gamenight.table import commands

GAME = gamenight.game("chess")
WHITE, BLACK = 0, 1


def table(position: str = "", **house: bool | int | str) -> Play:
    """A game; of a FEN only the pieces and who moves are needed."""
    if position:
        fields = position.split()
        position = " ".join([*fields, *["w", "-", "-", "0", "1"][len(fields) - 1 :]])
        house["position"] = position
    return Play(GAME, GAME.start(**house))


def board(game: Play) -> str:
    assert isinstance(game.position, Chess)
    return write_fen(game.position.public.board)


def pieces(game: Play) -> str:
    return board(game).split()[0]


def goals(game: Play, square: str) -> str:
    """Where the piece on a square may go."""
    return " ".join(sorted({text[2:4] for text in game.moves() if text.startswith(square)}))


def how(game: Play) -> tuple[bool, list[int]]:
    return game.over(), game.payoffs()


def test_1_1_a_light_square_at_each_right_hand() -> None:
    for seat, corner in ((WHITE, "space:h1"), (BLACK, "space:a8")):
        scene = GAME.scene(table().view(seat))
        assert scene.board is not None
        right = next(space for space in scene.board.spaces if (space.x, space.y) == (7, 7))
        assert (right.id, right.colour) == (corner, "light")
        notes = "".join(sorted(space.note for space in scene.board.spaces))
        assert sorted(notes) == sorted("abcdefgh12345678"), "files and ranks are named along the edges"


def test_1_2_the_pieces_are_set_up() -> None:
    assert board(table()) == START
    men = {piece.at: piece for piece in GAME.scene(table().view(-1)).pieces}
    assert len(men) == 32
    assert men["space:d8"].says == "black queen on d8"
    assert men["space:d1"].says == "white queen on d1"
    spaces = GAME.scene(table().view(-1)).board
    assert spaces is not None
    assert next(space.colour for space in spaces.spaces if space.id == "space:d8") == "dark"


def test_1_3_white_moves_first() -> None:
    game = table()
    assert game.mover() == WHITE
    assert len(game.moves()) == 20


def test_1_4_any_position_may_be_the_first() -> None:
    text = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 12 34"
    assert board(Play(GAME, GAME.start(position=text))) == text
    assert (
        board(Play(GAME, GAME.start(position="4k3/8/8/8/8/8/8/4K2R w K -")))
        == "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hello", "four to six parts"),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", "eight ranks"),
        ("4k4/8/8/8/8/8/8/4K3 w - - 0 1", "9 squares on rank 8"),
        ("4k3/8/8/8/8/8/8/4K2 w - - 0 1", "7 squares on rank 1"),
        ("4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", "'x' on rank 5"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "w or b"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "0 kings for Black"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "2 kings for White"),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "pawn on h8"),
        ("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "castle .Q., yet king and rook are not on e1 and a1"),
        ("4k3/8/8/8/8/8/8/4K2R w KX - 0 1", "letters of KQkq"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - e3 0 1", "on rank 6"),
        ("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", "no pawn has just passed"),
        ("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "leaves Black in check"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - x 1", "half-moves"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 0", "number of the move"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "already over"),
        ("R3k3/R7/8/8/8/8/8/4K3 b - - 0 1", "already over"),
    ],
)
def test_1_4_a_fen_that_makes_no_sense_is_explained(text: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        GAME.start(position=text)


def test_2_1_one_of_your_own_pieces_in_turn() -> None:
    game = table()
    assert game.refusal("e7e5") == "2.1"
    assert game.refusal("e4e5") == "2.1"
    assert game.refusal("e2e2") == "2.1"
    assert game.play("e2e4").mover() == BLACK


def test_2_2_a_piece_captures_where_it_ends_and_never_its_own() -> None:
    game = table("4k3/8/8/3p4/8/8/8/3RK3")
    assert game.refusal("d1e1") == "2.2"
    game.play("d1d5")
    assert pieces(game) == "4k3/8/8/3R4/8/8/8/4K3"
    assert game.story() == ["Player 1 captured the pawn on d5 with the rook from d1."]
    zone = GAME.scene(game.view(-1)).zones[WHITE]
    assert [(piece.id, piece.face) for piece in zone.pieces] == [("man:d5", "P")]


def test_2_3_pawns_attack_diagonally_and_pinned_pieces_attack_too() -> None:
    game = table("4k3/8/8/4p3/8/3K4/8/8")
    assert goals(game, "d3") == "c2 c3 c4 d2 e2 e3 e4"
    pinned = table("4k3/8/8/8/4n3/8/1K6/4Q3")
    assert pinned.refusal("b2c3") == "3.1", "the knight attacks c3 although it may not move"


def test_2_4_only_the_knight_jumps() -> None:
    game = table()
    assert game.refusal("a1a3") == "2.4"
    assert game.refusal("c1e3") == "2.4"
    assert game.refusal("d1d3") == "2.4"
    assert goals(game, "b1") == "a3 c3"


def test_3_1_the_king() -> None:
    game = table("k7/8/8/8/8/3K4/8/7r")
    assert goals(game, "d3") == "c2 c3 c4 d2 d4 e2 e3 e4"
    assert game.refusal("d3d5") == "3.1"
    game = table("k7/8/8/8/8/3K4/8/4r3")
    assert game.refusal("d3e4") == "3.1"
    assert goals(game, "d3") == "c2 c3 c4 d2 d4"


def test_3_1_a_king_may_not_step_back_along_the_line_of_attack() -> None:
    game = table("k7/8/8/8/r2K4/8/8/8")
    assert game.refusal("d4e4") == "3.1"


def test_3_2_the_queen() -> None:
    game = table("k7/8/8/8/3Q4/8/8/K7")
    assert len(goals(game, "d4").split()) == 26
    assert game.refusal("d4e6") == "3.2"


def test_3_3_the_bishop() -> None:
    game = table("k7/7p/8/8/3B4/8/8/K7")
    assert goals(game, "d4") == "a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8"
    assert game.refusal("d4d5") == "3.3"


def test_3_4_the_knight() -> None:
    game = table("k7/7p/8/8/3N4/8/8/K7")
    assert goals(game, "d4") == "b3 b5 c2 c6 e2 e6 f3 f5"
    assert game.refusal("d4d5") == "3.4"


def test_3_5_the_rook() -> None:
    game = table("k7/8/8/8/3R2p1/8/8/K7")
    assert goals(game, "d4") == "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4"
    assert game.refusal("d4e5") == "3.5"


def test_3_6_the_pawn_moves_straight_ahead() -> None:
    game = table("4k3/8/8/8/8/3P4/4P3/4K3")
    assert (goals(game, "d3"), goals(game, "e2")) == ("d4", "e3 e4")
    assert game.refusal("d3d5") == "3.6"
    assert game.refusal("e2d2") == "3.6"
    blocked = table("4k3/8/8/8/4p3/8/4P3/4K3")
    assert goals(blocked, "e2") == "e3"
    assert blocked.refusal("e2e4") == "3.6"
    assert table("4k3/8/8/8/8/4p3/4P3/4K3").refusal("e2e4") == "3.6"


def test_3_7_the_pawn_captures_diagonally() -> None:
    game = table("4k3/8/8/8/8/3p1p2/4P3/4K3")
    assert goals(game, "e2") == "d3 e3 e4 f3"
    assert table("4k3/8/8/8/8/8/4P3/4K3").refusal("e2d3") == "3.7"


def test_3_8_a_pawn_that_reaches_the_last_rank_becomes_a_piece() -> None:
    game = table("3r2k1/4P3/8/8/8/8/4p3/Q3K3")
    promotions = [text for text in game.moves() if text.startswith("e7")]
    assert promotions == ["e7d8n", "e7d8b", "e7d8r", "e7d8q", "e7e8n", "e7e8b", "e7e8r", "e7e8q"]
    assert pieces(game.play("e8=N")) == "3rN1k1/8/8/8/8/8/4p3/Q3K3", "a second knight, queen or any other"
    assert game.story() == ["Player 1 moved the pawn from e7 to e8, and it became a knight."]
    scene = GAME.scene(table("3r2k1/4P3/8/8/8/8/4p3/Q3K3").view(WHITE))
    assert ("space:e7", "space:d8", "button:q") in [choice.touch for choice in scene.choices]


def test_3_8_a_black_pawn_becomes_a_black_piece_on_the_first_rank() -> None:
    position = "4k3/8/8/8/8/8/4p3/3R3K b"
    assert pieces(table(position).play("e2e1q")) == "4k3/8/8/8/8/8/8/3Rq2K"
    assert pieces(table(position).play("e2d1n")) == "4k3/8/8/8/8/8/8/3n3K"


CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


def test_4_1_castling_moves_king_and_rook() -> None:
    assert pieces(table(CASTLES).play("O-O")) == "r3k2r/8/8/8/8/8/8/R4RK1"
    assert pieces(table(CASTLES).play("e1c1")) == "r3k2r/8/8/8/8/8/8/2KR3R"
    game = table(CASTLES).plays("e1f1", "0-0-0")
    assert pieces(game) == "2kr3r/8/8/8/8/8/8/R4K1R"
    assert game.story()[-1] == "Player 2 castled on the queen's side."


def test_4_2_only_if_neither_has_moved() -> None:
    game = table(CASTLES).plays("e1e2", "h8h7", "e2e1", "h7h8")
    assert game.refusal("O-O") == "4.2"
    assert game.refusal("O-O-O") == "4.2"
    game.play("a1b1")
    assert "e8c8" in game.moves()
    assert game.refusal("O-O") == "4.2"
    captured = table("r3k2r/8/8/8/3B4/8/8/R3K2R w KQkq - 0 1").plays("d4h8", "a8b8", "h8d4")
    assert captured.refusal("O-O") == "4.2"


def test_4_3_only_on_a_clear_path() -> None:
    assert table("r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1").refusal("O-O-O") == "4.3"
    assert table("r3k2r/8/8/8/8/8/8/R3K1NR w KQkq - 0 1").refusal("O-O") == "4.3"


def test_4_4_not_out_of_through_or_into_an_attack() -> None:
    assert table("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1").refusal("O-O") == "4.4"
    assert table("4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1").refusal("O-O") == "4.4"
    assert table("4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1").refusal("O-O") == "4.4"
    assert table("4k3/3r4/8/8/8/8/8/R3K2R w KQ - 0 1").refusal("O-O-O") == "4.4"


def test_4_5_the_rook_may_be_attacked_or_pass_an_attacked_square() -> None:
    assert "e1g1" in table("4k3/7r/8/8/8/8/8/R3K2R w KQ - 0 1").moves()
    assert "e1c1" in table("4k3/1r6/8/8/8/8/8/R3K2R w KQ - 0 1").moves()


def test_5_1_a_pawn_that_passes_is_captured_in_passing() -> None:
    game = table("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").play("d7d5")
    assert board(game).split()[3] == "d6"
    game.play("exd6")
    assert pieces(game) == "4k3/8/3P4/8/8/8/8/4K3"
    assert game.story()[-1] == "Player 1 captured a pawn en passant, from e5 to d6."
    assert [piece.id for piece in GAME.scene(game.view(-1)).zones[WHITE].pieces] == ["man:d7"]


def test_5_2_only_on_the_very_next_move() -> None:
    game = table("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").plays("d7d5", "e1e2", "e8e7")
    assert game.refusal("e5d6") == "5.2"


def test_5_3_only_if_the_king_stays_safe() -> None:
    game = table("4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1").play("d7d5")
    assert game.refusal("e5d6") == "5.3"
    assert board(game).split()[3] == "-", "nobody can capture there"
    assert "e5d6" in table("4k3/3p4/8/K3P3/8/8/8/7r b - - 0 1").play("d7d5").moves()


def test_6_1_an_attacked_king_is_in_check() -> None:
    game = table("4k3/8/8/8/8/8/8/R3K3").play("a1a8")
    assert game.story()[-1] == "Player 2 is in check!"
    scene = GAME.scene(game.view(BLACK))
    assert scene.prompt == "You are in check! Save your king."
    assert ("space:e8", "check") in [(mark.space, mark.text) for mark in scene.marks]


def test_6_2_no_move_may_expose_the_own_king() -> None:
    game = table("4r1k1/8/8/8/8/8/4N3/4K3")
    assert game.refusal("e2c3") == "6.2"
    refused = GAME.why_not(game.view(), "Nc3")
    assert refused is not None
    assert (
        refused.sentence == "The knight on e2 may not leave: your king would be attacked by the rook on e8."
    )
    assert goals(table("4r1k1/8/8/8/8/8/4R3/4K3"), "e2") == "e3 e4 e5 e6 e7 e8", "along the line it may"


def test_6_3_capture_the_attacker_stand_between_or_move_away() -> None:
    game = table("6k1/8/8/8/4r3/2N5/7P/R3K2R")
    assert game.moves() == ["e1d1", "e1f1", "e1d2", "e1f2", "c3e2", "c3e4"]
    assert game.refusal("h2h3") == "6.3"
    knight = table("6k1/8/8/8/8/3n4/7P/R3K2R")
    assert goals(knight, "a1") == goals(knight, "h1") == "", "nothing stands between a knight and a king"


def test_6_4_against_two_attackers_only_the_king_moves() -> None:
    game = table("4r1k1/8/8/8/8/3n4/3P4/R3K3")
    assert all(text.startswith("e1") for text in game.moves())
    assert game.refusal("a1a2") == "6.4"


def test_7_1_checkmate_wins() -> None:
    game = table().plays("f3", "e5", "g4", "Qh4#")
    assert how(game) == (True, [0, 1000])
    assert game.scores() == [0, 1]
    assert game.story()[-1] == "Checkmate! Player 2 wins."
    assert GAME.scene(game.view(WHITE)).prompt == "Checkmate! Player 2 wins."
    white = table().plays("e4", "e5", "Qh5", "Ke7", "Qxe5#")
    assert how(white) == (True, [1000, 0])
    assert white.scores() == [1, 0]


def test_3_9_it_must_become_one() -> None:
    game = table("3r2k1/4P3/8/8/8/8/4p3/Q3K3")
    assert game.refusal("e7e8") == "3.9"
    assert "e7e8" not in game.moves()


def test_7_2_a_player_may_resign() -> None:
    at_table = AtTable("Mabel", "Theo", game="chess").start()
    at_table.play("e2e4")
    assert "ended" in at_table.do(commands.resign, 1, "random")
    assert (at_table.table.ending, tuple(at_table.table.payoffs)) == ("resigned 1", (1000, 0))
    record = pgn.record_of(pgn.read_pgn("1. e4 e5 0-1")[0])
    assert (record.ending, record.payoffs) == ("resigned 0", (0, 1000))


def test_8_1_stalemate_is_a_draw() -> None:
    game = table("7k/8/8/6Q1/8/8/8/K7").play("g5g6")
    assert how(game) == (True, [500, 500])
    assert "Stalemate" in game.story()[-1]


ROUND = ("g1f3", "g8f6", "f3g1", "f6g8")


def test_8_2_three_times_the_same_position_is_a_draw() -> None:
    game = table().plays(*ROUND, *ROUND[:3])
    assert not game.over()
    assert how(game.play(ROUND[3])) == (True, [500, 500])
    assert not table(repetition="off").plays(*ROUND, *ROUND, *ROUND).over()


def test_8_2_a_claim_instead_and_the_fifth_time_by_itself() -> None:
    game = table(repetition="claim").plays(*ROUND)
    assert game.refusal("claim") == "8.2"
    game.plays(*ROUND)
    assert game.moves()[-1] == "claim"
    assert "button:claim" in [choice.touch[0] for choice in GAME.scene(game.view()).choices]
    ended = table(repetition="claim").plays(*ROUND, *ROUND, "claim")
    assert how(ended) == (True, [500, 500])
    assert ended.story()[-2] == "Player 1 claimed a draw."
    game.plays(*ROUND, *ROUND[:3])
    assert not game.over()
    assert how(game.play(ROUND[3])) == (True, [500, 500])


def test_8_2_rights_are_part_of_the_position() -> None:
    """Moving the rook and back loses the right to castle: the first position does not count with the later ones."""
    moves = ("a1b1", "e8d8", "b1a1", "d8e8")
    game = table("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").plays(*moves, *moves)
    assert not game.over()
    assert how(game.play(moves[0])) == (True, [500, 500])
    game = table("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").play("d7d5")
    game.plays("e1e2", "e8e7", "e2e1", "e7e8").plays("e1e2", "e8e7", "e2e1", "e7e8")
    assert not game.over(), "the first time a capture en passant was possible"


def test_8_2_equal_positions_have_equal_hashes_however_they_came_about() -> None:
    ways = (("a1b1", "h8g8", "e1e2", "e8e7"), ("e1e2", "e8e7", "a1b1", "h8g8"))
    one, other = (table(CASTLES).plays(*way).position.public.board for way in ways)
    assert write_fen(one) == write_fen(other)
    assert one.hash == other.hash
    for text in (START, CASTLES, write_fen(one), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"):
        assert read_fen(text).hash == hash_of(read_fen(text))
    assert one.hash == read_fen(write_fen(one)).hash


def test_8_2_whoever_thinks_ahead_may_claim_where_the_player_may() -> None:
    game = table(repetition="claim")
    for claims in (False, True):
        ahead = GAME.imagine(game.plays(*ROUND).view(WHITE), gamenight.Seeded(1))
        assert list(ahead.moves(WHITE)) == list(game.position.moves(WHITE))
        assert ("claim" in game.moves()) == claims


def test_8_2_hashes_alone_do_not_make_a_repetition() -> None:
    game = table().plays("g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "c3b1", "c6a5", "e2e3")
    p = game.position.public  # type: ignore[attr-defined]
    p.board.quiet = 9
    for n in range(len(p.hashes)):
        p.hashes[n] = p.board.hash
    assert repetitions(p) == 1


def test_8_3_fifty_moves_without_capture_or_pawn_move() -> None:
    text = "4k3/8/8/8/8/8/4P3/R3K3 w - - 98 70"
    game = table(text).play("a1a2")
    assert not game.over()
    assert how(game.play("e8e7")) == (True, [500, 500])
    assert not table(text).plays("e2e3", "e8e7").over()
    assert not table(text, fifty_moves="off").plays("a1a2", "e8e7", "a2a1", "e7e8").over()


def test_8_3_a_claim_instead_and_after_seventy_five_by_itself() -> None:
    game = table("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 70", fifty_moves="claim")
    assert game.refusal("claim") == "8.3"
    assert how(game.plays("a1a2", "claim")) == (True, [500, 500])
    late = table("4k3/8/8/8/8/8/4P3/R3K3 w - - 148 70", fifty_moves="claim")
    assert late.moves()[-1] == "claim"
    assert not late.play("a1a2").over()
    assert how(late.play("e8e7")) == (True, [500, 500])
    mate = table("7k/R7/6K1/8/8/8/8/1R6 w - - 149 90", fifty_moves="claim").play("b1b8")
    assert how(mate) == (True, [1000, 0]), "mate comes first"


@pytest.mark.parametrize(
    ("position", "move", "dead"),
    [
        ("4k3/8/8/8/8/8/4p3/4K3", "e1e2", True),
        ("4k3/8/8/8/8/8/4p3/2B1K3", "e1e2", True),
        ("4k3/8/8/8/8/8/4p3/2N1K3", "e1e2", True),
        ("2b1k3/8/8/8/8/8/4p3/4KB2", "e1e2", True),
        ("5bk1/8/8/8/8/8/4p3/2B1K3", "e1e2", True),
        ("5bk1/8/8/8/8/8/4p3/4KB2", "e1e2", False),
        ("2n1k3/8/8/8/8/8/4p3/4KB2", "e1e2", False),
        ("4k3/8/8/8/8/8/4p3/1NN1K3", "e1e2", False),
        ("4k3/7p/8/8/8/8/4p3/4K3", "e1e2", False),
        ("4k3/8/8/8/8/8/4p3/R3K3", "e1e2", False),
    ],
)
def test_8_4_nobody_can_be_mated(position: str, move: str, dead: bool) -> None:
    assert table(position).play(move).over() == dead
    assert not table(position, dead_position=False).play(move).over()


def test_8_5_a_limit_of_moves() -> None:
    game = table(move_limit=2).plays("e4", "e5", "d4")
    assert not game.over()
    assert how(game.play("d5")) == (True, [500, 500])
    with pytest.raises(BadOption, match="never end"):
        GAME.start(repetition="off", fifty_moves="off")


def test_8_6_players_may_agree_on_a_draw() -> None:
    at_table = AtTable("Mabel", "Theo", game="chess").start()
    at_table.play("e2e4")
    assert at_table.do(commands.offer_draw, 0) == ["draw_offered"]
    assert at_table.table.ending == ""
    assert at_table.do(commands.consent, 1, "draw", True) == ["consented", "ended"]
    assert tuple(at_table.table.payoffs) == (500, 500)


@pytest.mark.parametrize(
    ("position", "text", "move"),
    [
        ("", "e4", "e2e4"),
        ("", "E2-E4", "e2e4"),
        ("", "e2 e4", "e2e4"),
        ("", "nf3", "g1f3"),
        ("", "NF3!?", "g1f3"),
        ("", "Ng1f3", "g1f3"),
        ("1k6/8/8/8/R6R/8/8/K7", "Rad4", "a4d4"),
        ("k7/R7/8/8/8/8/8/1K6 b", "Kxa7", "a8a7"),
        ("7k/P7/8/8/8/8/8/K7", "a8=Q+", "a7a8q"),
        ("7k/P7/8/8/8/8/8/K7", "a7a8=N", "a7a8n"),
        ("7k/P7/8/8/8/8/8/K7", "a8r", "a7a8r"),
        ("8/7k/8/8/8/8/PB6/K7", "Bd4", "b2d4"),
        ("7k/8/8/1b6/8/8/2p4P/K6B b", "b5a4", "b5a4"),
        ("7k/8/8/1b6/8/8/2p4P/K6B b", "B5a4", "b5a4"),
    ],
)
def test_uci_and_san_are_both_read(position: str, text: str, move: str) -> None:
    game = table(position)
    (read,) = GAME.read(game.view(), text)
    assert GAME.write(game.view(), read) == move
    assert move in game.moves()


def test_a_text_that_makes_no_sense_or_too_much_is_explained() -> None:
    game = table("1k6/8/8/8/R6R/8/8/K7")
    for text, says in (
        ("hello", "no move here"),
        ("", "no move here"),
        ("e9", "no move here"),
        ("Rd4", "2 rooks can go to d4: write a4d4 or h4d4"),
        ("Nc3", "no such knight"),
        ("a4a5q", "only a pawn"),
        ("a8=K", "only a pawn|no such pawn"),
    ):
        with pytest.raises(Unreadable, match=says):
            game.play(text)


def test_san_names_what_is_needed_and_no_more() -> None:
    assert sans("1k6/8/8/8/R6R/8/8/K7", "a4d4", "h4d4", "h4h8") == ["Rad4", "Rhd4", "Rh8+"]
    assert sans("7k/8/8/8/R7/8/8/R3K3", "a1a2", "a4a3") == ["R1a2", "R4a3"]
    assert sans("1k6/8/8/Q6Q/8/8/8/Q5K1", "a1e5", "a5e5") == ["Q1e5+", "Qa5e5+"]
    assert sans("4r2k/8/8/8/8/8/N3N3/4K3", "a2c3") == ["Nc3"], "the other knight is pinned"
    assert sans("7k/8/6K1/8/8/8/8/R7", "a1a8") == ["Ra8#"]


def sans(position: str, *moves: str) -> list[str]:
    now = read_fen(f"{position} w - - 0 1")
    texts = {GAME.write(table(position).view(), move): move for move in legal_moves(now)}
    return [san(now, texts[move]) for move in moves]


def test_the_moves_are_listed_and_pieces_keep_their_names() -> None:
    game = table().plays("e4", "d5", "exd5", "Qxd5", "Nc3")
    scene = GAME.scene(game.view())
    assert scene.sheet is not None
    assert [[cell.text for cell in row] for row in scene.sheet.rows] == [
        ["e4", "exd5", "Nc3"],
        ["d5", "Qxd5", ""],
    ]
    places = {piece.id: piece.at for piece in scene.pieces}
    assert places["man:b1"] == "space:c3"
    assert places["man:d8"] == "space:d5"
    assert [piece.id for piece in scene.zones[BLACK].pieces] == ["man:e2"]
    castled = GAME.scene(table(CASTLES).plays("O-O", "O-O-O").view(WHITE))
    places = {piece.id: piece.at for piece in castled.pieces}
    assert (places["man:h1"], places["man:a8"]) == ("space:f1", "space:d8")


def played(*texts: str, names: tuple[str, str] = ("Mabel", "Theo"), **house: bool | int | str) -> Record:
    record = Record(GAME, 2, GAME.house(2, house), names)
    position = begin(record, gamenight.Seeded(0))
    for text in texts:
        view = position.view((position.to_move() >> 1) & 1)
        step(record, position, view.seat, GAME.read(view, text)[0], gamenight.Seeded(0))
    return record


def test_pgn_is_written() -> None:
    record = played("e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7", names=('Mabel "M"', "Theo"))
    assert pgn.write_pgn(record, {"Date": "2024.02.29"}) == (
        '[Event "Game Night"]\n[Site "?"]\n[Date "2024.02.29"]\n[Round "-"]\n'
        '[White "Mabel \\"M\\""]\n[Black "Theo"]\n[Result "1-0"]\n\n'
        "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n"
    )


def test_pgn_with_a_position_of_its_own_and_a_claim() -> None:
    start = "4k3/8/8/8/8/8/4P3/R3K3 b - - 99 70"
    text = pgn.write_pgn(played("Ke7", "claim", position=start, fifty_moves="claim"))
    assert f'[SetUp "1"]\n[FEN "{start}"]\n' in text
    assert text.endswith("\n\n70... Ke7 1/2-1/2\n")
    (score,) = pgn.read_pgn(text)
    assert (write_fen(score.first), score.sans(), score.result) == (start, ["Ke7"], "1/2-1/2")


def test_pgn_is_read_with_comments_variations_and_several_games() -> None:
    text = """\ufeff[Event "A [strange] \\"one\\""]
[White "Mabel"]
[Black "Theo"]
[Result "1-0"]

1.e4 {best by test} e5 2. Qh5?! $6 (2. Nf3 Nc6 (2... d6 {deep}) 3. Bb5) 2... Nc6 ; a slip follows
% an escaped line
3. Bc4 Nf6?? 4. Qxf7# 1-0

[Event "Unfinished"]
[Result "*"]

1. d4 d5 2. 0-0-0
"""
    with pytest.raises(BadRecord, match="Game 2, move 2 of White: '0-0-0' may not be played"):
        pgn.read_pgn(text)
    first, second = pgn.read_pgn(text.replace("2. 0-0-0", "*"))
    assert first.tags["Event"] == 'A [strange] "one"'
    assert first.sans() == ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"]
    assert (second.sans(), second.result) == (["d4", "d5"], "*")


def test_pgn_and_records_turn_into_each_other() -> None:
    record = played("e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7")
    again = pgn.record_of(pgn.read_pgn(pgn.write_pgn(record))[0])
    assert again.text() == record.text()
    resigned = pgn.record_of(pgn.read_pgn("1. e4 e5 1-0")[0])
    assert (resigned.ending, resigned.payoffs) == ("resigned 1", (1000, 0))
    agreed = pgn.record_of(pgn.read_pgn("1. e4 e5 1/2-1/2")[0])
    assert (agreed.ending, agreed.payoffs) == ("agreed", (500, 500))
    assert read_record(agreed.text(), gamenight.game).text() == agreed.text()


def test_a_pgn_played_on_past_a_draw_is_read_under_freer_rules() -> None:
    moves = " ".join(("Nf3", "Nf6", "Ng1", "Ng8") * 6)
    record = pgn.record_of(pgn.read_pgn(f"{moves} e4 1-0")[0])
    assert GAME.changed(record.house)["repetition"] == "off"
    assert len(list(replay(record))) == 26


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "neither tags nor moves"),
        ("1. e4 {oops", "comment on line 1 that is never closed"),
        ("1. e4\n(1. d4", "variation on line 2 that is never closed"),
        ("1. e4 ) e5", "nothing is open"),
        ("1. e4 e5 2. Ke3", "move 2 of White: 'Ke3' may not be played. A king moves one square"),
        ("1. e4 hello", "move 1 of Black: 'hello' is no move"),
        ('[FEN "nonsense"]\n*', "Game 1: The FEN 'nonsense'"),
        ('[SetUp "1"]\n\n*', "has no FEN tag"),
        ("1. f3 e5 2. g4 Qh4# 1-0", "ends with 1-0, and its moves end with 0-1"),
        ("1. f3 e5 2. g4 Qh4 3. a3", "after the game is over"),
        ('[Event "x"', "tag on line 1 that is never closed"),
    ],
)
def test_a_pgn_that_makes_no_sense_is_explained(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        pgn.read_pgn(text)
