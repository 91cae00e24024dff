"""Why a move of Hearts may not be played."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.hearts.rules.playable import no_points_now
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import (
    ALL_CLUBS,
    ALL_HEARTS,
    ALTERNATING,
    MOON_OTHERS,
    PASS,
    PASSING,
    POINTS,
    RANDOM,
    ROTATION,
    SHOOTING,
    Options,
)
from gamenight.games.hearts.words.en import Words
from gamenight.parts import tricks
from gamenight.parts.bits import count, has, lowest


def refuse(view: HeartsView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    p = view.public
    if p.phase == SHOOTING:
        return Refusal("6.5", say.say_the_moon_first())
    if move >= MOON_OTHERS:
        return Refusal("6.5", say.no_moon_now())
    if p.phase == PASSING:
        return _refuse_pass(view, move, say)
    if move >= PASS:
        return _refuse_late_pass(view, say)
    if not has(view.hand, move):
        return Refusal("4.1", say.not_held(move))
    return _refuse_lead(view, move, say) if p.trick == tricks.EMPTY else _refuse_follow(view, move, say)


def _refuse_pass(view: HeartsView, move: int, say: Words) -> Refusal:
    if move < PASS:
        return Refusal("2.8", say.pass_first(view.public.pass_size - count(view.passed)))
    card = move - PASS
    return Refusal("2.8", say.chosen_already(card) if has(view.passed, card) else say.pass_your_own(card))


def _refuse_late_pass(view: HeartsView, say: Words) -> Refusal:
    if view.options.passing == 0:
        return Refusal("2.1", say.played_without_passing())
    if view.public.pass_by == 0:
        return Refusal("2.4" if view.options.passing == 4 else "2.6", say.nobody_passes_now())
    return Refusal("2.8", say.passing_is_over())


def _refuse_lead(view: HeartsView, card: int, say: Words) -> Refusal:
    p = view.public
    if p.tricks == 0 and p.opening >= 0:
        return Refusal("3.2", say.open_with(p.opening))
    if not p.broken and has(ALL_HEARTS, card):
        return Refusal("5.1", say.not_broken_yet())
    if p.tricks == 0 and has(POINTS, card) and view.options.no_points:
        return Refusal("3.4", say.no_points_led())
    return Refusal("5.5", say.queen_waits_to_lead())


def _refuse_follow(view: HeartsView, card: int, say: Words) -> Refusal:
    p = view.public
    if view.hand & p.led and not has(p.led, card):
        return Refusal("4.2", say.must_follow(tricks.card_at(p.trick, 0) // 13))
    if p.tricks == 0 and p.opening >= 0 and view.options.lowest_clubs and has(ALL_CLUBS, card):
        return Refusal("3.3", say.lowest_club_first(lowest(view.hand & ALL_CLUBS)))
    if p.tricks == 0 and has(POINTS, card) and no_points_now(p, view.options, view.hand):
        return Refusal("3.4" if view.options.no_points else "3.5", say.no_points_first())
    return Refusal("5.5", say.queen_waits())


def check(seats: int, options: Options, say: Words) -> str:
    """What is wrong with house rules together: one that would do nothing without another; "" if all is well."""
    turning = options.passing in (ROTATION, RANDOM)
    needs = [
        (options.lowest_clubs, options.club_leads, "lowest_clubs", "club_leads"),
        (options.lead_breaks, options.breaking, "lead_breaks", "breaking"),
        (options.queen_breaks, options.breaking, "queen_breaks", "breaking"),
        (options.queen_waits, options.breaking, "queen_waits", "breaking"),
        (options.hearts_alone, options.moon, "hearts_alone", "moon"),
        (options.right_first, turning or options.passing == ALTERNATING, "right_first", "passing"),
        (not options.hold_hand, turning, "hold_hand", "passing"),
        (options.pass_size, options.passing, "pass_size", "passing"),
        (options.reaching, options.target, "reaching", "target"),
    ]
    for wished, there, option, needed in needs:
        if wished and not there:
            return say.needs(option, needed)
    return ""
