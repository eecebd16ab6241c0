export type Resolution =
  | { kind: "found"; address: string }
  | { kind: "moved"; address: string }
  | { kind: "missing"; address: string | null };

/** The one spelling besides the canonical one that answers by itself: the specification's readings differ. */
const POLICY_SPELLING = /^(\/[a-z]+)\/Policy(\/[^/]+)$/;

/** Percent-encoded, so about 200 Arabic letters. What is longer is no address, and is not read as one. */
const MAX_LENGTH = 2000;

/**
 * Finds what a request path means among the addresses that exist. A path that differs from an address only by
 * slashes, case, encoding or index.html is moved there, once; everything else is missing.
 */
export function resolveAddress(path: string, exists: (address: string) => boolean): Resolution {
  if (exists(path)) return { kind: "found", address: path };

  const policy = POLICY_SPELLING.exec(path);
  if (policy) {
    const canonical = `${policy[1]}/policy${policy[2]}`;
    if (exists(canonical)) return { kind: "found", address: canonical };
  }

  const address = cleanAddress(path);
  if (address === null) return { kind: "missing", address };
  return exists(address) ? { kind: "moved", address } : { kind: "missing", address };
}

/** The canonical form a path would have; null when it cannot be read as a path at all. */
function cleanAddress(path: string): string | null {
  if (path.length > MAX_LENGTH) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
  const clean = decoded
    .normalize("NFC")
    .toLowerCase()
    .replace(/[/\\]+/g, "/")
    .replace(/\/index\.html\/?$/, "/")
    .replace(/\/+$/, "");
  return clean === "" ? "/" : clean;
}
