import type {
  Content,
  Entry,
  KindId,
  Missing,
  NewEntry,
  Picture,
  Preview,
  PreviewAsk,
  References,
  Refused,
  Save,
  Saved,
} from "#editor/contract.ts";

/** `status` 0: nobody answered. `refused`: the server says what is wrong. */
export type Failure = { ok: false; status: number; refused: Refused | null };
export type Answer<T> = { ok: true; value: T } | Failure;

async function ask<T>(address: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api/${address}`, init);
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const body: unknown = isJson ? await response.json() : null;
    // The server is part of the same program, and editor/contract.ts is what both were compiled with.
    if (response.ok) return { ok: true, value: body as T };
    const isRefusal = typeof body === "object" && body !== null && "errors" in body;
    return { ok: false, status: response.status, refused: isRefusal ? (body as Refused) : null };
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, status: 0, refused: null };
    throw error;
  }
}

const sent = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

const placeOf = (kind: KindId, id: string) => `${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;

export const api = {
  content: () => ask<Content>("content"),
  missing: () => ask<Missing>("missing"),
  entry: (kind: KindId, id: string) => ask<Entry>(`entries/${placeOf(kind, id)}`),
  create: (kind: KindId, entry: NewEntry) => ask<Entry>(`entries/${encodeURIComponent(kind)}`, sent("POST", entry)),
  save: (kind: KindId, id: string, save: Save) => ask<Saved>(`entries/${placeOf(kind, id)}`, sent("PUT", save)),
  remove: (kind: KindId, id: string) => ask<null>(`entries/${placeOf(kind, id)}`, { method: "DELETE" }),
  references: (kind: KindId, id: string) => ask<References>(`entries/${placeOf(kind, id)}/references`),
  preview: (wanted: PreviewAsk) => ask<Preview>("preview", sent("POST", wanted)),
  pictures: (kind: KindId, id: string) => ask<readonly Picture[]>(`pictures/${placeOf(kind, id)}`),
  addPicture: (kind: KindId, id: string, file: File) =>
    ask<Picture>(`pictures/${placeOf(kind, id)}?name=${encodeURIComponent(file.name)}`, {
      method: "POST",
      headers: { "Content-Type": file.type || "application/octet-stream" },
      body: file,
    }),
};
