"""An evening at home: a television, phones, plain http, no internet, and nobody at the computer.

Phones open a name that is not localhost, so that the browser treats the page as it does at http://192.168.…
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from conftest import ROOM, SIZES, Server, paced
from hands import OVER, Hands

Open = Callable[..., Any]
LEFTMOST = """Math.min(...[...document.querySelectorAll('h1, h2, p, button, a, input')].filter(
  (each) => each.getClientRects().length && getComputedStyle(each).position !== 'absolute'
).map((each) => each.getBoundingClientRect().left))"""
FITS = "(({ scrollWidth: w, scrollHeight: h }) => [w < innerWidth + 2, h < innerHeight + 2])(document.documentElement)"


@pytest.fixture
def device(chrome: Any, home: Server) -> Iterator[Open]:
    """Opens a page on a device of its own: `device("/tv", "tv")`; `here` is the computer that runs the server."""
    contexts: list[Any] = []
    problems: list[str] = []

    def opened(path: str, size: str = "phone", here: bool = False) -> Any:
        width, height = SIZES[size]
        context = chrome.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.add_init_script(paced("once"))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: problems.append(asked.url) if outside(asked.url, home) else None)
        page.goto((home.address if here else home.names[0]) + path)
        return page

    opened.problems = problems  # type: ignore[attr-defined]
    yield opened
    for context in contexts:
        context.close()
    assert not problems, problems


def forgive_the_silence(device: Any) -> None:
    """While the server was gone the browser said so, and that nobody knew the television after: that was meant."""
    device.problems[:] = [
        said for said in device.problems if "ERR_CONNECTION" not in said and "404" not in said
    ]


def outside(url: str, home: Server) -> bool:
    """Whether somebody on the internet was asked."""
    own = (home.address, home.names[0], home.names[0].replace("http", "ws", 1))
    return not url.startswith((*own, "data:", "blob:", home.address.replace("http", "ws", 1)))


def scanned(page: Any) -> str:
    """What a phone's camera reads from the QR code on a screen."""
    zxing = pytest.importorskip("zxingcpp", reason="zxing-cpp is not installed: QR codes are not read.")
    image = pytest.importorskip("PIL.Image")
    picture = page.locator("img[alt^='QR']").screenshot()
    return str(zxing.read_barcodes(image.open(io.BytesIO(picture)))[0].text)


def invited(page: Any) -> str:
    """The path in the QR code on a screen, as its picture was asked for."""
    page.wait_for_selector("img[alt^='QR']")
    source = page.locator("img[alt^='QR']").get_attribute("src")
    return str(page.evaluate("s => new URL(s, location.href).searchParams.get('path')", source))


def test_a_page_by_the_rooms_address_is_no_secure_context_and_misses_nothing(device: Open) -> None:
    phone = device("/")
    assert phone.evaluate("[isSecureContext, !!crypto.subtle, !!navigator.clipboard]") == [False] * 3
    phone.get_by_role("button", name="Play now").click()
    phone.wait_for_selector(".view .prompt")


def test_an_invitation_from_localhost_carries_an_address_for_phones(device: Open, home: Server) -> None:
    computer = device("/new/hearts?friends", "desktop", here=True)
    computer.get_by_role("button", name="Open the table").click()
    computer.wait_for_url("**/t/*")
    code = computer.url.rsplit("/", 1)[-1]
    link = computer.get_by_label("Link to this table")
    computer.wait_for_selector("img[alt^='QR']")
    assert link.input_value() == f"{home.names[0]}/t/{code}"
    assert computer.get_by_text(f"{ROOM}:{home.port}", exact=True).count() == 1
    assert scanned(computer) == f"{home.names[0]}/t/{code}"


def test_the_link_is_copied_without_a_clipboard(device: Open, home: Server) -> None:
    phone = device("/new/crazy_eights?friends", "desktop")
    phone.get_by_role("button", name="Open the table").click()
    link = phone.get_by_label("Link to this table")
    link.wait_for()
    phone.get_by_role("button", name="Copy the link").click()
    phone.get_by_role("button", name="Copied").wait_for()
    phone.locator("summary", has_text="Your word").click()
    word = phone.get_by_label("Your word for the luck", exact=True)
    word.focus()
    phone.keyboard.press("Control+V")
    assert word.input_value() == link.input_value()


def test_what_cannot_be_copied_is_not_called_copied(device: Open) -> None:
    phone = device("/new/crazy_eights?friends", "desktop")
    phone.get_by_role("button", name="Open the table").click()
    phone.evaluate("document.execCommand = () => false")
    phone.get_by_role("button", name="Copy the link").click()
    phone.get_by_text("This browser cannot copy").wait_for()
    assert phone.get_by_role("button", name="Copied").count() == 0
    assert phone.evaluate("getSelection().toString()").endswith(phone.url.rsplit("/", 1)[-1])


def test_luck_is_checked_on_a_phone_by_plain_http(device: Open) -> None:
    phone = device("/")
    phone.goto(phone.url + "new/poker_dice")
    phone.get_by_role("button", name="Start the game").click()
    phone.wait_for_selector(".view")
    code = phone.url.rsplit("/", 1)[-1]
    hands = Hands(phone)
    hands.hand_to_bot()
    hands.finish(90)
    phone.goto(phone.url.replace(f"/t/{code}", f"/fair/{code}"))
    phone.locator(".verdict.good").wait_for()
    phone.get_by_role("button", name="Check again").click()
    phone.locator(".verdict.good").wait_for()


def test_the_link_to_a_replay_is_one_that_others_can_open(device: Open, home: Server) -> None:
    """Copied without a clipboard; and not called copied where nothing was."""
    phone = device("/new/poker_dice", "desktop")
    phone.get_by_role("button", name="Start the game").click()
    phone.wait_for_selector(".view")
    code = phone.url.rsplit("/", 1)[-1]
    Hands(phone).hand_to_bot()
    phone.wait_for_selector(OVER, timeout=90_000)
    phone.goto(f"{home.names[0]}/replay/{code}")
    phone.get_by_role("button", name="Copy the link").click()
    phone.get_by_role("button", name="Copied").wait_for()
    phone.evaluate("document.body.append(document.createElement('textarea'))")
    phone.locator("textarea").focus()
    phone.keyboard.press("Control+V")
    assert phone.locator("textarea").input_value().startswith(f"{home.names[0]}/replay/{code}?move=")
    phone.evaluate("document.execCommand = () => false")
    phone.get_by_role("button", name="Copy the link").click()
    phone.get_by_text("This browser cannot copy").first.wait_for()
    assert phone.get_by_role("button", name="Copied").count() == 0


# Whatever a person's own games are asked for takes a while; where the first box stands is noted at every frame.
SLOW = """
const asked = window.fetch;
window.fetch = async (...all) => {
  if (/api.(me|tables)/.test(String(all[0]?.url ?? all[0]))) await new Promise((done) => setTimeout(done, 600));
  return asked(...all);
};
window.stood = new Set();
const look = () => {
  const box = document.querySelector(".box");
  if (box) window.stood.add(Math.round(box.getBoundingClientRect().top));
  requestAnimationFrame(look);
};
look();
"""


def test_the_shelf_stands_still_when_ones_games_are_known(device: Open) -> None:
    """Else a tap opens another game than the one that was there."""
    phone = device("/")
    phone.get_by_role("button", name="Play now").click()
    phone.wait_for_selector(".view .prompt")
    phone.add_init_script(SLOW)
    phone.goto(phone.url.split("/t/")[0])
    phone.get_by_role("heading", name="Continue").wait_for()
    phone.wait_for_selector(".box")
    phone.wait_for_timeout(300)
    assert len(phone.evaluate("[...window.stood]")) == 1, phone.evaluate("[...window.stood]")


def test_a_phone_on_its_side_keeps_clear_of_its_notch(device: Open, home: Server) -> None:
    phone = device("/")
    phone.set_viewport_size({"width": 844, "height": 390})
    notch = {"left": 44, "leftMax": 44, "right": 44, "rightMax": 44, "bottom": 21, "bottomMax": 21}
    phone.context.new_cdp_session(phone).send("Emulation.setSafeAreaInsetsOverride", {"insets": notch})
    for path, ready in (
        ("/", ".box"),
        ("/rules/chess", ".book li"),
        ("/fair", "main .panel"),
        ("/new/chess", ".opt"),
    ):
        phone.goto(home.names[0] + path)
        phone.wait_for_selector(ready)
        assert phone.evaluate(LEFTMOST) >= 44, path
    phone.get_by_role("button", name="Start the game").click()
    phone.wait_for_selector(".view .prompt")
    assert phone.evaluate(LEFTMOST) >= 44


def test_a_word_is_sealed_on_the_phone_and_told_when_the_game_begins(device: Open, home: Server) -> None:
    phone = device("/new/poker_dice?friends", "desktop")
    sent: list[str] = []
    phone.on("websocket", lambda wire: wire.on("framesent", lambda said: sent.append(str(said))))
    phone.get_by_role("button", name="Open the table").click()
    phone.locator("summary", has_text="Your word").click()
    phone.get_by_label("Your word for the luck", exact=True).fill("  pear   tree ")
    phone.get_by_role("button", name="Seal it").click()
    phone.get_by_text("“pear tree” is sealed").wait_for()
    assert not any("pear" in said for said in sent)
    phone.reload()  # the word is the phone's own, and stays on it
    phone.get_by_role("button", name="Start with").click()
    phone.wait_for_selector(".view")
    told = [said for said in sent if "pear tree" in said]
    assert len(told) == 1
    assert '"reveal"' in told[0]
    code = phone.url.rsplit("/", 1)[-1]
    fairness = phone.evaluate(f"fetch('/api/tables/{code}/fairness').then(said => said.json())")
    assert "pear tree" in fairness["words"]


def test_a_server_for_one_computer_says_so_instead_of_a_code_that_leads_nowhere(visit: Open) -> None:
    computer = visit("/new/crazy_eights?friends")
    computer.get_by_role("button", name="Open the table").click()
    computer.get_by_text("Phones cannot reach this table yet").wait_for()
    assert computer.locator("img[alt^='QR']").count() == 0
    assert "gamenight serve" in computer.locator(".cmd").inner_text()
    television = visit("/tv", "tv")
    television.get_by_text("Phones cannot reach this table yet").wait_for()


def test_the_evening_starts_at_the_television(device: Open, home: Server) -> None:
    """Two phones, and nobody touches the television: shelf, game, chairs, cards, the next game."""
    television = device("/tv", "tv")
    way = invited(television)
    assert way.startswith("/remote/")
    ruth = device(way)
    ruth.get_by_role("button", name="Crazy Eights").click()
    ruth.get_by_label("Your name").fill("Ruth")
    while ruth.locator(".step b").inner_text() != "3":
        ruth.get_by_role("button", name="Fewer").click()
    ruth.get_by_label("Bots in free chairs").select_option("1")
    ruth.get_by_role("button", name="Put it on the television").click()

    television.get_by_role("heading", name="Crazy Eights").wait_for()
    television.get_by_text("Two of three").wait_for()
    television.wait_for_function(
        "() => /\\/t\\/\\w+/.test(new URL(document.querySelector(\"img[alt^='QR']\")?.src ?? location)"
        ".searchParams.get('path'))"
    )
    theo = device(invited(television))
    theo.get_by_label("Your name").fill("Theo")
    theo.get_by_role("button", name="Sit down as Theo").click()
    television.get_by_text("Theo", exact=True).wait_for()
    ruth.get_by_role("button", name="Start the game").click()

    for phone in (ruth, theo):
        phone.wait_for_selector(".handview .hand [data-piece]")
        assert phone.locator("[data-place='zone:pile']").count() == 0  # the table itself is on the television
    television.wait_for_selector(".tv [data-place='zone:pile']")
    shown = television.content()
    for phone in (ruth, theo):
        held = phone.locator(".hand [data-piece]").evaluate_all("all => all.map(n => n.dataset.piece)")
        assert not [card for card in held if f'"{card}"' in shown]

    screen = way.rsplit("/", 1)[-1]
    theo.goto(f"{home.names[0]}/remote/{screen}")
    theo.get_by_text("Crazy Eights is on the television").wait_for()
    theo.get_by_role("button", name="Bergen").click()
    theo.get_by_role("button", name="Put it on the television").click()
    television.get_by_role("heading", name="Bergen").wait_for()


def test_the_television_follows_a_rematch(device: Open) -> None:
    television = device("/tv", "tv")
    ruth = device(invited(television))
    ruth.get_by_role("button", name="Poker Dice").click()
    while not ruth.get_by_role("button", name="Fewer").is_disabled():
        ruth.get_by_role("button", name="Fewer").click()
    ruth.get_by_label("Bots in free chairs").select_option("1")
    ruth.get_by_role("button", name="Put it on the television").click()
    television.wait_for_selector(".tv .story")
    hands = Hands(ruth)
    hands.hand_to_bot()
    hands.finish(90)
    before = television.url
    ruth.get_by_role("button", name="Play again").first.click()
    television.wait_for_function("before => location.href !== before", arg=before)
    television.wait_for_selector(".tv .story")


def test_a_television_finds_its_table_again_after_the_server_was_gone(device: Open, home: Server) -> None:
    television = device("/tv", "tv")
    way = invited(television)
    home.stop()
    television.get_by_text("Looking for the server").wait_for()
    home.start()
    television.get_by_text("Looking for the server").wait_for(state="detached")
    ruth = device(way)
    ruth.get_by_role("button", name="Bergen").wait_for()
    forgive_the_silence(device)


def test_a_phone_that_slept_is_back_at_its_table_when_it_wakes(device: Open, home: Server) -> None:
    phone = device("/")
    phone.get_by_role("button", name="Play now").click()
    phone.wait_for_selector(".view .prompt .turn-dot")
    asleep = phone.context.new_cdp_session(phone)
    asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    home.stop()
    home.start()
    asleep.send("Page.setWebLifecycleState", {"state": "active"})
    phone.evaluate("dispatchEvent(new Event('focus'))")
    hands = Hands(phone)
    for _ in range(200):
        if hands.touch():
            break
        phone.wait_for_timeout(50)
    else:
        raise AssertionError("the phone did not come back")
    forgive_the_silence(device)


def test_two_of_one_name_are_told_apart_before_they_sit(device: Open) -> None:
    ruth = device("/new/crazy_eights?friends")
    ruth.get_by_label("Name at seat 1").fill("Ruth")
    ruth.get_by_role("button", name="Open the table").click()
    ruth.wait_for_url("**/t/*")
    other = device("/t/" + ruth.url.rsplit("/", 1)[-1])
    other.get_by_label("Your name").fill("ruth")
    other.get_by_text("There is a Ruth already.").wait_for()
    other.get_by_role("button", name="Ruth B.").first.click()
    other.get_by_role("button", name="Sit down as Ruth B.").click()
    ruth.get_by_text("Ruth B.", exact=True).wait_for()


SCREENS = ((3840, 2160), (1920, 1080), (1280, 720), (960, 540), (1180, 820), (820, 1180))


def test_what_a_television_shows_fits_its_screen(device: Open) -> None:
    """Many televisions say that they have 1280 or 960 pixels, one of 4K may have 3840; a tablet may stand or lie."""
    television = device("/tv", "tv")
    television.wait_for_selector(".tv li")
    television.wait_for_selector("img[alt^='QR']")
    for width, height in SCREENS:
        television.set_viewport_size({"width": width, "height": height})
        television.wait_for_function(f"() => {FITS}.every(Boolean)")
    phone = device(invited(television))
    phone.get_by_role("button", name="Sorry!").click()
    phone.get_by_label("Bots in free chairs").select_option("3")
    phone.get_by_role("button", name="Put it on the television").click()
    television.wait_for_selector(".tv .story")
    for width, height in SCREENS:
        television.set_viewport_size({"width": width, "height": height})
        television.wait_for_function(f"() => {FITS}.every(Boolean)")
        seat = television.locator(".seat").first.bounding_box()  # as large a part of any screen
        assert seat["width"] > 0.18 * max(width, height) * min(1, width / height), (width, height)


# Above what is to be done.
LARGE = """() => {
  const [board, prompt] = ['.boardwrap', '.prompt'].map((each) => document.querySelector(each).getBoundingClientRect());
  return board.width > 0.98 * innerWidth && board.height > 0.58 * innerHeight && board.bottom <= prompt.top;
}"""


@pytest.mark.parametrize("game", ["monopoly", "lucy", "chess"])
def test_a_tablet_that_stands_on_the_table_has_a_large_board(device: Open, game: str) -> None:
    """With nothing beyond the edge."""
    tablet = device(f"/new/{game}", "tablet")
    tablet.get_by_role("button", name="Start the game").click()
    tablet.wait_for_selector(".view .prompt")
    for width, height in ((768, 1024), (820, 1180)):
        tablet.set_viewport_size({"width": width, "height": height})
        tablet.wait_for_function(LARGE)
        tablet.wait_for_function(f"() => {FITS}.every(Boolean)")


def test_words_on_the_television_can_be_read_across_the_room(device: Open) -> None:
    """Beside a board whose words are small there is a part of it, large: where the last thing happened."""
    phone = device("/new/monopoly", "desktop")
    phone.get_by_role("button", name="Start the game").click()
    phone.wait_for_selector(".view")
    television = device(f"/tv/{phone.url.rsplit('/', 1)[-1]}", "tv")
    television.wait_for_selector(".zoom .board")
    sizes = television.evaluate(
        """() => [...document.querySelectorAll('.zoom .board text')].map(
          t => t.getBBox().height * t.getScreenCTM().a).filter(Boolean)"""
    )
    assert sorted(sizes)[len(sizes) // 2] >= 20
    hands = Hands(phone)
    before = television.locator(".zoom .big").get_attribute("style")
    for _ in range(400):
        hands.touch()
        if television.locator(".zoom .big").get_attribute("style") != before:
            return
        phone.wait_for_timeout(50)
    raise AssertionError("the large part of the board never moved on")
