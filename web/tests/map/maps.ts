/** Maps for tests: all built-in ones, and one that somebody has made up. */

import { readdirSync, readFileSync } from "node:fs";
import type { RulesetInfo } from "$src/net/rest";

const FOLDER = `${import.meta.dirname}/rulesets`;

export function ruleset(name: string): RulesetInfo {
  return JSON.parse(readFileSync(`${FOLDER}/${name}.json`, "utf-8")) as RulesetInfo;
}

export const BUILT_IN = readdirSync(FOLDER).map((file) => file.replace(".json", ""));

/** Few spaces, crowded on one side, a zone that dips below another, ropes that do not lead up. */
export function madeUp(): RulesetInfo {
  const like = ruleset("k2-easy");
  const space = (id: string, x: number, y: number, altitude: number) => ({
    ...like.spaces[0]!,
    ...{ id, name: `Ours ${id}`, x, y, altitude, flag: 1, limit: 2 },
    zone: altitude < 6000 ? 0 : altitude < 7000 ? 1 : 2,
  });
  return {
    ...like,
    map: "ours",
    start: "a",
    summit: "f",
    spaces: [
      { ...space("a", 0.1, 0.9, 5000), limit: null },
      space("b", 0.16, 0.87, 5200),
      space("c", 0.2, 0.6, 5900),
      space("d", 0.8, 0.7, 6100),
      space("e", 0.85, 0.66, 6100),
      space("f", 0.5, 0.1, 7300),
    ],
    edges: [
      { lower: "a", upper: "b", level: false },
      { lower: "b", upper: "c", level: false },
      { lower: "c", upper: "d", level: false },
      { lower: "d", upper: "e", level: true },
      { lower: "e", upper: "f", level: false },
    ],
  };
}

export function everyMap(): [string, RulesetInfo][] {
  const builtIn = BUILT_IN.map((name): [string, RulesetInfo] => [name, ruleset(name)]);
  return [...builtIn, ["made up", madeUp()]];
}
