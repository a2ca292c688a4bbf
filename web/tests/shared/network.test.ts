/** Links that friends can open. */

import { describe, expect, test } from "vitest";
import { isLocal, linksFor } from "$src/shared/network";

const link = new URL("http://127.0.0.1:8791/match/x");

describe("a link for friends", () => {
  test.each(["localhost", "127.0.0.1", "127.0.1.1", "[::1]"])("%s is nobody else's", (host) => {
    expect(isLocal(host)).toBe(true);
  });

  test.each(["192.168.1.5", "example.org", "1.127.0.0.1"])("%s can be found", (host) => {
    expect(isLocal(host)).toBe(false);
  });

  test("it has the host by which others find the machine", () => {
    expect(linksFor(link, ["192.168.1.5"])).toEqual(["http://192.168.1.5:8791/match/x"]);
    expect(linksFor(link, ["fd00::5"])).toEqual(["http://[fd00::5]:8791/match/x"]);
  });

  test("there is one for each network that the machine is in", () => {
    expect(linksFor(link, ["192.168.1.5", "10.0.0.7"])).toEqual([
      "http://192.168.1.5:8791/match/x",
      "http://10.0.0.7:8791/match/x",
    ]);
  });

  test("where nobody else can come, or it is not known, it stays", () => {
    expect(linksFor(link, [])).toEqual([link.href]);
    expect(linksFor(link, null)).toEqual([link.href]);
  });
});
