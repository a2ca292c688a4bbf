"""`everest admin`: looking after the matches of a table server, whether it runs or not."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from everest.cli import options, streams
from everest.cli.complaints import Complaint
from everest.cli.environment import Chosen
from everest.cli.extra import needs_extra
from everest.cli.serve import MOST_DAYS, database
from everest.cli.usage import command_classes
from everest.record.errors import shown_long
from everest.text.catalogue import Catalogue

STATUSES: Final = ("open", "running", "over", "archived")


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command, with the commands that it has, to the program."""
    _, group_class = command_classes(catalogue)
    group = typer.Typer(cls=group_class, rich_markup_mode=None, add_completion=False)

    @group.callback()
    def admin() -> None:
        pass

    for add_one in (_add_list, _add_archive, _add_delete, _add_export, _add_backup, _add_restore):
        add_one(group, catalogue)
    app.add_typer(group, name="admin", help=catalogue.say("cli-admin-short"))


def _option(catalogue: Catalogue, name: str, metavar: str | None = None) -> Any:
    return typer.Option(
        name,
        metavar=None if metavar is None else catalogue.say(f"cli-metavar-{metavar}"),
        help=catalogue.say(f"cli-option-admin-{name.removeprefix('--')}"),
    )


def _argument(catalogue: Catalogue, metavar: str, name: str) -> Any:
    return typer.Argument(
        metavar=catalogue.say(f"cli-metavar-{metavar}"),
        help=catalogue.say(f"cli-argument-admin-{name}"),
    )


def _database(context: typer.Context) -> str:
    """The database that is meant, by the option or its variable, as with `everest serve`."""
    url, _ = database(Chosen(context, os.environ)("--database-url"))
    return url


def _days(given: str | None) -> int | None:
    return None if given is None else options.whole_number("--older-than", given, 0, MOST_DAYS)


def _statuses(given: str | None, known: tuple[str, ...]) -> tuple[str, ...]:
    return known if given is None else options.names("--status", given, known)


def _add_list(group: typer.Typer, catalogue: Catalogue) -> None:
    command_class, _ = command_classes(catalogue)

    @group.command("list", cls=command_class, help=catalogue.say("cli-admin-list-short"))
    def list_matches(
        context: typer.Context,
        status: Annotated[str | None, _option(catalogue, "--status", "names")] = None,
        older_than: Annotated[str | None, _option(catalogue, "--older-than", "days")] = None,
        as_json: Annotated[bool, _option(catalogue, "--json")] = False,
        database_url: Annotated[str | None, _option(catalogue, "--database-url", "url")] = None,
    ) -> None:
        wanted, days = _statuses(status, STATUSES), _days(older_than)
        with needs_extra("everest admin list"):
            from everest.cli import admin_matches
        rows = admin_matches.found(_database(context), wanted, days)
        if as_json:
            streams.write(admin_matches.as_json(rows))
        else:
            streams.write(admin_matches.as_table(catalogue, rows))


def _add_archive(group: typer.Typer, catalogue: Catalogue) -> None:
    command_class, _ = command_classes(catalogue)
    say = catalogue.say

    @group.command("archive", cls=command_class, help=say("cli-admin-archive-short"))
    def archive(
        context: typer.Context,
        ids: Annotated[list[str] | None, _argument(catalogue, "match", "ids")] = None,
        status: Annotated[str | None, _option(catalogue, "--status", "names")] = None,
        older_than: Annotated[str | None, _option(catalogue, "--older-than", "days")] = None,
        database_url: Annotated[str | None, _option(catalogue, "--database-url", "url")] = None,
    ) -> None:
        days = _days(older_than)
        wanted = ("over",) if status is None else _statuses(status, STATUSES[:-1])
        _refuse_both("everest admin archive", ids, days, status)
        with needs_extra("everest admin archive"):
            from everest.cli import admin_matches
        url = _database(context)
        chosen = admin_matches.chosen(url, ids or (), wanted, days)
        streams.write(say("cli-admin-archived", count=admin_matches.archive(url, chosen)))


def _add_delete(group: typer.Typer, catalogue: Catalogue) -> None:
    command_class, _ = command_classes(catalogue)
    say = catalogue.say

    @group.command("delete", cls=command_class, help=say("cli-admin-delete-short"))
    def delete(
        context: typer.Context,
        ids: Annotated[list[str] | None, _argument(catalogue, "match", "ids")] = None,
        status: Annotated[str | None, _option(catalogue, "--status", "names")] = None,
        older_than: Annotated[str | None, _option(catalogue, "--older-than", "days")] = None,
        yes: Annotated[bool, _option(catalogue, "--yes")] = False,
        database_url: Annotated[str | None, _option(catalogue, "--database-url", "url")] = None,
    ) -> None:
        days = _days(older_than)
        wanted = ("over", "archived") if status is None else _statuses(status, STATUSES)
        _refuse_both("everest admin delete", ids, days, status)
        with needs_extra("everest admin delete"):
            from everest.cli import admin_matches
        url = _database(context)
        chosen = admin_matches.chosen(url, ids or (), wanted, days)
        if chosen and not yes and not _is_sure(catalogue, len(chosen)):
            chosen = []
        streams.write(say("cli-admin-deleted", count=admin_matches.delete(url, chosen)))


def _refuse_both(command: str, ids: list[str] | None, days: int | None, status: str | None) -> None:
    """Matches are named one by one, or by how old they are; --status goes with the latter.

    Raises:
        Complaint: if it is both or neither.
    """
    if bool(ids) == (days is not None):
        raise Complaint("cli-admin-which", command=command)
    if ids and status is not None:
        raise Complaint("cli-admin-which", command=command)


def _is_sure(catalogue: Catalogue, count: int) -> bool:
    """Ask whether so many matches shall go.

    Raises:
        Complaint: if nobody is there to ask.
    """
    if not streams.is_terminal(sys.stdin):
        raise Complaint("cli-admin-needs-yes", count=count)
    streams.write(catalogue.say("cli-admin-sure", count=count))
    answer = streams.read_line()
    return answer is not None and answer.strip().lower() in catalogue.say("cli-admin-yes").split()


def _add_export(group: typer.Typer, catalogue: Catalogue) -> None:
    command_class, _ = command_classes(catalogue)
    say = catalogue.say

    @group.command("export", cls=command_class, help=say("cli-admin-export-short"))
    def export(
        context: typer.Context,
        match_id: Annotated[str, _argument(catalogue, "match", "id")],
        output: Annotated[str | None, _option(catalogue, "--output", "file")] = None,
        database_url: Annotated[str | None, _option(catalogue, "--database-url", "url")] = None,
    ) -> None:
        target = options.new_file("--output", output)
        with needs_extra("everest admin export"):
            from everest.cli import admin_matches
        record, is_complete = admin_matches.record(_database(context), match_id)
        admin_matches.write(record, target)
        if not is_complete:
            streams.complain(say("cli-admin-exported-masked"))


def _add_backup(group: typer.Typer, catalogue: Catalogue) -> None:
    command_class, _ = command_classes(catalogue)
    say = catalogue.say

    @group.command("backup", cls=command_class, help=say("cli-admin-backup-short"))
    def backup(
        context: typer.Context,
        file: Annotated[str, _argument(catalogue, "file", "backup")],
        database_url: Annotated[str | None, _option(catalogue, "--database-url", "url")] = None,
    ) -> None:
        target = options.not_empty(say("cli-metavar-file"), file)
        with needs_extra("everest admin backup"):
            from everest.cli import admin_backup
        admin_backup.back_up(_database(context), Path(target))
        streams.write(say("cli-admin-backed-up", file=shown_long(target)))


def _add_restore(group: typer.Typer, catalogue: Catalogue) -> None:
    command_class, _ = command_classes(catalogue)
    say = catalogue.say

    @group.command("restore", cls=command_class, help=say("cli-admin-restore-short"))
    def restore(
        context: typer.Context,
        file: Annotated[str, _argument(catalogue, "file", "restore")],
        database_url: Annotated[str | None, _option(catalogue, "--database-url", "url")] = None,
    ) -> None:
        source = options.not_empty(say("cli-metavar-file"), file)
        with needs_extra("everest admin restore"):
            from everest.cli import admin_backup
        url = _database(context)
        kept = admin_backup.restore(url, Path(source))
        streams.write(
            say(
                "cli-admin-restored",
                file=shown_long(source),
                has_kept="no" if kept is None else "yes",
                kept="" if kept is None else shown_long(kept),
            )
        )
