import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "$src/text/catalogue.svelte";
import Dialog from "$src/ui/Dialog.svelte";

const onclose = vi.fn();
const pressed = vi.fn();
let now = 0;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.clearAllMocks();
  now = performance.now();
  const children = createRawSnippet(() => ({
    render: () => "<button>End anyway</button>",
    setup: (button) => button.addEventListener("click", pressed),
  }));
  render(Dialog, { title: "End your turn?", onclose, children });
});
afterEach(cleanup);

/** A press and its click, some milliseconds after the dialog has opened. */
async function click(target: Element, after: number, detail = 1): Promise<void> {
  for (const [kind, more] of [["pointerdown", {}], ["click", { detail }]] as const) {
    const event = new MouseEvent(kind, { bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, "timeStamp", { value: now + after });
    await fireEvent(target, event);
  }
}

describe("a click beside a dialog", () => {
  it("closes it", async () => {
    await click(screen.getByRole("dialog"), 1000);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("does not if it belongs to the one that has opened it", async () => {
    await click(screen.getByRole("dialog"), 150);
    expect(onclose).not.toHaveBeenCalled();
  });

  it("does not if it has begun in the dialog", async () => {
    const event = new MouseEvent("pointerdown", { bubbles: true });
    await fireEvent(screen.getByRole("heading"), event);
    await fireEvent.click(screen.getByRole("dialog"));
    expect(onclose).not.toHaveBeenCalled();
  });
});

describe("the first focus", () => {
  it("is at the choice that is taken", () => {
    cleanup();
    const children = createRawSnippet(() => ({
      render: () =>
        `<p><input type="radio" name="a" value="1" /><input type="radio" name="a" value="2" checked />
        <input type="checkbox" checked /></p>`,
    }));
    render(Dialog, { title: "Settings", onclose, children });
    expect((document.activeElement as HTMLInputElement).value).toBe("2");
  });

  it("is at what is to be decided, not at the cross", () => {
    expect(document.activeElement?.textContent).toBe("End anyway");
  });
});

it("takes no second click of a double click for an answer", async () => {
  const answer = screen.getByRole("button", { name: "End anyway" });
  await click(answer, 150, 2);
  expect(pressed).not.toHaveBeenCalled();
  await click(answer, 1000, 2);
  expect(pressed).toHaveBeenCalledOnce();
});
