"""Copies of the built-in data files with single things changed."""

from pathlib import Path

from everest.games.mount_everest.loader import export_rules


def copy_of_rules(folder: Path) -> Path:
    """All built-in files, in a new folder inside `folder`."""
    rules_dir = folder / "rules"
    export_rules(rules_dir)
    return rules_dir


def edit(rules_dir: Path, file: str, old: str, new: str) -> None:
    """Replace the first `old` in a file; it must be there."""
    path = rules_dir / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def edit_space(rules_dir: Path, map_name: str, space: str, old: str, new: str) -> None:
    """Replace `old` in the entry of one space of a map."""
    path = rules_dir / f"maps/{map_name}.toml"
    head, *entries = path.read_text(encoding="utf-8").split("[[space]]\n")
    index = next(i for i, entry in enumerate(entries) if entry.startswith(f'id = "{space}"\n'))
    assert old in entries[index], f"{space} has no {old!r}"
    entries[index] = entries[index].replace(old, new, 1)
    path.write_text("[[space]]\n".join([head, *entries]), encoding="utf-8")
