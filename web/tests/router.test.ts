import { describe, expect, it } from "vitest";
import { routeOf } from "$src/router.svelte";

describe("routes", () => {
  it.each([
    ["", "", { page: "start" }],
    ["new", "", { page: "new", with: null }],
    ["new/friends", "", { page: "new", with: "friends" }],
    ["match/Ab-1_", "", { page: "match", id: "Ab-1_" }],
    ["rules", "", { page: "rules", clause: null, game: "mount-everest" }],
    ["rules/KH1", "?game=k2", { page: "rules", clause: "KH1", game: "k2" }],
    ["learn", "", { page: "learn" }],
    ["learn/", "", { page: "learn" }],
    ["new/bots/", "", { page: "new", with: "bots" }],
    ["match/Ab-1_/", "", { page: "match", id: "Ab-1_" }],
  ])("knows %s%s", (path, query, route) => {
    expect(routeOf(path, query)).toEqual(route);
  });

  it.each(["match", "match/a/b", "new/enemies", "learn/more", "elsewhere"])(
    "is lost at %s",
    (path) => {
      expect(routeOf(path, "")).toEqual({ page: "lost" });
    },
  );
});
