"""The text of records: what is written, what is read, what is refused."""

from dataclasses import replace
from pathlib import Path

import pytest

from everest.record.errors import RecordError, shown_long
from everest.record.files import read_record, write_record
from everest.record.record import (
    MOST_BYTES,
    Header,
    Ply,
    Record,
    clean_name,
    parse_record,
)
from tests.record.matches import bot_record, new_match, play_on

HEAD = """everest-record 1
game mount-everest
ruleset mount-everest
map easy
weather summer
digest sha256:0
seats 2
name 0 Ann
name 1 Bob
"""


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return caught.value


def test_what_is_written_is_read() -> None:
    for record in (bot_record(), new_match(5).record(), play_on(new_match(3), plies=200).record()):
        assert parse_record(record.to_text()) == record
        assert parse_record(record.to_text()).to_text() == record.to_text()


def test_a_commitment_and_a_seed_are_kept() -> None:
    record = bot_record()
    header = replace(record.header, commitment="0a" * 32, seed="0b" * 16)
    text = Record(header, record.plies).to_text()
    assert text.replace(f"commitment {'0a' * 32}\nseed {'0b' * 16}\n", "") == record.to_text()
    assert parse_record(text).header == header


def test_a_first_seat_that_was_chosen_is_kept() -> None:
    record = new_match(3, first=2).record()
    assert record.header.first_seat == 2
    text = record.to_text()
    assert "\nfirst-seat 2\n" in text
    assert parse_record(text) == record
    drawn = new_match(3).record()
    assert drawn.header.first_seat is None
    assert "first-seat" not in drawn.to_text()


def test_every_ply_knows_its_line() -> None:
    text = bot_record().to_text()
    lines = text.split("\n")
    for ply in parse_record(text).plies:
        assert lines[ply.line - 1].endswith(f" {ply.text}")


def test_windows_line_ends_a_byte_order_mark_and_spaces_change_nothing() -> None:
    record = bot_record()
    text = record.to_text()
    assert parse_record(text.replace("\n", "\r\n")) == record
    assert parse_record("\ufeff" + text) == record
    assert parse_record(text.replace("\n", "   \n")) == record


def test_comments_change_nothing() -> None:
    text = (
        HEAD.replace("map easy", "# by hand\nmap easy") + "\n# Day 1\n* first 1 # drawn\n\n0 end\n"
    )
    record = parse_record(text)
    assert record.plies == [Ply(-1, "first 1"), Ply(0, "end")]
    assert [ply.line for ply in record.plies] == [13, 15]


def test_a_name_may_hold_a_sign_that_begins_comments() -> None:
    assert parse_record(HEAD.replace("Ann", "#1 Ann # x")).header.names[0] == "#1 Ann # x"


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "record.not-a-record", 1),
        ("{}", "record.not-a-record", 1),
        ("everest-record\n", "record.not-a-record", 1),
        ("everest-record 2\n", "record.other-version", 1),
        ("everest-record 1\n", "record.missing-key", 1),
        (HEAD.replace("map easy\n", ""), "record.missing-key", 8),
        (HEAD.replace("map easy", "map"), "record.missing-key", 4),
        (HEAD.replace("map easy", "map easy\nmap hard"), "record.repeated-key", 5),
        (HEAD.replace("map easy", "maps easy"), "record.unknown-key", 4),
        (HEAD.replace("name 1 Bob\n", ""), "record.wrong-names", 8),
        (HEAD.replace("name 1", "name 2"), "record.no-such-seat", 9),
        (HEAD.replace("map easy", "name 9 Zed\nmap easy"), "record.no-such-seat", 4),
        (HEAD.replace("seats 2", "seats 1"), "record.bad-seats", 7),
        (HEAD.replace("name 1", "name 0"), "record.repeated-key", 9),
        (HEAD.replace("name 1", "name 00"), "record.repeated-key", 9),
        (HEAD.replace("name 1 Bob", "name 1"), "record.bad-name", 9),
        (HEAD.replace("name 1", "name one"), "record.bad-name", 9),
        (HEAD.replace("seats 2", "seats two"), "record.bad-seats", 7),
        (HEAD.replace("seats 2", "seats 6"), "record.bad-seats", 7),
        (HEAD.replace("seats 2", "seats 99999999999999999999"), "record.bad-seats", 7),
        (HEAD + "first-seat\n", "record.bad-first-seat", 10),
        (HEAD + "first-seat 2\n", "record.bad-first-seat", 10),
        (HEAD + "first-seat -1\n", "record.bad-first-seat", 10),
        (HEAD + "first-seat Ann\n", "record.bad-first-seat", 10),
        (HEAD + "first-seat 0\nfirst-seat 1\n", "record.repeated-key", 11),
        (HEAD + "result 1\n", "record.bad-result", 10),
        (HEAD + "result 1 -1\n", "record.bad-result", 10),
        (HEAD + "result 1 2 3\n", "record.bad-result", 10),
        (HEAD + "plies x\n", "record.bad-plies", 10),
        (HEAD + "masked 2\n", "record.bad-mask", 10),
        (HEAD + "masked all\n", "record.bad-mask", 10),
        (HEAD + "plies 9\nmasked 0\n", "record.masked-plies", 10),
        (HEAD + "commitment 0123\n", "record.bad-commitment", 10),
        (HEAD + f"commitment {'A' * 64}\n", "record.bad-commitment", 10),
        (HEAD + "seed\n", "record.bad-seed", 10),
        (HEAD + "seed two words\n", "record.bad-seed", 10),
        (HEAD + f"seed {'0' * 101}\n", "record.bad-seed", 10),
        (HEAD + "masked 0\nseed 0a\n", "record.masked-seed", 11),
        (HEAD + "\n0\n", "record.bad-line", 11),
        (HEAD + "\nAnn end\n", "record.bad-line", 11),
        (HEAD + "\n* # nothing\n", "record.bad-line", 11),
        (HEAD + "\n-1 end\n", "record.bad-line", 11),
        (HEAD + "\n2 end\n", "record.no-such-seat", 11),
        (HEAD + "\n* deal 1 ?\n", "record.hidden-action", 11),
        (HEAD + "\n1 ?\n", "record.hidden-action", 11),
    ],
)  # fmt: skip
def test_the_first_wrong_line_is_named(text: str, code: str, line: int) -> None:
    error = refused(text)
    assert (error.code, error.line) == (code, line)


def test_a_masked_record_may_hide_actions() -> None:
    record = parse_record(HEAD + "masked 0\n\n* deal 1 ?\n")
    assert record.plies == [Ply(-1, "deal 1 ?")]


def test_errors_hold_nothing_that_could_steer_a_terminal() -> None:
    error = refused(HEAD + "\n0\x1b[2Jx" + "y" * 1000)
    assert "\x1b" not in str(error.params)
    assert len(str(error.params)) < 100


@pytest.mark.parametrize(
    ("given", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann \n B\t", "Ann B"),
        ("\x1b[1mX", "[1mX"),
        ("", ""),
        ("x" * 50, "x" * 40),
        ("A \U0001f469\u200d\U0001f467", "A \U0001f469\u200d\U0001f467"),
        ("\u200d", ""),
        (" \u200d Ann\u200d B", "Ann B"),
        ("x" * 39 + "\u200dy", "x" * 39),
    ],
)
def test_names_fit_into_one_line(given: str, clean: str) -> None:
    assert clean_name(given) == clean


class TestFiles:
    def test_what_is_written_is_read(self, tmp_path: Path) -> None:
        path = tmp_path / "deep" / "a.everest"
        write_record(path, bot_record())
        assert read_record(path) == bot_record()
        assert [file.name for file in path.parent.iterdir()] == ["a.everest"]

    def test_windows_line_ends(self, tmp_path: Path) -> None:
        path = tmp_path / "a.everest"
        path.write_bytes(bot_record().to_text().replace("\n", "\r\n").encode())
        assert read_record(path) == bot_record()

    def test_the_old_record_stays_when_writing_fails(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "a.everest"
        write_record(path, bot_record())

        def fail(_: Record) -> str:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(Record, "to_text", fail)
        with pytest.raises(RecordError, match="cannot-write"):
            write_record(path, new_match().record())
        monkeypatch.undo()
        assert read_record(path) == bot_record()
        assert len(list(tmp_path.iterdir())) == 1

    def test_a_link_stays_a_link(self, tmp_path: Path) -> None:
        real, link = tmp_path / "real.everest", tmp_path / "link.everest"
        write_record(real, new_match().record())
        link.symlink_to(real)
        write_record(link, bot_record())
        assert link.is_symlink()
        assert read_record(real) == bot_record()

    def test_the_null_device_is_not_replaced(self) -> None:
        write_record(Path("/dev/null"), bot_record())
        assert not Path("/dev/null").is_file()

    @pytest.mark.parametrize(
        ("content", "code", "line"),
        [
            (b"\x7fELF\xff\xfe", "record.not-utf8", 1),
            (b"everest-record 1\n\xff", "record.not-utf8", 2),
            (b"x" * (MOST_BYTES + 1), "record.too-large", 0),
            (b"\0" * 100, "record.not-a-record", 1),
        ],
    )
    def test_other_files(self, tmp_path: Path, content: bytes, code: str, line: int) -> None:
        path = tmp_path / "a.everest"
        path.write_bytes(content)
        with pytest.raises(RecordError) as caught:
            read_record(path)
        assert (caught.value.code, caught.value.line) == (code, line)

    def test_no_file_and_a_folder(self, tmp_path: Path) -> None:
        for path, code in (
            (tmp_path / "none", "record.no-such-file"),
            (tmp_path, "record.is-a-directory"),
            (Path("nul\0"), "record.unreadable"),
        ):
            with pytest.raises(RecordError, match=code):
                read_record(path)
        for path in (tmp_path, Path("nul\0"), Path("/proc/none/a.everest")):
            with pytest.raises(RecordError, match="cannot-write"):
                write_record(path, bot_record())


def test_a_header_knows_the_lines_of_its_keys() -> None:
    header = parse_record(HEAD).header
    assert header.line_of("map") == 4
    assert header.line_of("result") == 0
    assert header == replace(header, lines={})
    assert isinstance(header, Header)


def test_a_long_file_name_is_shown_by_its_ends() -> None:
    name = f"a{'x' * 5000}z"
    with pytest.raises(RecordError) as caught:
        read_record(Path(name))
    shown = str(caught.value.params["file"])
    assert shown == shown_long(name)
    assert (len(shown), shown[0], shown[-1]) == (200, "a", "z")
    assert shown_long("a\x1b") == "a\N{REPLACEMENT CHARACTER}"
