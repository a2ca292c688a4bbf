/** Where in the client one is: a page and what it is about, by the address. */

export type Route =
  | { page: "start" }
  | { page: "new"; with: "bots" | "friends" | "pass" | "alone" | null }
  | { page: "match"; id: string }
  | { page: "rules"; clause: string | null; game: string }
  | { page: "learn" }
  | { page: "lost" };

/** The page of an address; `path` is the part after the base, `query` what follows "?". */
export function routeOf(path: string, query: string): Route {
  const [page = "", what = "", ...more] = path.split("/").filter((part) => part !== "");
  const asked = new URLSearchParams(query);
  if (more.length > 0) return { page: "lost" };
  switch (page) {
    case "":
      return { page: "start" };
    case "new": {
      const wish = ["bots", "friends", "pass", "alone"].find((one) => one === what);
      if (what !== "" && wish === undefined) return { page: "lost" };
      return { page: "new", with: (wish as "bots" | undefined) ?? null };
    }
    case "match":
      return what === "" ? { page: "lost" } : { page: "match", id: what };
    case "rules":
      return { page: "rules", clause: what || null, game: asked.get("game") ?? "mount-everest" };
    case "learn":
      return what === "" ? { page: "learn" } : { page: "lost" };
    default:
      return { page: "lost" };
  }
}

const base = new URL(document.baseURI).pathname.replace(/[^/]*$/, "");

function here(): Route {
  return routeOf(location.pathname.slice(base.length), location.search);
}

let route = $state.raw(here());

addEventListener("popstate", () => {
  route = here();
});

/** The page of now. */
export function current(): Route {
  return route;
}

/** The address of a page, for links: `path` without the base, such as `match/ID`. */
export function address(path: string): string {
  return base + path;
}

/** Go to a page of the client. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address(path));
  else history.replaceState(null, "", address(path));
  route = here();
  scrollTo(0, 0);
}

/** For `onclick` of anything that links within it are in: pages change without being loaded. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(base)) return;
  if (url.pathname.startsWith(`${base}api/`)) return;
  event.preventDefault();
  go(url.pathname.slice(base.length) + url.search);
}
