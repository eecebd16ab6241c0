import { memoize } from "#domain/cache/memoize.ts";
import { WORKER_ADDRESS } from "#domain/site/constants.ts";
import { assetHeaders, DATA_POLICY, type FlatHeaders, securityHeaders, WORKER_POLICY } from "./security-headers.ts";
import type { BodyEncoding, ServedFile } from "./served-file.ts";

export type FileAnswer = { status: 200 | 304; headers: FlatHeaders; body: Uint8Array<ArrayBuffer> | null };
export type FileRequest = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/** A prefetched page is used without asking again for a minute; after that a 304 answers. */
export const PAGE_CACHE = "public, max-age=60, must-revalidate";
const ASSET_CACHE = "public, max-age=31536000, immutable";
/** A new version must be noticed at the next visit; the 304 costs nothing. */
const WORKER_CACHE = "no-cache";
/** Browsers send a handful of different Accept-Encoding headers; others are not cached. */
const MAX_CACHED_ENCODINGS = 64;

type Prepared = { etag: string; found: FlatHeaders; unchanged: FlatHeaders };

/** What is said of a file, written down once for each encoding and used for every request after that. */
export function fileAnswers(policy: string) {
  const prepared = new WeakMap<ServedFile, Map<BodyEncoding, Prepared>>();
  const encodingOf = memoize(bestEncoding, { keyOf: String, maxEntries: MAX_CACHED_ENCODINGS });

  function policyOf(file: ServedFile): string {
    if (file.type.startsWith("text/html")) return policy;
    return file.address === WORKER_ADDRESS ? WORKER_POLICY : DATA_POLICY;
  }

  function prepare(file: ServedFile, encoding: BodyEncoding): Prepared {
    // A strong tag names exact bytes, so each encoding has its own.
    const etag = encoding === "identity" ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
    const unchanged = [
      "content-type",
      file.type,
      "cache-control",
      cacheControlOf(file),
      "etag",
      etag,
      ...(file.copies.length > 0 ? ["vary", "Accept-Encoding"] : []),
      ...(file.immutable ? assetHeaders : securityHeaders(policyOf(file))),
    ];
    const found = [
      ...unchanged,
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
      "content-length",
      String(file.body(encoding).byteLength),
    ];
    return { etag, found, unchanged };
  }

  function preparedFor(file: ServedFile, encoding: BodyEncoding): Prepared {
    const ofFile = prepared.get(file) ?? new Map<BodyEncoding, Prepared>();
    prepared.set(file, ofFile);
    const answer = ofFile.get(encoding) ?? prepare(file, encoding);
    ofFile.set(encoding, answer);
    return answer;
  }

  return (file: ServedFile, { acceptEncoding, ifNoneMatch }: FileRequest): FileAnswer => {
    const encoding = file.copies.length > 0 ? encodingOf(acceptEncoding ?? "") : "identity";
    const { etag, found, unchanged } = preparedFor(file, encoding);
    if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag))
      return { status: 304, headers: unchanged, body: null };
    return { status: 200, headers: found, body: file.body(encoding) };
  };
}

function cacheControlOf({ address, immutable }: ServedFile): string {
  if (address === WORKER_ADDRESS) return WORKER_CACHE;
  return immutable ? ASSET_CACHE : PAGE_CACHE;
}

function matchesEtag(header: string, etag: string): boolean {
  return header
    .split(",")
    .some((candidate) => candidate.trim().replace(/^W\//, "") === etag || candidate.trim() === "*");
}

function bestEncoding(header: string): BodyEncoding {
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
