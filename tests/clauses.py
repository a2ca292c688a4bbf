"""Which clauses of the rules there are, and which tests cover them.

A test covers the clauses that its marker names, `@pytest.mark.clause("M4", "M5")`, and those that
its name begins with, `test_M4_M5_...`. Both are read from the source, so nothing has to run.
`python -m tests.clauses` prints every clause with its tests.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

ROOT = Path(__file__).parent.parent
CATALOGUE = ROOT / "src/everest/text/locale/en/rules.ftl"
CLAUSE = re.compile(r"[A-Z]+[0-9]+")


def known(catalogue: Path = CATALOGUE) -> list[str]:
    """The ids of all clauses, in the order of the catalogue (`rule-M4 = ...`)."""
    text = catalogue.read_text(encoding="utf-8")
    return re.findall(rf"^rule-({CLAUSE.pattern})\s*=", text, re.MULTILINE)


def covered(folder: Path = ROOT / "tests") -> dict[str, list[str]]:
    """Each clause id that the tests name, with the places (file:line) that name it."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for clause in _named(node, path):
                places[clause].append(f"{path.relative_to(folder)}:{getattr(node, 'lineno', 0)}")
    return dict(places)


def _named(node: ast.AST, path: Path) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) if name.startswith("test_"):
            yield from takewhile(CLAUSE.fullmatch, name.split("_")[1:])
        case ast.Call(
            func=ast.Attribute(attr="clause", value=ast.Attribute(attr="mark") | ast.Name("mark"))
        ):
            for arg in node.args:
                if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                    raise ValueError(f"{path}:{arg.lineno}: clause ids must be plain strings")
                yield arg.value


if __name__ == "__main__":
    tests = covered()
    for clause in known():
        print(f"{clause:5}", ", ".join(tests.get(clause, ["no test"])))
