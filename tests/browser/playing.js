/**
 * What somebody who knows nothing would press next, found in one look at the page: by roles, by
 * accessible names, and only what is seen, enabled and not covered by something else. Waits until there
 * is something, or until the page has what is awaited; nothing is pressed here, but by keyboard what is
 * to be pressed gets the focus.
 */
(() => {
  /** What only puts a dialog aside. */
  const ASIDE = /^(Close|Back|Better not|×|✕)?$/;
  /** The page has settled when nothing has changed for this long, in milliseconds. */
  const QUIET = 30;
  /** After this long one stops waiting for an answer, and presses something else. */
  const LONGEST = 5000;

  const BUTTONS = "button, [role=button]";

  function name(element) {
    const by = element.getAttribute("aria-labelledby");
    const labels = by?.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
    const text = labels?.join(" ") ?? element.getAttribute("aria-label") ?? element.textContent;
    return text.replace(/\s+/g, " ").trim();
  }

  function isSeen(element) {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  }

  function isEnabled(element) {
    return !element.matches(":disabled, [aria-disabled=true]") && !element.closest("[inert]");
  }

  function pressable(within, pattern = /./) {
    if (within === null) return [];
    return [...within.querySelectorAll(BUTTONS)].filter(
      (one) => pattern.test(name(one)) && isEnabled(one) && isSeen(one),
    );
  }

  function part(role, pattern) {
    const tags = { region: "section, [role=region]", group: "[role=group], fieldset" };
    return [...document.querySelectorAll(tags[role])].find((one) => pattern.test(name(one))) ?? null;
  }

  /** A point at which a press would reach the element, after scrolling as people do; else null. */
  function pointOf(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.8], [0.5, 0.2]]) {
      const point = { x: left + x * width, y: top + y * height };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit !== null && (element.contains(hit) || hit.contains(element.closest("label"))))
        return point;
    }
    return null;
  }

  function openDialog() {
    return [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
  }

  /** What could be pressed, the best first. */
  function* wishes(style) {
    const dialog = openDialog();
    if (dialog !== null) {
      yield* pressable(dialog, /^(End anyway|Do it)$/);
      yield* pressable(dialog).filter((one) => !ASIDE.test(name(one)));
      return;
    }
    yield* pressable(document.body, /^Choose these|^Choose this card/);
    const cards = pressable(part("group", /^Cards to choose from/));
    yield* cards.filter((one) => one.ariaPressed === "false");
    yield* pressable(document.body, /^Take the token/);
    yield* pressable(document.body, /^Decide$/); // what was put aside comes up again
    const [end] = pressable(document.body, /^End turn$/);
    if (end === undefined) return;
    if (style !== "idle") {
      const hand = part("region", /^Your cards for today/);
      yield* pressable(hand, /for (guide|climber) [AB]/);
      const isStuck = /This card cannot be used now/.test(hand?.textContent ?? "");
      if (!isStuck) yield* pressable(hand, /^(movement|rope)/);
      yield* moves();
    }
    yield* pressable(part("region", /^Settle risk/));
    yield end;
  }

  /** The highest spaces that the chosen piece can get to and stay at; they come from below. */
  function moves() {
    const map = part("group", /^Map of the mountain/);
    const whole = pressable(document.body, /^The whole mountain$/);
    if (whole.length > 0) return whole; // on a phone one looks at a stretch of it at first
    return pressable(map, /gets here for/)
      .filter((one) => !/ with |cannot stay/.test(name(one)))
      .toReversed();
  }

  function next(press, style) {
    for (const element of wishes(style)) {
      const point = press === "key" ? {} : pointOf(element);
      if (point === null) continue;
      if (press === "key") element.focus();
      if (press === "key" && document.activeElement !== element) continue;
      return { name: name(element), ...point };
    }
    return null;
  }

  /** Whether something can be reached that is awaited: its role, and how its name begins. */
  function has({ role, name: begins }) {
    const tags = { button: BUTTONS, heading: "h1, h2, h3", group: "[role=group]" };
    return [...(openDialog() ?? document).querySelectorAll(tags[role])].some(
      (one) => name(one).startsWith(begins) && isSeen(one),
    );
  }

  /** What was sent and is not answered yet. */
  let open = 0;
  let sent = 0;
  const { send } = WebSocket.prototype;
  const heard = new WeakSet();
  WebSocket.prototype.send = function (text) {
    if (/"type":"(act|take-back|ask-back|answer-back)"/.test(text)) {
      open += 1;
      sent = performance.now();
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener("message", ({ data }) => {
          if (/"type":\s*"(done|refused)"/.test(data)) open = Math.max(0, open - 1);
        });
        this.addEventListener("close", () => (open = 0));
      }
    }
    send.call(this, text);
  };

  let changed = 0;
  new MutationObserver(() => (changed = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  async function look({ press, style, awaited, patience }) {
    const last = performance.now() + patience;
    for (;;) {
      const now = performance.now();
      const isAnswered = open === 0 || now - sent > LONGEST;
      if (isAnswered && now - changed >= QUIET) {
        if (awaited !== null && has(awaited)) return { done: true };
        const found = next(press, style);
        if (found !== null) return found;
      }
      if (now > last) return null;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  window.look = look;
})();
