import { isIPv4, isIPv6 } from "node:net";

export type AddressSource = { forwardedFor: string | undefined; socket: string | undefined; trustedProxies: number };

/**
 * Who is calling, as far as limits go: the address the outermost trusted proxy saw, never one the client claims.
 * An IPv6 client owns its whole /64, so that is what counts.
 */
export function clientAddress({ forwardedFor, socket, trustedProxies }: AddressSource): string {
  const chain = [...(forwardedFor ?? "").split(","), socket ?? ""].map((part) => part.trim());
  const seen = chain.at(-1 - Math.min(trustedProxies, chain.length - 1)) ?? "";
  const address = seen.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOf(address) : "unknown";
}

function networkOf(address: string): string {
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const full = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...after];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
