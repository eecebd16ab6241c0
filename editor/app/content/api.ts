import type { MailState } from "#domain/forms/submission.ts";
import type {
  Acceptance,
  AddedPicture,
  BrandContrast,
  ChangedEntry,
  Code,
  Confirmation,
  Content,
  ContentFindings,
  Credentials,
  DeletedEntry,
  Entry,
  Forgotten,
  FoundTexts,
  Invitation,
  Invited,
  KindId,
  Library,
  MissingTranslations,
  NewEntry,
  NewPassword,
  NewReply,
  OpenedLink,
  Order,
  People,
  PersonCounts,
  Picture,
  Preview,
  PreviewRequest,
  Publishing,
  References,
  Refused,
  Role,
  SampleValues,
  Save,
  Saved,
  SignInStep,
  Submission,
  SubmissionChange,
  SubmissionFilter,
  SubmissionPage,
  SubmissionSummary,
  TakeBack,
  Unpublished,
  Version,
  VersionContent,
} from "#editor/contract.ts";

/** `status` 0: no answer. `refused`: the errors the server named. */
export type Failure = { ok: false; status: number; refused: Refused | null };
export type Answer<T> = { ok: true; value: T } | Failure;

async function request<T>(address: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api/${address}`, init);
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return answerOf(response.status, isJson ? await response.json() : null);
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, status: 0, refused: null };
    throw error;
  }
}

function answerOf<T>(status: number, body: unknown): Answer<T> {
  // The server is part of the same program, and editor/contract.ts is what both were compiled with.
  if (status >= 200 && status < 300) return { ok: true, value: body as T };
  const isRefusal = typeof body === "object" && body !== null && "errors" in body;
  return { ok: false, status, refused: isRefusal ? (body as Refused) : null };
}

/** A file, with word of how much of it was sent: `fetch` does not tell. */
function send<T>(address: string, file: File, onProgress: (share: number) => void): Promise<Answer<T>> {
  return new Promise((resolve) => {
    const sending = new XMLHttpRequest();
    sending.responseType = "json";
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sending.onload = () => resolve(answerOf(sending.status, sending.response));
    sending.onerror = () => resolve({ ok: false, status: 0, refused: null });
    sending.open("POST", `/api/${address}`);
    sending.setRequestHeader("Content-Type", typeOf(file));
    sending.send(file);
  });
}

/** A file that is made for whoever asks for it. */
async function requestFile(address: string, init: RequestInit): Promise<Answer<Blob>> {
  try {
    const response = await fetch(`/api/${address}`, init);
    if (response.ok) return { ok: true, value: await response.blob() };
    return { ok: false, status: response.status, refused: null };
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

const typeOf = (file: File) => file.type || "application/octet-stream";
const nameOf = (file: File) => new URLSearchParams({ name: file.name });
const fileBody = (method: string, file: File): RequestInit => ({
  method,
  headers: { "Content-Type": typeOf(file) },
  body: file,
});
const versionOf = (id: string, version?: "dark") => [encodeURIComponent(id), version].filter(Boolean).join("/");

const placeOf = (kind: KindId, id: string) => `${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;

const submissionPlace = (reference: string) => `submissions/${encodeURIComponent(reference)}`;

export const api = {
  /** The token of a one-time address for a session. */
  openOnce: (token: string) => request<null>("sign-in/token", jsonBody("POST", { token })),
  signIn: (credentials: Credentials) => request<SignInStep>("sign-in", jsonBody("POST", credentials)),
  enterCode: (code: Code) => request<null>("sign-in/code", jsonBody("POST", code)),
  signOut: () => request<null>("sign-in/out", jsonBody("POST", {})),
  forgotten: (forgotten: Forgotten) => request<null>("sign-in/forgotten", jsonBody("POST", forgotten)),
  openLink: (token: string) => request<OpenedLink>("sign-in/link", jsonBody("POST", { token })),
  accept: (acceptance: Acceptance) => request<SignInStep>("sign-in/accept", jsonBody("POST", acceptance)),
  resetPassword: (password: NewPassword) => request<null>("sign-in/reset", jsonBody("POST", password)),
  people: () => request<People>("people"),
  invite: (invitation: Invitation) => request<Invited>("people", jsonBody("POST", invitation)),
  withdraw: (id: string) => request<null>(`people/invitations/${encodeURIComponent(id)}`, { method: "DELETE" }),
  setRole: (id: string, role: Role) => request<null>(`people/${encodeURIComponent(id)}`, jsonBody("PUT", { role })),
  removePerson: (id: string) => request<null>(`people/${encodeURIComponent(id)}`, { method: "DELETE" }),
  signOutPerson: (id: string) => request<null>(`people/${encodeURIComponent(id)}/sign-out`, jsonBody("POST", {})),
  content: () => request<Content>("content"),
  missing: () => request<MissingTranslations>("missing"),
  confirm: (confirmation: Confirmation) => request<null>("missing/confirm", jsonBody("POST", confirmation)),
  order: (kind: KindId, order: Order) => request<null>(`order/${encodeURIComponent(kind)}`, jsonBody("PUT", order)),
  publishing: () => request<Publishing>("publish"),
  unpublished: () => request<Unpublished>("publish/changes"),
  contentFindings: () => request<ContentFindings>("publish/findings"),
  changedEntry: (kind: KindId, id: string) => request<ChangedEntry>(`publish/changes/${placeOf(kind, id)}`),
  publish: () => request<null>("publish", { method: "POST" }),
  cancelPublishing: () => request<null>("publish/cancel", { method: "POST" }),
  undoPublishing: () => request<null>("publish/undo", { method: "POST" }),
  takeBack: (what: TakeBack) => request<null>("publish/take-back", jsonBody("POST", what)),
  showRelease: (name: string) => request<null>(`publish/show/${encodeURIComponent(name)}`, { method: "POST" }),
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
    request<Picture>(`pictures/${placeOf(kind, id)}?${nameOf(file)}`, fileBody("POST", file)),
  deleteTextPicture: (kind: KindId, id: string, name: string) =>
    request<null>(`pictures/${placeOf(kind, id)}/${encodeURIComponent(name)}`, { method: "DELETE" }),
  library: () => request<Library>("library"),
  addToLibrary: (file: File, onProgress: (share: number) => void) =>
    send<AddedPicture>(`library?${nameOf(file)}`, file, onProgress),
  replacePicture: (id: string, file: File, version?: "dark") =>
    request<AddedPicture>(`library/${versionOf(id, version)}?${nameOf(file)}`, fileBody("PUT", file)),
  deletePicture: (id: string, version?: "dark") =>
    request<null>(`library/${versionOf(id, version)}`, { method: "DELETE" }),
  versions: (kind: KindId, id: string) => request<readonly Version[]>(`history/${placeOf(kind, id)}`),
  version: (kind: KindId, id: string, key: string) => request<VersionContent>(`history/${placeOf(kind, id)}/${key}`),
  deleted: () => request<readonly DeletedEntry[]>("history"),
  bringBack: (kind: KindId, id: string, key: string) =>
    request<null>(`history/${placeOf(kind, id)}/${key}/draft`, { method: "POST" }),
  replaceLogo: (name: string, file: File) =>
    request<null>(`library/logos/${encodeURIComponent(name)}`, fileBody("PUT", file)),
  bringFileBack: (id: string, version?: "dark") =>
    request<null>(`library/${versionOf(id, version)}/former`, { method: "POST" }),
  bringLogoBack: (name: string) =>
    request<null>(`library/logos/${encodeURIComponent(name)}/former`, { method: "POST" }),
  setNameInType: (name: string) => request<null>(`library/logos/${encodeURIComponent(name)}/type`, { method: "POST" }),
  submissionSummary: () => request<SubmissionSummary | null>("submissions/summary"),
  submissions: (filter: SubmissionFilter, before: string | null) =>
    request<SubmissionPage>("submissions/list", jsonBody("POST", { ...filter, before })),
  submission: (reference: string) => request<Submission>(submissionPlace(reference)),
  submissionMail: (reference: string) => request<{ mail: MailState }>(`${submissionPlace(reference)}/mail`),
  changeSubmission: (reference: string, change: SubmissionChange) =>
    request<Submission>(submissionPlace(reference), jsonBody("PUT", change)),
  reply: (reference: string, reply: NewReply) =>
    request<Submission>(`${submissionPlace(reference)}/replies`, jsonBody("POST", reply)),
  retryMails: (reference: string) => request<Submission>(`${submissionPlace(reference)}/retry`, jsonBody("POST", {})),
  exportSubmissions: (filter: SubmissionFilter) => requestFile("submissions/export", jsonBody("POST", filter)),
  countPerson: (email: string) => request<PersonCounts>("submissions/person", jsonBody("POST", { email })),
  exportPerson: (email: string) => requestFile("submissions/person/export", jsonBody("POST", { email })),
  deletePerson: (email: string) => request<PersonCounts>("submissions/person/delete", jsonBody("POST", { email })),
};
