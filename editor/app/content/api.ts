import type {
  BrandContrast,
  Confirmation,
  Content,
  Entry,
  FoundTexts,
  KindId,
  MissingTranslations,
  NewEntry,
  Order,
  Picture,
  Preview,
  PreviewRequest,
  References,
  Refused,
  SampleValues,
  Save,
  Saved,
} from "#editor/contract.ts";

/** `status` 0: no answer. `refused`: the errors the server named. */
export type Failure = { ok: false; status: number; refused: Refused | null };
export type Answer<T> = { ok: true; value: T } | Failure;

async function request<T>(address: string, init?: RequestInit): Promise<Answer<T>> {
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

const jsonBody = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

const placeOf = (kind: KindId, id: string) => `${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;

export const api = {
  content: () => request<Content>("content"),
  missing: () => request<MissingTranslations>("missing"),
  confirm: (confirmation: Confirmation) => request<null>("missing/confirm", jsonBody("POST", confirmation)),
  order: (kind: KindId, order: Order) => request<null>(`order/${encodeURIComponent(kind)}`, jsonBody("PUT", order)),
  sample: () => request<SampleValues>("sample"),
  contrast: (colors: unknown) => request<readonly BrandContrast[]>("contrast", jsonBody("POST", colors)),
  search: (words: string) => request<FoundTexts>(`search?${new URLSearchParams({ q: words })}`),
  entry: (kind: KindId, id: string) => request<Entry>(`entries/${placeOf(kind, id)}`),
  create: (kind: KindId, entry: NewEntry) =>
    request<Entry>(`drafts/${encodeURIComponent(kind)}`, jsonBody("POST", entry)),
  /** `where`: published as an entry, or kept as a draft. */
  save: (where: "entries" | "drafts", kind: KindId, id: string, save: Save) =>
    request<Saved>(`${where}/${placeOf(kind, id)}`, jsonBody("PUT", save)),
  remove: (where: "entries" | "drafts", kind: KindId, id: string) =>
    request<null>(`${where}/${placeOf(kind, id)}`, { method: "DELETE" }),
  references: (kind: KindId, id: string) => request<References>(`entries/${placeOf(kind, id)}/references`),
  preview: (wanted: PreviewRequest) => request<Preview>("preview", jsonBody("POST", wanted)),
  pictures: (kind: KindId, id: string) => request<readonly Picture[]>(`pictures/${placeOf(kind, id)}`),
  addPicture: (kind: KindId, id: string, file: File) =>
    request<Picture>(`pictures/${placeOf(kind, id)}?name=${encodeURIComponent(file.name)}`, {
      method: "POST",
      headers: { "Content-Type": file.type || "application/octet-stream" },
      body: file,
    }),
};
