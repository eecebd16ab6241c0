import type { RequestError } from "#server/texts.ts";

export const MAX_BODY_BYTES = 64 * 1024;

export type BodyFormat = "json" | "form";
export type RequestBody =
  | { ok: true; format: BodyFormat; fields: Readonly<Record<string, unknown>> }
  | { ok: false; format: BodyFormat; status: 400 | 413 | 415; error: RequestError };

/** More than any form has. Reading a field costs more than its bytes, and a body can hold tens of thousands. */
const MAX_FIELDS = 100;
/** A body comes in pieces of a kilobyte and more, unless somebody cuts it up so that each byte costs as much. */
const MAX_PARTS = 1000;

/** A map: what is looked up comes from outside, and an object also has `constructor`. */
const FORMATS: ReadonlyMap<string, BodyFormat> = new Map([
  ["application/json", "json"],
  ["application/x-www-form-urlencoded", "form"],
]);

const contentTypeOf = (request: Request) => (request.headers.get("content-type") ?? "").toLowerCase().split(";");

/** What the sender calls the body, and so how it is answered; JSON where the name is unknown. */
export const bodyFormatOf = (request: Request): BodyFormat =>
  FORMATS.get(contentTypeOf(request)[0]?.trim() ?? "") ?? "json";

/** Reads a body in the order in which it can be refused: its type, its length, its text. */
export async function readRequestBody(request: Request): Promise<RequestBody> {
  const [type = "", ...parameters] = contentTypeOf(request);
  const isKnown = FORMATS.has(type.trim());
  const format = bodyFormatOf(request);
  const isUtf8 = parameters.every((part) => !/^\s*charset\s*=/.test(part) || /=\s*"?utf-8"?\s*$/.test(part));
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!isKnown || !isUtf8 || encoding !== "identity") return { ok: false, format, status: 415, error: "type" };

  const bytes = await readUpTo(request, MAX_BODY_BYTES);
  if (!bytes) return { ok: false, format, status: 413, error: "large" };
  const fields = fieldsOf(bytes, format);
  return fields ? { ok: true, format, fields } : { ok: false, format, status: 400, error: "unreadable" };
}

/** Counts while reading: a length that is announced may be wrong, or missing. */
export async function readUpTo(request: Request, limit: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > limit || parts.length >= MAX_PARTS) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function fieldsOf(bytes: Uint8Array, format: BodyFormat): Record<string, unknown> | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (format === "form")
      return text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS ? null : Object.fromEntries(new URLSearchParams(text));
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch (error) {
    // Bytes that are no UTF-8, or text that is no JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
