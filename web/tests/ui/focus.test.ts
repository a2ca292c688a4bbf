import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepFocus, skip } from "$src/ui/focus";

let isBusy = false;
let stop: (() => void) | void;

beforeEach(() => {
  vi.useFakeTimers();
  isBusy = false;
  document.body.innerHTML = `
    <button id="outside">Menu</button>
    <main>
      <section id="hand"><h2 data-due>Hand</h2><p><button id="use">Use</button></p></section>
      <section id="log"><h2>Log</h2><button id="line">Line</button></section>
      <section id="bar"><p data-place>Your turn</p><button id="back">Take back</button></section>
    </main>`;
  stop = keepFocus(() => isBusy)(document.querySelector("main")!);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

function part(id: string): HTMLButtonElement {
  return document.querySelector(`#${id}`)!;
}
/** What has the focus once everything has settled. */
async function focused(): Promise<string> {
  await vi.advanceTimersByTimeAsync(120);
  return document.activeElement?.textContent ?? "";
}

it("stays in the part whose button is gone", async () => {
  part("use").focus();
  part("use").remove();
  expect(await focused()).toBe("Hand");
});

it("goes to what a part says is its place", async () => {
  part("back").focus();
  part("back").disabled = true;
  expect(await focused()).toBe("Your turn");
});

it("goes to what is due when the whole part is gone", async () => {
  part("line").focus();
  part("log").remove();
  expect(await focused()).toBe("Hand");
});

it("goes to the dialog that has come up", async () => {
  part("use").focus();
  part("hand").innerHTML =
    "<dialog open><h2>Risk</h2><button>Close</button><footer><button>Pay</button></footer></dialog>";
  expect(await focused()).toBe("Pay");
});

it("comes back to a button that was disabled only while it was busy", async () => {
  part("back").focus();
  isBusy = true;
  part("back").disabled = true;
  part("back").blur(); // browsers do that by themselves
  await focused();
  part("back").disabled = false;
  isBusy = false;
  expect(await focused()).toBe("Take back");
});

it("is not taken from somebody who is elsewhere", async () => {
  part("use").focus();
  part("line").focus();
  part("use").remove();
  expect(await focused()).toBe("Line");
  part("outside").focus();
  part("bar").remove();
  expect(await focused()).toBe("Menu");
});

it("is not brought back to whoever has left it", async () => {
  part("use").focus();
  part("use").blur();
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(document.body);
  });
  part("use").remove();
  await focused();
  expect(document.activeElement).toBe(document.body);
});

it("begins at what is due when one comes from another page", async () => {
  stop?.();
  part("outside").focus();
  part("outside").remove();
  stop = keepFocus(() => isBusy)(document.querySelector("main")!);
  expect(await focused()).toBe("Hand");
});

it("leaves what comes up at once its focus", async () => {
  stop?.();
  stop = keepFocus(() => isBusy)(document.querySelector("main")!);
  part("line").focus();
  expect(await focused()).toBe("Line");
});

it("skips to what is due, and else to the beginning of a page", () => {
  const main = document.querySelector("main")!;
  skip(main);
  expect(document.activeElement?.textContent).toBe("Hand");
  part("hand").remove();
  part("bar").remove();
  skip(main);
  expect(document.activeElement).toBe(main);
});
