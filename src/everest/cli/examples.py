"""The examples on the help pages; what each one does is in the catalogues, counted from 1."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "everest": (
        "everest play",
        "everest rules M",
        "everest --lang el rules",
    ),
    "table": (
        "everest table",
        "everest table --port 9000 --no-browser",
        "everest table --host 0.0.0.0",
    ),
    "play": (
        "everest play --names Ann --bots greedy,random",
        "everest play --map hard --weather winter --record match.everest",
        "everest play --resume match.everest",
        "everest play --game k2 --variant family",
    ),
    "replay": (
        "everest replay match.everest",
        "everest replay match.everest --ply 120 --seat 0",
        "everest replay match.everest --ply 120 --json",
    ),
    "legal": (
        "everest legal match.everest",
        "everest legal match.everest --ply 120 --json",
    ),
    "check": (
        "everest check match.everest",
        "everest check matches/*.everest",
        "everest check my-everest",
    ),
    "mask": (
        "everest mask match.everest --seat 0",
        "everest mask match.everest --seat spectator --output public.everest",
    ),
    "simulate": (
        "everest simulate --games 200 --bots greedy,random",
        "everest simulate -n 50 --bots greedy,greedy,greedy --map hard --weather winter --json",
        "everest simulate -n 20 --seed example --record matches",
        "everest simulate --game k2 --bots greedy,random --weather winter --variant family",
    ),
    "rules": (
        "everest rules",
        "everest rules L",
        "everest rules M4",
        "everest rules --game k2",
    ),
    "export-rules": (
        "everest export-rules my-everest",
        "everest export-rules --game k2 my-k2",
    ),
    "perft": (
        "everest perft --depth 5 --seats 3",
        "everest perft --depth 2 match.everest --ply 120",
    ),
    "serve": (
        "everest serve",
        "everest serve --host 0.0.0.0 --port 8080",
        "everest serve --database-url postgresql://everest:PASSWORD@localhost/everest",
    ),
    "admin": (
        "everest admin list --status running",
        "everest admin backup backup.db",
        "everest admin delete --older-than 365",
    ),
    "admin list": (
        "everest admin list",
        "everest admin list --status open,running --older-than 30",
        "everest admin list --json",
    ),
    "admin archive": (
        "everest admin archive MATCH",
        "everest admin archive --older-than 90",
    ),
    "admin delete": (
        "everest admin delete MATCH",
        "everest admin delete --older-than 365 --yes",
        "everest admin delete --status open,running --older-than 60",
    ),
    "admin export": (
        "everest admin export MATCH --output match.everest",
        "everest admin export MATCH",
    ),
    "admin backup": ("everest admin backup backup.db",),
    "admin restore": ("everest admin restore backup.db",),
    "bot": (
        "everest bot --url http://127.0.0.1:8000/api/matches/MATCH",
        "everest bot --url http://127.0.0.1:8000/api/matches/MATCH --name Robin --player random",
        "everest bot --url http://127.0.0.1:8000/api/matches/MATCH --token TOKEN",
    ),
    "verify": ("everest verify match.everest",),
}
