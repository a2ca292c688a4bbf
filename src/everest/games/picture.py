"""How a map is shown to people: its title, and where its spaces are drawn under which names."""

from __future__ import annotations

from dataclasses import dataclass

from everest.games.schema import MapFile


@dataclass(frozen=True)
class MapPicture:
    """What only people need of a map; rules objects hold none of it.

    Attributes:
        title: the title of the map.
        names: the name of each space by its id.
        places: where each space is drawn, by its id: fractions of the picture's width, and of its
            height from the top.
    """

    title: str
    names: dict[str, str]
    places: dict[str, tuple[float, float]]

    @classmethod
    def of(cls, board: MapFile) -> MapPicture:
        """The picture that a map's file describes."""
        return cls(
            title=board.title,
            names={space.id: space.name for space in board.spaces},
            places={space.id: space.at for space in board.spaces},
        )
