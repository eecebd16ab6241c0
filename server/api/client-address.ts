import { isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

export type AddressSource = { forwardedFor: string | undefined; socket: string | undefined; trustedProxies: number };

/**
 * Who is calling, as far as limits go: the address the outermost trusted proxy saw, never one the client claims.
 * An IPv6 client owns its whole /64, so that is what counts.
 */
export function clientAddress({ forwardedFor, socket, trustedProxies }: AddressSource): string {
  const chain = [...(forwardedFor ?? "").split(","), socket ?? ""].map((part) => part.trim());
  const seen = chain.at(-1 - Math.min(trustedProxies, chain.length - 1)) ?? "";
  const address = withoutPort(seen);
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOf(address) : "unknown";
}

/** The client of a request, for limits. */
export function clientOf(c: Context, trustedProxies: number): string {
  return clientAddress({
    forwardedFor: c.req.header("x-forwarded-for"),
    // Where there is no socket (a test calls the function itself) the address is unknown.
    socket: c.env?.incoming ? getConnInfo(c).remote.address : undefined,
    trustedProxies,
  });
}

/** Some proxies write the client's port as well. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The /64 of an address, whichever way it is written; an IPv4 address mapped into IPv6 is that IPv4 address. */
function networkOf(address: string): string {
  const written = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = written.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  if (/^(?:0:){5}ffff:/.test(groups.join(":")))
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((pair) => [pair >> 8, pair & 255])
      .join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}
