"""The kinds of events that a game can tell of, read from its source."""

import ast
from pathlib import Path

import everest

SOURCE = Path(everest.__file__).parent


def event_kinds(game: str) -> set[str]:
    """All kinds of events that some ``state.tell(kind, ...)`` of the engine or the game has."""
    kinds: set[str] = set()
    own = SOURCE / "games" / game.replace("-", "_")
    assert own.is_dir()
    for path in sorted([*SOURCE.glob("engine/**/*.py"), *own.rglob("*.py")]):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if _is_tell(node):
                        assert isinstance(node, ast.Call)
                        kinds.update(_values(node.args[0], function))
    return kinds


def _is_tell(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "tell"
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "state"
    )


def _values(node: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The words that an expression can stand for inside a function."""
    match node:
        case ast.Constant(value=str(kind)):
            return {kind}
        case ast.IfExp(body=one, orelse=other):
            return _values(one, function) | _values(other, function)
        case ast.Name(id=name):
            return _assigned(name, function)
    raise AssertionError(f"cannot tell which kinds of events line {node.lineno} makes")


def _assigned(name: str, function: ast.FunctionDef) -> set[str]:
    kinds: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                match target, node.value:
                    case ast.Tuple(elts=targets), ast.Tuple(elts=values):
                        pairs = list(zip(targets, values, strict=True))
                    case _:
                        pairs = [(target, node.value)]
                for one, value in pairs:
                    if isinstance(one, ast.Name) and one.id == name:
                        kinds |= _values(value, function)
    assert kinds, f"nothing is assigned to {name}"
    return kinds
