import type { IncomingMessage } from "node:http";

/** A name of DNS, a colon and a port. Reading a host takes a time that grows with the square of its length. */
const MAX_HOST_LENGTH = 260;
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * The status of a request that is not read any further; null for all others. Without a length it could come in any number
 * of pieces, and each costs as much as a kilobyte: browsers and proxies say how long it is (RFC 9112, 6.3).
 */
export function refusalOf(request: IncomingMessage): 400 | 411 | null {
  if (!readTarget(request)) return 400;
  const encoding = request.headers["transfer-encoding"];
  if (encoding === undefined) return null;
  return encoding.toLowerCase() === "chunked" ? 411 : 400;
}

/**
 * Whether a request says in one way where it goes: one host, of a length that a host can have. A request that names the
 * whole address (RFC 9112, 3.2.2) is turned into the usual form, with that host, so that nobody after this needs to know.
 */
function readTarget(request: IncomingMessage): boolean {
  const { rawHeaders } = request;
  let hostAt = -1;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (hostAt !== -1) return false;
    hostAt = at + 1;
  }
  if (hostAt === -1 && request.httpVersion !== "1.0") return false;
  const [, authority, target = ""] = (!request.url?.startsWith("/") && ABSOLUTE_FORM.exec(request.url ?? "")) || [];
  if (authority === undefined) return (rawHeaders[hostAt] ?? "").length <= MAX_HOST_LENGTH;
  if (authority === "" || authority.includes("@") || authority.length > MAX_HOST_LENGTH) return false;
  request.url = target.startsWith("/") ? target : `/${target}`;
  request.headers.host = authority;
  if (hostAt !== -1) rawHeaders[hostAt] = authority;
  return true;
}
