/** Where friends find the server: `localhost` is another machine for each of them. */

import { server } from "../net/rest";

/**
 * The hosts by which others in the network come to the server; none if nobody else can. Null where
 * the address bar says it already, or the server does not know.
 */
export async function networkHosts(): Promise<readonly string[] | null> {
  if (!isLocal(location.hostname)) return null;
  try {
    return (await server.offers()).network_hosts ?? null;
  } catch {
    return null; // without it the link is the one of the address bar
  }
}

/** Whether a host is this machine for itself alone. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** A link with each host by which others find this machine, the likeliest first; itself if there is none. */
export function linksFor(link: URL, hosts: readonly string[] | null): [string, ...string[]] {
  const [first = link.href, ...others] = (hosts ?? []).map((host) => {
    const other = new URL(link);
    other.hostname = host.includes(":") ? `[${host}]` : host;
    return other.href;
  });
  return [first, ...others];
}
