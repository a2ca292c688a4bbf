"""Ways to act that a whole match need not come by: fingers on the map, consent, seats, oxygen."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.accessibility import assert_accessible
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import Player
from tests.browser.seating import BOT, HUMAN, OTHER, Json, climbed, made, program, sit_down
from tests.cli.table_server import TableServer

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
OPEN: Json = {"kind": "open"}

Point = tuple[float, float]


def middle(target: Locator) -> Point:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Fingers on the screen, which the page sees like those of a person."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: Point) -> None:
        found = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    def move(self, *ways: tuple[Point, Point], steps: int = 8) -> None:
        """Each finger from one point to another, all at the same time."""
        self._touch("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            share = step / steps
            self._touch(
                "touchMove",
                *(
                    (x + (to_x - x) * share, y + (to_y - y) * share)
                    for (x, y), (to_x, to_y) in ways
                ),
            )
        self._touch("touchEnd")


def own_guide(page: Page, piece: str, space: str) -> Locator:
    named = re.compile(f"^(Ann: )?[Gg]uide {piece}, {space}$")
    return page.get_by_role("group", name="Map of the mountain").get_by_role("button", name=named)


def pressed_cards(page: Page, piece: str) -> None:
    """Use a movement card for a guide."""
    hand = page.get_by_role("region", name="Your cards for today")
    hand.get_by_role("button", name=re.compile("^(movement|rope)")).first.click()
    hand.get_by_role("button", name=re.compile(f"for guide {piece}")).first.click()


def view_box(page: Page) -> list[float]:
    box = page.get_by_role("group", name="Map of the mountain").get_attribute("viewBox")
    assert box is not None
    return [float(number) for number in box.split()]


def on_my_turn(page: Page, server: TableServer, press: str = "mouse") -> None:
    sit_down(page, made(server, HUMAN, BOT), 0)
    Player(page, "touch" if press == "touch" else "mouse").play_to_my_turn()


def test_a_finger_drags_a_guide_to_another_space(new_page: NewPage, server: TableServer) -> None:
    page = new_page(**TOUCH)
    on_my_turn(page, server, "touch")
    pressed_cards(page, "A")
    page.get_by_role("button", name="The whole mountain").tap()
    goal = page.get_by_role("button", name=re.compile("^Kala Patthar:"))
    expect(goal).to_have_accessible_name(re.compile("Guide A gets here for 1 movement point"))
    Fingers(page).move((middle(own_guide(page, "A", "Base Camp")), middle(goal)))
    expect(own_guide(page, "A", "Kala Patthar")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_have_count(0)


def test_two_fingers_and_buttons_bring_the_map_closer(
    new_page: NewPage, server: TableServer
) -> None:
    page = new_page(**TOUCH)
    sit_down(page, made(server, HUMAN, BOT), 0)
    size = page.get_by_role("group", name="Size of the map")
    whole = size.get_by_role("button", name="The whole mountain")
    x, y = middle(page.get_by_role("group", name="Map of the mountain"))
    whole.tap()
    expect(whole).to_be_disabled()
    all_of_it = view_box(page)
    Fingers(page).move(((x - 20, y - 20), (x - 60, y - 60)), ((x + 20, y + 20), (x + 60, y + 60)))
    expect(whole).to_be_enabled()
    pinched = view_box(page)
    assert pinched[2] < all_of_it[2] / 2
    Fingers(page).move(((x, y), (x, y - 40)))  # one finger moves what is seen
    assert view_box(page)[1] > pinched[1]
    assert view_box(page)[2:] == pinched[2:]
    page.wait_for_timeout(500)  # the browser drops a tap that seems to stop what a finger flung
    whole.tap()
    expect(whole).to_be_disabled()
    size.get_by_role("button", name="Closer").tap()
    expect(whole).to_be_enabled()
    size.get_by_role("button", name="Further away").tap()
    expect(whole).to_be_disabled()


def test_a_double_click_on_open_ground_brings_the_map_closer(
    new_page: NewPage, server: TableServer
) -> None:
    page = new_page()
    sit_down(page, made(server, HUMAN, BOT), 0)
    whole = page.get_by_role("button", name="The whole mountain")
    expect(whole).to_be_disabled()
    x, y = middle(page.get_by_role("button", name=re.compile("^Summit:")))
    for _ in range(4):
        page.mouse.dblclick(x + 220, y)
        if view_box(page)[2] < 500:
            break
    expect(whole).to_be_enabled()
    whole.click()
    expect(whole).to_be_disabled()


def test_taking_back_is_asked_for_and_granted(new_page: NewPage, server: TableServer) -> None:
    match = made(server, HUMAN, OTHER, take_back="consent", first_seat=0)
    ann, bob = new_page(), new_page()
    sit_down(ann, match, 0)
    sit_down(bob, match, 1)
    anns, bobs = (Player(page, is_idle=True) for page in (ann, bob))
    while not anns.finds("button", "End turn"):
        bobs.act(patience=0)
    anns.play("button", "Ask to take back")
    log = ann.get_by_role("group", name="Log")
    before = log.inner_text()
    ann.get_by_role("button", name="Ask to take back").click()
    dialog = ann.get_by_role("alertdialog")
    expect(dialog).to_contain_text("is undone")
    expect(dialog).to_contain_text("It is done if all agree: Bob.")
    assert_accessible(ann)
    dialog.get_by_role("button", name="Ask them").click()
    expect(ann.get_by_text("Still to answer: Bob")).to_be_visible()
    question = bob.get_by_role("alert", name="Taking back")
    expect(question).to_contain_text("Ann would like to take the last action back")
    expect(question).to_contain_text("The match goes back to")
    assert_accessible(bob)
    question.get_by_role("button", name="Agree").click()
    expect(question).to_have_count(0)
    expect(ann.get_by_text("Still to answer: Bob")).to_have_count(0)
    again = ann.get_by_role("button", name=re.compile("^Take the token|^Choose"))
    expect(again.first).to_be_visible()
    assert log.inner_text() != before


def test_a_question_is_in_sight_wherever_one_is(new_page: NewPage, server: TableServer) -> None:
    match = made(server, HUMAN, OTHER, take_back="consent", first_seat=0)
    page = new_page()
    sit_down(page, match, 0)
    question = page.get_by_role("alert", name="Taking back")
    agree = question.get_by_role("button", name="Agree")
    cards = page.get_by_role("group", name=re.compile("^Cards to choose from"))
    with program(server, match, 1) as bob:
        for _ in range(3):
            bob.act(bob.legal[0])
        expect(cards).to_be_visible()
        Player(page).play_until(lambda: cards.count() == 0)
        bob.wait_until(lambda update: update["view"]["phase"] != "cards")
        page.mouse.move(1300, 500)
        page.mouse.wheel(0, 5000)
        asked = (bob.ask(type="ask-back", ply=bob.update["ply"])["type"] for _ in range(5))
        assert "done" in asked  # not at once if the match has just gone on by itself
        expect(question).to_be_in_viewport(ratio=1)
        expect(agree).to_be_in_viewport(ratio=1)
        expect(page).to_have_title(re.compile("^Take back"))
        assert_accessible(page)
        page.set_viewport_size({"width": 640, "height": 360})
        page.mouse.move(500, 150)
        page.mouse.wheel(0, 5000)
        expect(agree).not_to_be_in_viewport()
        assert_accessible(page)
        page.get_by_role("button", name="Answer").click()
        expect(agree).to_be_focused()
        expect(agree).to_be_in_viewport(ratio=1)
        agree.click()
        expect(question).to_have_count(0)
        expect(page).not_to_have_title(re.compile("^Take back"))


def test_the_chat_opens_at_its_field_and_is_told_of(new_page: NewPage, server: TableServer) -> None:
    match = made(server, HUMAN, OTHER, chat=True)
    ann, bob = new_page(), new_page(**TOUCH)
    sit_down(ann, match, 0)
    sit_down(bob, match, 1)
    log = bob.get_by_role("tab", name="Log")
    expect(log).to_have_accessible_name("Log")
    ann.get_by_role("button", name="Chat").click()
    field = ann.get_by_role("textbox", name="Say something")
    expect(field).to_be_focused()
    expect(field).to_be_in_viewport(ratio=1)
    assert ann.evaluate("document.documentElement.scrollHeight <= innerHeight")
    field.fill("Up we go")
    field.press("Enter")
    expect(log).to_have_accessible_name("Log 1 new line")
    assert_accessible(bob)
    log.tap()
    bob.get_by_role("button", name="Chat").tap()
    expect(bob.get_by_role("log", name="Chat")).to_contain_text("Up we go")
    expect(log).to_have_accessible_name("Log")


def test_by_the_link_and_a_name_into_an_open_seat(new_page: NewPage) -> None:
    ann = new_page()
    ann.goto("new/friends")
    ann.get_by_label("Name in seat 1").fill("Ann")
    ann.get_by_label("For whom is seat 2 kept?").fill("Bob")
    ann.get_by_role("button", name="Make the match").click()
    link = ann.get_by_label("Link to the match")
    expect(link).to_have_value(re.compile(r"/match/[\w-]+$"))
    assert_accessible(ann)
    bob = new_page(**TOUCH)
    bob.goto(link.input_value())
    expect(bob.get_by_role("heading", level=1)).to_have_text("Ann invites you to Mount Everest")
    assert_accessible(bob)
    expect(bob.get_by_role("radio", name="Kept for Bob")).to_be_checked()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take the seat").tap()
    for page in (ann, bob):
        expect(page.get_by_role("group", name=re.compile("^Cards to choose"))).to_be_visible()
    expect(ann.get_by_role("region", name="Victory points")).to_contain_text("Bob")


def test_the_host_frees_a_seat_and_lets_a_bot_sit_there(
    new_page: NewPage, server: TableServer
) -> None:
    match = made(server, HUMAN, OTHER)
    page = new_page()
    sit_down(page, match, 0, is_host=True)
    page.get_by_role("button", name="Seats", exact=True).click()
    page.get_by_role("button", name="Free the seat").click()
    page.get_by_role("button", name="Bob loses the seat: free it").click()
    expect(page.get_by_text("A seat is empty.")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("listitem").filter(has_text="open").get_by_label("Which bot").select_option(
        "random"
    )
    page.get_by_role("button", name="Let a bot sit here").click()
    expect(page.get_by_text("A seat is empty.")).to_have_count(0)
    Player(page, is_idle=True).play("button", "End turn")


def test_two_guides_change_places(new_page: NewPage, server: TableServer) -> None:
    match = climbed(server, "swap")
    page = new_page()
    sit_down(page, match, 0)
    places = [
        page.get_by_role("article", name=f"Guide {piece}").get_by_role("button") for piece in "AB"
    ]
    swap = page.get_by_role("button", name=re.compile("^Swap A and B"))
    expect(swap).to_be_visible()
    before = [place.locator("strong").inner_text() for place in places]
    swap.click()
    for place, now in zip(places, reversed(before), strict=True):
        expect(place.locator("strong")).to_have_text(now)


def test_a_bottle_is_spent_step_by_step(new_page: NewPage, server: TableServer) -> None:
    match = climbed(server, "oxygen")
    page = new_page()
    sit_down(page, match, 0)
    page.get_by_role(
        "button", name=re.compile(r"spend a bottle, draw [23] cards and keep one")
    ).click()
    dialog = page.get_by_role("dialog", name="Oxygen")
    step = dialog.locator("[aria-current=step]")
    expect(step).to_have_text("Keep one")
    assert_accessible(page)
    dialog.get_by_role("listitem").get_by_role("button").first.click()
    expect(step).to_have_text("Put back")
    assert_accessible(page)
    expect(dialog).to_contain_text("You keep: ")
    on_top = dialog.get_by_role("button", name="On top")
    returned = on_top.count()
    on_top.first.click()
    if returned > 1:
        expect(on_top).to_have_count(1)
        on_top.click()
    expect(step).to_have_text("Remove one")
    assert_accessible(page)
    dialog.get_by_role("listitem").get_by_role("button").first.click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Choose"))).to_be_visible()


def test_what_a_program_does_is_seen_at_once(new_page: NewPage, server: TableServer) -> None:
    match = made(server, HUMAN, OTHER)
    page = new_page()
    sit_down(page, match, 0)
    points = page.get_by_role("region", name="Victory points")
    expect(points).to_contain_text("choosing cards")
    with program(server, match, 1) as bob:
        for _ in range(3):
            bob.act(bob.legal[0])
    expect(points).to_contain_text("has chosen ✓")
