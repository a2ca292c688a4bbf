"""Where the data files of Mount Everest are."""

from __future__ import annotations

from pathlib import Path

from everest.games.files import RuleFiles


def rule_files(rules_dir: Path | None = None) -> RuleFiles:
    """The built-in files, those of `rules_dir` in their places."""
    return RuleFiles("everest.games.mount_everest", folder=rules_dir)


def built_in_names() -> tuple[str, ...]:
    """The names of all built-in files, such as ``maps/easy.toml``."""
    return rule_files().built_in_names()
