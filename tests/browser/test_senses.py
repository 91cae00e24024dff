"""What a table does besides being seen: sounds, a shaking phone, a voice. Each is a choice, and none comes unasked."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hands import Hands
from tables import start

Visit = Callable[..., Any]

# Notes down what would be heard, felt and said. Time runs fast, so that no move is "just now" when the turn comes back.
NOTE = """
window.heard = []; window.shaken = 0; window.spoken = [];
const real = Date.now.bind(Date), born = real();
Date.now = () => born + (real() - born) * 100;
window.AudioContext = class extends AudioContext {
  createOscillator() {
    const tone = super.createOscillator(), set = tone.frequency.setValueAtTime.bind(tone.frequency);
    tone.frequency.setValueAtTime = (pitch, at) => { window.heard.push(Math.round(pitch)); return set(pitch, at); };
    return tone;
  }
};
navigator.vibrate = () => { window.shaken += 1; return true; };
if (window.speechSynthesis) speechSynthesis.speak = (said) => window.spoken.push([said.text, said.volume]);
"""
SNAP, TURN = 190, 392  # the pitch by which a laid card and the chime are known


def sit(visit: Visit, server: Any, **settings: Any) -> tuple[Any, Hands]:
    """A table opened anew in a window of its own: nobody has touched this page yet."""
    first = visit("")
    code = start(first, server.address, "crazy_eights", level="easy", seats=2)
    first.wait_for_selector(".prompt .turn-dot")
    kept = json.dumps({"pace": "once", **settings})
    first.evaluate("kept => localStorage.setItem('gamenight.settings', kept)", kept)
    first.context.add_init_script(NOTE)
    page = visit(f"/t/{code}", context=first.context)
    page.wait_for_selector(".prompt .turn-dot")
    return page, Hands(page)


def play_a_card(page: Any, hands: Hands) -> None:
    """Touch things until a card of one's own lies on the pile and the turn has come back, or the game is over."""
    held = page.locator(".hand [data-piece]").count()
    for _ in range(60):
        if page.locator(".hand [data-piece]").count() < held or hands.over():
            break
        hands.touch(200)
        held = max(held, page.locator(".hand [data-piece]").count())
    page.wait_for_selector(".prompt .turn-dot, dialog .won")


def test_sound_waits_for_a_touch_then_a_card_snaps_and_the_turn_chimes(visit: Visit, server: Any) -> None:
    page, hands = sit(visit, server, quiet=False, sound=0.6, aloud=True, buzz=True)
    assert page.evaluate("() => window.heard") == [], "nobody has touched anything"
    both = f"() => heard.includes({SNAP}) && heard.includes({TURN})"
    for _ in range(5):  # the turn may stay where it is, or the card may be the bot's to answer for a while
        play_a_card(page, hands)
        page.wait_for_timeout(300)
        if page.evaluate(both):
            break
    assert page.evaluate(both), page.evaluate("() => heard")
    assert page.evaluate("() => shaken") > 0
    spoken = page.evaluate("() => spoken")
    assert any("played" in text for text, _ in spoken), spoken
    assert {volume for _, volume in spoken} <= {0.6, 0.6000000238418579}


def test_no_sound_is_no_sound_and_no_voice(visit: Visit, server: Any) -> None:
    page, hands = sit(visit, server, quiet=True, aloud=True, buzz=False)
    play_a_card(page, hands)
    assert page.evaluate("() => [heard, spoken, shaken]") == [[], [], 0]
    page.keyboard.press("Escape")  # a game over, or a suit to be chosen, lies over the rest
    page.get_by_role("button", name="More", exact=True).first.click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="No sound").click()
    page.get_by_label("Sound", exact=True).fill("0.3")  # the volume speaks when it is changed
    page.wait_for_function(f"() => heard.includes({TURN})")
