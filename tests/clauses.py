"""Which clauses of the rules there are, and which tests cover them.

A test covers the clauses that its marker names, `@pytest.mark.clause("M4", "M5")`, and those that
its name begins with, `test_M4_M5_...`. Both are read from the source, so nothing has to run.
`python -m tests.clauses` prints every clause with its tests.

The clauses of Mount Everest are in one catalogue, those of K2 in another. A label of K2 begins with
two letters (KM1); `test_K2_...` covers the clause K2 of Mount Everest.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path

ROOT = Path(__file__).parent.parent
CATALOGUES = tuple(
    ROOT / "src/everest/text/locale/en" / name for name in ("rules.ftl", "k2-rules.ftl")
)
CLAUSE = re.compile(r"[A-Z]+[0-9]+")


def known(catalogues: Sequence[Path] = CATALOGUES) -> list[str]:
    """The ids of all clauses, in the order of the catalogues (`rule-M4 = ...`)."""
    text = "\n".join([catalogue.read_text(encoding="utf-8") for catalogue in catalogues])
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
