import { WORKER_ADDRESS } from "#domain/constants.ts";
import type { Encoding, ServedFile } from "./built-site.ts";
import { DATA_POLICY, REPORTING_ENDPOINTS, securityHeaders, WORKER_POLICY } from "./security-headers.ts";

/** Headers as Node writes them without another look: name, value, name, value … */
export type FlatHeaders = readonly string[];
export type FileAnswer = { status: 200 | 304; headers: FlatHeaders; body: Uint8Array<ArrayBuffer> | null };
export type FileRequest = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/** A prefetched page is used without asking again for a minute; after that a 304 answers. */
export const PAGE_CACHE = "public, max-age=60, must-revalidate";
const ASSET_CACHE = "public, max-age=31536000, immutable";
/** A new version must be noticed at the next visit; the 304 costs nothing. */
const WORKER_CACHE = "no-cache";
/** Browsers send a handful of different lists; whoever sends others is not remembered. */
const REMEMBERED_LISTS = 64;

type Prepared = { etag: string; found: FlatHeaders; unchanged: FlatHeaders };

/** What is said of a file, written down once for each encoding and used for every request after that. */
export function fileAnswers(policy: string) {
  const prepared = new WeakMap<ServedFile, Map<Encoding | "identity", Prepared>>();
  const encodingOf = remembered(bestEncoding);

  function policyOf(file: ServedFile): string {
    if (isDocument(file)) return policy;
    return file.address === WORKER_ADDRESS ? WORKER_POLICY : DATA_POLICY;
  }

  function prepare(file: ServedFile, encoding: Encoding | "identity", length: number): Prepared {
    // A strong tag names exact bytes, so each encoding has its own.
    const etag = encoding === "identity" ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
    const unchanged = [
      "content-type",
      file.type,
      "cache-control",
      cacheControlOf(file),
      "etag",
      etag,
      ...(file.compressed ? ["vary", "Accept-Encoding"] : []),
      ...securityHeaders(policyOf(file)),
      ...(isDocument(file) ? ["reporting-endpoints", REPORTING_ENDPOINTS] : []),
    ];
    const found = [
      ...unchanged,
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
      "content-length",
      String(length),
    ];
    return { etag, found, unchanged };
  }

  return (file: ServedFile, { acceptEncoding, ifNoneMatch }: FileRequest): FileAnswer => {
    const encoding = file.compressed ? encodingOf(acceptEncoding ?? "") : "identity";
    const body = file.body(encoding);
    let ofFile = prepared.get(file);
    if (!ofFile) {
      ofFile = new Map();
      prepared.set(file, ofFile);
    }
    let headers = ofFile.get(encoding);
    if (!headers) {
      headers = prepare(file, encoding, body.byteLength);
      ofFile.set(encoding, headers);
    }
    if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, headers.etag))
      return { status: 304, headers: headers.unchanged, body: null };
    return { status: 200, headers: headers.found, body };
  };
}

const isDocument = ({ type }: ServedFile) => type.startsWith("text/html");

function cacheControlOf({ address, immutable }: ServedFile): string {
  if (address === WORKER_ADDRESS) return WORKER_CACHE;
  return immutable ? ASSET_CACHE : PAGE_CACHE;
}

function matchesEtag(header: string, etag: string): boolean {
  return header
    .split(",")
    .some((candidate) => candidate.trim().replace(/^W\//, "") === etag || candidate.trim() === "*");
}

function bestEncoding(header: string): Encoding | "identity" {
  const accepted = new Set(
    header
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
}

function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size < REMEMBERED_LISTS) known.set(text, value);
    return value;
  };
}
