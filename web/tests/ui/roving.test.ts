import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { roving } from "$src/ui/roving";

let root: HTMLElement;
let stop: (() => void) | void;

beforeEach(() => {
  document.body.innerHTML =
    "<div><h3><button>Day</button></h3><button>one</button><button>two</button></div>";
  root = document.querySelector("div")!;
  stop = roving(root);
});
afterEach(() => {
  stop?.();
});

/** What can be come to by Tab. */
function stops(): (string | null)[] {
  return [...root.querySelectorAll("button")]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
}
async function press(key: string): Promise<string | null | undefined> {
  await fireEvent.keyDown(document.activeElement!, { key });
  return document.activeElement?.textContent;
}

it("is one stop, at the newest", async () => {
  expect(stops()).toEqual(["two"]);
  root.insertAdjacentHTML("beforeend", "<button>three</button>");
  await vi.waitFor(() => expect(stops()).toEqual(["three"]));
});

it("is gone through by arrow keys, and remembers where one was", async () => {
  root.querySelectorAll("button")[2]!.focus();
  expect(await press("ArrowUp")).toBe("one");
  expect(await press("Home")).toBe("Day");
  expect(await press("ArrowUp")).toBe("Day");
  expect(await press("ArrowDown")).toBe("one");
  root.insertAdjacentHTML("beforeend", "<button>three</button>");
  await vi.waitFor(() => expect(root.querySelectorAll("button")[3]!.tabIndex).toBe(-1));
  expect(stops()).toEqual(["one"]);
  expect(await press("End")).toBe("three");
});

it("stays one stop when the place where one was is gone", async () => {
  root.querySelectorAll("button")[1]!.focus();
  root.querySelectorAll("button")[1]!.remove();
  await vi.waitFor(() => expect(stops()).toEqual(["two"]));
});
