import type { RequestError } from "#server/texts.ts";

export const MAX_BODY_BYTES = 64 * 1024;

export type BodyFormat = "json" | "form";
export type RequestBody =
  | { ok: true; format: BodyFormat; fields: Readonly<Record<string, unknown>> }
  | { ok: false; format: BodyFormat; status: 400 | 413 | 415; error: RequestError };

const FORMATS: Readonly<Record<string, BodyFormat>> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/** Reads a body in the order in which it can be refused: its type, its length, its text. */
export async function readRequestBody(request: Request): Promise<RequestBody> {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const known = FORMATS[type.trim()];
  const format = known ?? "json";
  const isUtf8 = parameters.every((part) => !/^\s*charset\s*=/.test(part) || /=\s*"?utf-8"?\s*$/.test(part));
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!known || !isUtf8 || encoding !== "identity") return { ok: false, format, status: 415, error: "type" };

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
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function fieldsOf(bytes: Uint8Array, format: BodyFormat): Record<string, unknown> | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (format === "form") return Object.fromEntries(new URLSearchParams(text));
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
