# compiled
"""Tables of Crazy Eights that a view cannot tell from the true one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.games.crazy_eights.rules.position import CrazyEights, EightsView
from gamenight.games.crazy_eights.rules.public import UNNAMED
from gamenight.parts.bits import count, draw, each, has
from gamenight.parts.cards import PACK
from gamenight.parts.unseen import deal_unseen


def imagine(view: EightsView, chance: Chance) -> CrazyEights:
    """A table that the view cannot tell from the true one. It has no way to peek."""
    p = view.public.copy()
    world = CrazyEights(view.options, p, vec[i64](capacity=8), 0)
    seat: i64 = 0
    while seat < p.seats:
        world.hands = append(world.hands, 0)
        world.twice = append(world.twice, 0)
        seat += 1
    if view.seat >= 0:
        world.hands[view.seat] = view.hand
        world.twice[view.seat] = view.twice
    world.fresh = view.fresh
    if world.two_packs():
        _imagine_two(world, view, chance)
    else:
        _imagine_one(world, view, chance)
    return world


def _imagine_one(world: CrazyEights, view: EightsView, chance: Chance) -> None:
    """Pool by pool: what was never shuffled again, then each stock made of discards; the last is the stock now."""
    p = world.public
    loose = PACK & ~(p.spent | view.hand | bit(1, p.top))
    pool: i64 = len(p.pools) - 1
    while pool >= -1:
        cards = loose
        if pool >= 0:
            cards = p.pools[pool] & ~view.hand
        else:
            for known in p.pools:
                cards &= ~known
        hands = deal_unseen(cards, _wanted(view, pool), p.lacks, chance)
        seat: i64 = 0
        for hand in hands:
            world.hands[seat] |= hand
            cards ^= hand
            seat += 1
        if pool == len(p.pools) - 1:
            world.stock = cards
            if p.drawn and p.suit != UNNAMED and view.seat != p.turn:
                world.fresh = draw(hands[p.turn], chance)
        pool -= 1


def _wanted(view: EightsView, pool: i64) -> vec[i64]:
    """How many cards of a pool the other seats hold; -1 stands for the cards never shuffled again."""
    p = view.public
    sizes = vec[i64](capacity=8)
    seat: i64 = 0
    while seat < p.seats:
        size: i64 = 0
        if seat != view.seat:
            if pool >= 0:
                size = p.held[pool * p.seats + seat]
            else:
                size = view.sizes[seat]
                n: i64 = 0
                while n < len(p.pools):
                    size -= p.held[n * p.seats + seat]
                    n += 1
        sizes = append(sizes, size)
        seat += 1
    return sizes


def _imagine_two(world: CrazyEights, view: EightsView, chance: Chance) -> None:
    """With two packs a card has a twin, so where it came from does not show, and no pools are kept.

    First copies are told from second ones while dealing, so that every deal of the physical cards is equally likely.
    """
    p = world.public
    top = bit(1, p.top)
    # A face is unseen twice, once or not at all, by how many copies lie open or in the own hand.
    seen_twice = p.spent_twice | view.twice | (p.spent & view.hand) | (top & (p.spent | view.hand))
    unseen = PACK & ~seen_twice
    unseen_twice = PACK & ~(p.spent | view.hand | top)
    world.stock, world.stock_twice = unseen, unseen_twice
    seat: i64 = 0
    while seat < p.seats:
        if seat != view.seat:
            n: i64 = 0
            while n < view.sizes[seat]:
                card = world.draw_of_two(chance)
                if has(world.hands[seat], card):
                    world.twice[seat] |= bit(1, card)
                else:
                    world.hands[seat] |= bit(1, card)
                n += 1
            if p.drawn and p.suit != UNNAMED and seat == p.turn:
                world.fresh = _one_of(world.hands[seat], world.twice[seat], chance)
        seat += 1


def _one_of(once: i64, twice: i64, chance: Chance) -> i64:
    """One card of a hand, second copies as likely as first ones."""
    n = chance.pick(count(once) + count(twice))
    return each(once)[n] if n < count(once) else each(twice)[n - count(once)]
