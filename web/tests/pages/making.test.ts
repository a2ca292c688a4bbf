import { describe, expect, it } from "vitest";
import type { GameOffer } from "$src/net/rest";
import {
  bodyOf,
  changedBy,
  CLOCKS,
  draftOf,
  faultOf,
  gamesFor,
  inGame,
  limitsOf,
  type Namer,
  quick,
  timed,
  withoutSeat,
  withSeat,
} from "$src/pages/making";

const EVEREST: GameOffer = {
  game: "mount-everest",
  seats: [2, 3, 4, 5],
  maps: ["easy", "hard"],
  weather: ["summer", "winter"],
  limits: ["strict"],
  limits_for: [],
  variants: ["standard"],
  bots: ["greedy", "random"],
};
const K2: GameOffer = {
  ...EVEREST,
  game: "k2",
  seats: [1, 2, 3, 4, 5],
  maps: ["easy", "hard", "everest-easy"],
  limits: ["strict", "relaxed"],
  limits_for: ["easy", "hard", "everest-easy"].flatMap((map) =>
    [1, 2, 3, 4, 5].map((seats) => ({
      map,
      seats,
      limits: seats === 5 && map !== "everest-easy" ? ["strict", "relaxed"] : ["strict"],
    })),
  ),
  variants: ["standard", "family"],
};
const NAMER: Namer = { player: (number) => `Player ${number}`, bot: (number) => `Bot ${number}` };

describe("limits", () => {
  const five = { ...draftOf("bots", K2, "") };
  five.seats = Array.from({ length: 5 }, () => five.seats[1]!);

  it("are those that the server offers for the map and the seats", () => {
    expect(limitsOf(five, K2)).toEqual(["strict", "relaxed"]);
    expect(limitsOf({ ...five, map: "everest-easy" }, K2)).toEqual(["strict"]);
    expect(limitsOf(draftOf("bots", EVEREST, ""), EVEREST)).toEqual(["strict"]);
  });

  it("change with what they do not go with", () => {
    const relaxed = changedBy(five, K2, { limits: "relaxed" });
    expect(relaxed.limits).toBe("relaxed");
    expect(changedBy(relaxed, K2, { weather: "winter" }).limits).toBe("relaxed");
    expect(changedBy(relaxed, K2, { map: "everest-easy" }).limits).toBe("strict");
    expect(changedBy(relaxed, K2, withoutSeat(relaxed, 4)).limits).toBe("strict");
  });
});

describe("a match against bots at once", () => {
  it("is one of the usual kind, for the maker and two bots with names", () => {
    expect(quick(EVEREST, "Olga", NAMER)).toEqual({
      game: "mount-everest",
      map: "easy",
      weather: "summer",
      limits: "strict",
      variant: "standard",
      seats: [
        { kind: "mine", name: "Olga" },
        { kind: "bot", bot: "greedy", name: "Bot 1" },
        { kind: "bot", bot: "greedy", name: "Bot 2" },
      ],
      first_seat: null,
      listed: false,
      spectators: true,
      take_back: "consent",
      chat: false,
      clock: null,
    });
  });

  it("needs no name", () => {
    expect(quick(EVEREST, "", NAMER).seats[0]).toEqual({ kind: "mine", name: "Player 1" });
  });

  it("is for fewer where the game takes no three", () => {
    expect(quick({ ...EVEREST, seats: [2] }, "", NAMER).seats).toHaveLength(2);
  });
});

describe("what a match begins as", () => {
  it.each([
    ["bots", ["mine", "bot", "bot"]],
    ["friends", ["mine", "open"]],
    ["pass", ["mine", "mine"]],
    ["alone", ["mine"]],
  ] as const)("%s", (mode, kinds) => {
    expect(draftOf(mode, K2, "").seats.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("lets a single player choose only games that can be played alone", () => {
    expect(gamesFor("alone", [EVEREST, K2])).toEqual([K2]);
    expect(gamesFor("bots", [EVEREST, K2])).toEqual([EVEREST, K2]);
  });
});

describe("changing it", () => {
  it("keeps for another game what there is in it, too", () => {
    const draft = { ...draftOf("bots", K2, ""), map: "everest-easy", weather: "winter", limits: "relaxed" };
    const changed = inGame(draft, EVEREST);
    expect(changed).toMatchObject({ game: "mount-everest", map: "easy", weather: "winter", limits: "strict" });
    expect(faultOf(changed, EVEREST)).toBeNull();
  });

  it("fills seats up to the fewest that the game takes", () => {
    const changed = inGame(draftOf("alone", K2, ""), EVEREST);
    expect(changed.seats.map(({ kind }) => kind)).toEqual(["mine", "bot"]);
  });

  it.each([
    ["bots", "bot"],
    ["friends", "open"],
    ["pass", "mine"],
  ] as const)("adds a seat of the kind of %s", (mode, kind) => {
    const draft = withSeat(draftOf(mode, EVEREST, ""), mode);
    expect(draft.seats.at(-1)).toEqual({ kind, name: "", bot: "greedy" });
  });

  it("remembers who begins when another seat goes", () => {
    const draft = { ...draftOf("bots", EVEREST, ""), first: 2 };
    expect(withoutSeat(draft, 1)).toMatchObject({ first: 1 });
    expect(withoutSeat(draft, 2)).toMatchObject({ first: null });
    expect(withoutSeat({ ...draft, first: 0 }, 1)).toMatchObject({ first: 0 });
  });

  it("finds what is wrong", () => {
    const draft = draftOf("bots", EVEREST, "");
    expect(faultOf(draft, EVEREST)).toBeNull();
    expect(faultOf({ ...draft, seats: draft.seats.slice(0, 1) }, EVEREST)).toBe("seats");
    expect(faultOf({ ...draft, seats: draft.seats.slice(1) }, EVEREST)).toBe("nobody");
  });
});

describe("what the server is asked for", () => {
  it("keeps an open seat for a name, or for anybody", () => {
    const draft = draftOf("friends", EVEREST, "Olga");
    const seats = [...draft.seats, { kind: "open" as const, name: " Maria ", bot: "greedy" }];
    expect(bodyOf({ ...draft, seats }, NAMER).seats).toEqual([
      { kind: "mine", name: "Olga" },
      { kind: "open" },
      { kind: "open", name: "Maria" },
    ]);
  });

  it("cuts names that are too long for it", () => {
    const draft = draftOf("alone", K2, "x".repeat(60));
    expect(bodyOf(draft, NAMER).seats[0]?.name).toHaveLength(40);
  });

  it("has the clock with its bot", () => {
    const draft = draftOf("friends", EVEREST, "");
    expect(bodyOf({ ...draft, clock: "reminder-120" }, NAMER).clock).toEqual({ kind: "reminder", seconds: 120 });
    expect(bodyOf({ ...draft, clock: "total-3600" }, NAMER).clock).toEqual({
      kind: "total",
      seconds: 3600,
      bot: "greedy",
    });
  });

  it("has no clock with other limits than the server's", () => {
    for (const clock of CLOCKS) {
      const time = timed(clock);
      if (time === null) continue;
      const [least, most] = time.kind === "reminder" ? [10, 604_800] : [60, 2_592_000];
      expect(time.seconds).toBeGreaterThanOrEqual(least!);
      expect(time.seconds).toBeLessThanOrEqual(most!);
    }
  });
});
