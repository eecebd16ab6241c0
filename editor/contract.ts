/** The API between the editor's server and its page. */
import type { Field, TargetId } from "#build/entries/field.ts";
import type { KindId } from "#build/entries/kinds.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { MailState, SubmissionState, Trust } from "#domain/forms/submission.ts";

export type { ChosenFormat, Field, Shape, TextFormat } from "#build/entries/field.ts";
export type { KindId };

export type LocaleRow = { code: string; name: string; dir: "rtl" | "ltr" };
export type Titles = Readonly<Record<string, string>>;

export const KIND_GROUPS = ["offers", "stories", "pages", "site"] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

/** A sort of entry: apps, posts, team … or a single file such as site. */
export type Kind = {
  id: KindId;
  label: string;
  /** The heading of the list it stands under. */
  group: KindGroup;
  /** A fixed set of files: nothing to add or delete. */
  fixed: boolean;
  /** Has a Markdown text for each language beside its file. */
  hasText: boolean;
  /** A new entry may begin with one sentence about it. */
  hasSummary: boolean;
  /** Its entries can be put in another order. */
  ordered: boolean;
  /** A new entry lies below one of this kind: its id is `app/item`. */
  below?: KindId;
  entries: readonly EntryRow[];
};
export type EntryRow = {
  id: string;
  title: Titles;
  /** Languages in which something of it is not written or not translated yet; empty for drafts. */
  missing: readonly string[];
  /** A published entry with a change kept as a draft has two. */
  states: readonly ("published" | "scheduled" | "draft")[];
  /** Of kinds that are sorted by it: 2026-10-15. */
  date?: string;
  /** Its place among the others, where they have one. */
  order?: number;
  /** Published, but not on the site for now. */
  hidden?: true;
};

/** What people do in the editor, beside reading it. */
export const ACTIONS = ["write", "publish", "answer", "manage"] as const;
export type Action = (typeof ACTIONS)[number];

/** Each role may do what the roles before it may. Answering shows what visitors wrote about themselves. */
export const ACTIONS_BY_ROLE = {
  writer: ["write"],
  publisher: ["write", "publish"],
  owner: ACTIONS,
} as const satisfies Record<string, readonly Action[]>;

export type Role = keyof typeof ACTIONS_BY_ROLE;
export const ROLES = ["writer", "publisher", "owner"] as const satisfies readonly Role[];

/** Who uses the editor. */
export type Person = { name: string; email: string | null; may: readonly Action[] };

/** GET /api/content */
export type Content = {
  person: Person;
  locales: readonly LocaleRow[];
  kinds: readonly Kind[];
  /** What references may name. */
  targets: Readonly<Record<TargetId, readonly { id: string; title: Titles }[]>>;
  /** Where the site's own pages are shown, such as http://127.0.0.1:4401; null without them. */
  site: string | null;
};

/** GET /api/entries/:kind/:id → its draft where there is one (a slash in an id is written %2F; a kind of one file has the entry "file") */
export type Entry = {
  kind: KindId;
  id: string;
  fields: readonly Field[];
  /** As the file has it; where a file stands for one language, as one value with all languages. */
  data: unknown;
  /** Markdown by language; empty where the kind has none. */
  texts: Readonly<Record<string, string>>;
  /** Of the published files as they were read or as the draft began; a save names it, so that no other change is overwritten. "": not published. */
  version: string;
  /** Of the draft's files; "": there is no draft. */
  draftVersion: string;
  /** What keeps the draft from being published. */
  missing: readonly EntryError[];
  /** The address that shows it, by language, without the host; null where none does. */
  pages: Readonly<Record<string, string>> | null;
};

/** Why something is refused: a key of the editor's texts (`errors.…`) and what it speaks of. */
export type Reason = { key: string; values: Readonly<Record<string, string | number>> };

/** Where in the entry, or in which other file, and why. `path` is that of the data, `text` a language's Markdown. */
export type EntryError = {
  path?: readonly (string | number)[];
  text?: string;
  file?: string;
  /** The entry that has it, where it is not the one that was saved. */
  kind?: KindId;
  id?: string;
  reason: Reason;
};

/** PUT /api/entries/:kind/:id with Save → 200 Saved, 422 Refused, 409 Refused with `current` (changed meanwhile). */
/** PUT /api/drafts/:kind/:id with Save → the same, but nothing is checked: what is missing is said in the answer. */
export type Save = {
  data: unknown;
  texts: Readonly<Record<string, string>>;
  version: string;
  draftVersion: string;
};
/** `files`: what was written; none where nothing changed. */
export type Saved = {
  version: string;
  draftVersion: string;
  missing: readonly EntryError[];
  files: readonly string[];
};
export type Refused = { errors: readonly EntryError[]; current?: Entry };

/** POST /api/drafts/:kind with NewEntry → 201 Entry, or 422 Refused. `from`: the entry it is a copy of. */
/** DELETE /api/drafts/:kind/:id → 204; what is published stays. */
export type NewEntry = { id: string; name: string; summary?: string; locale: string; from?: string };

/** GET /api/entries/:kind/:id/references → who refers to it. */
/** DELETE /api/entries/:kind/:id → 204, or 409 Refused with what it would leave broken. */
export type References = readonly {
  kind: KindId;
  id: string;
  path: readonly (string | number)[];
  /** A link in the Markdown of this language. */
  text?: string;
}[];

/** GET /api/sample → what still came with the sample site. */
export type SampleValues = readonly {
  kind: KindId;
  id: string;
  path: readonly (string | number)[];
  /** The language whose Markdown says it. */
  text?: string;
  value: string;
}[];

/** POST /api/contrast with the colours of the brand → the weakest pair for each colour; 422 where they are none. */
export type BrandContrast = {
  color: "deep" | "primary" | "secondary";
  /** What is written in it or on it, by the name of the token. */
  text: string;
  theme: "light" | "dark";
  /** As #rrggbb. */
  colors: { text: string; ground: string };
  contrast: number;
  least: number;
};

/** PUT /api/order/:kind with Order → 204, or 422 Refused: all published entries of the kind, from first to last. */
export type Order = { ids: readonly string[] };

/** GET /api/missing → what lacks a translation. */
export type MissingTranslations = readonly MissingTranslation[];
export type MissingTranslation = {
  kind: KindId;
  id: string;
  /** Empty where a whole file or text is meant, or a line of a text. */
  path: readonly (string | number)[];
  locale: string;
  /** The words of another language that stand there; without it nothing does. */
  text?: string;
};

/** POST /api/missing/confirm with Confirmation → 204: these words are right as they are, wherever they stand. */
export type Confirmation = { locale: string; texts: readonly string[] };

/** More are not looked for; another word finds fewer. */
export const MOST_FOUND = 50;

/** GET /api/search?q=… → the first texts that hold these words. `text`: in the Markdown of this language. */
export type FoundTexts = readonly {
  kind: KindId;
  id: string;
  path: readonly (string | number)[];
  text?: string;
  /** The sentence that holds them. */
  excerpt: string;
}[];

/** POST /api/preview with PreviewRequest → 200 Preview, in the site's own markup (class "prose"), or 422 Refused. */
export type PreviewRequest = { kind: KindId; id: string; locale: string; texts: Readonly<Record<string, string>> };
export type Preview = { html: string };

/** One file of a picture. */
export type StoredFile = {
  name: string;
  /** Of this server. `&small`: as a card shows it. */
  address: string;
  width: number;
  height: number;
  bytes: number;
};

/** GET /api/pictures/:kind/:id → Picture[]; POST /api/pictures/:kind/:id?name=… with the bytes → 201 Picture, or 422 Refused. */
/** DELETE /api/pictures/:kind/:id/:name → 204, or 409 Refused while a text shows it. */
export type Picture = StoredFile & {
  /** As Markdown names it: ./flow.svg */
  markdown: string;
};

/** Who shows a picture: a field, or the Markdown of a language. */
export type PictureUse = References[number] & { isDraft: boolean };

export type Focus = { x: number; y: number };

/** A photograph or screenshot that any entry may show. */
export type LibraryPicture = StoredFile & {
  id: string;
  /** The same by night. */
  dark: StoredFile | null;
  /** Descriptions by language; saved as the entry `id` of the kind "pictures". */
  alt: Titles;
  focus: Focus | null;
  version: string;
  /** Languages in which it has no description yet, or one that says nothing. */
  undescribed: readonly string[];
  uses: readonly PictureUse[];
  /** Whether a file was replaced, by day or by night, and can be brought back. */
  hasFormer: boolean;
  hasFormerDark: boolean;
};
export type BesidePicture = Picture & { kind: KindId; id: string; uses: readonly PictureUse[] };
export type LogoDrawing = {
  name: string;
  kind: "mark" | "wordmark";
  /** Whose name it is. */
  locales: readonly string[];
  /** As pages draw it, in the colour of the text around it. */
  shape: { viewBox: string; markup: string } | null;
  hasFormer: boolean;
};

/** GET /api/library */
/** PUT /api/library/logos/:name with the drawing → 204, or 422 Refused. */
/** POST /api/library/:id/former, /api/library/:id/dark/former, /api/library/logos/:name/former: the file that was
 * replaced last, and once more the present one → 204, 422 Refused, 404 where none was. */
/** POST /api/library/logos/:name/type: the name in the type of headings → the same. */
export type Library = {
  pictures: readonly LibraryPicture[];
  /** Those beside texts. */
  beside: readonly BesidePicture[];
  logos: readonly LogoDrawing[];
};

/** POST /api/library?name=…, PUT /api/library/:id and /api/library/:id/dark with the bytes → 201 AddedPicture, or 422 Refused. */
/** DELETE /api/library/:id → 204, or 409 Refused while something shows it. DELETE /api/library/:id/dark → 204. */
/** `isSmaller`: it was larger than pages need, and was made smaller. */
export type AddedPicture = { picture: LibraryPicture; isSmaller: boolean };

/** GET /api/history/:kind/:id → Version[], the newest first. */
export type Version = {
  key: string;
  /** When, as an ISO date with time. */
  at: string;
  /** What was done: saved here in one of these ways, or shared with others, with who did it and what was written about it. */
  event: "published" | "draft" | "found" | "deleted" | "shared";
  by?: string;
  note?: string;
};
/** GET /api/history/:kind/:id/:key */
export type VersionContent = Pick<Entry, "fields" | "data" | "texts">;

/** GET /api/history → what was deleted and can be brought back. */
/** POST /api/history/:kind/:id/:key/draft → 204: it is a draft again, or 422 Refused. */
export type DeletedEntry = { kind: KindId; id: string; key: string; at: string; by?: string; title: Titles };

/** What "Publish" does: build for the servers of this folder, or push to a branch that somebody else builds. */
export type PublishTarget = { to: "servers" } | { to: "branch"; remote: string; branch: string };

/** `due`: an article that waited for its day, which has come. `fields` and `texts` (languages) are those that differ. */
export type EntryChange = {
  kind: KindId;
  id: string;
  title: Titles;
  change: "added" | "changed" | "removed" | "due";
  fields: readonly string[];
  texts: readonly string[];
};
/** A file that is no entry, such as a photograph; below content/. */
export type FileChange = { file: string; change: "added" | "changed" | "removed" };
export type ContentChanges = { entries: readonly EntryChange[]; files: readonly FileChange[] };

/** GET /api/publish/changes → what visitors do not see yet. */
/** GET /api/publish/changes/:kind/:id → ChangedEntry */
/** GET /api/publish/findings → ContentFindings */
export type Unpublished = ContentChanges & {
  /** What the content is compared with; null where nobody knows what is shown. */
  since: { what: "release" | "build" | "branch" | "commit"; at: string | null } | null;
  /** Values that came with the sample site. */
  sample: number;
  /** Whether it will be committed to git, or why not. */
  commit: "yes" | "noRepository" | "noBranch";
};
/** `errors` must be mended before; `wording` nobody is kept from publishing for. */
export type ContentFindings = { errors: readonly EntryError[]; wording: readonly EntryError[] };
export type ChangedEntry = {
  fields: readonly Field[];
  before: Pick<Entry, "data" | "texts"> | null;
  after: Pick<Entry, "data" | "texts"> | null;
};

export const PUBLISH_STEPS = ["check", "commit", "push", "build", "verify", "switch"] as const;
export type PublishStep = (typeof PUBLISH_STEPS)[number];

/** One publication, or one way back. */
export type PublishRun = {
  action: "publish" | "undo" | "show";
  by: string;
  startedAt: string;
  endedAt: string | null;
  /** Those it has, in their order. */
  steps: readonly PublishStep[];
  step: PublishStep;
  /** Of the build. */
  progress: { phase: string; written: number; total: number; percent: number; leftMs: number } | null;
  result: "done" | "failed" | "cancelled" | null;
  /** What became of the commit: its hash, or why there is none. */
  commit: { hash: string } | { not: "nothing" | "noRepository" | "noBranch" } | null;
  /** What is shown after it; null for the build from before there were releases, or for a branch. */
  release: string | null;
  /** A server of this machine was seen to show it. */
  isSeen: boolean;
  errors: readonly EntryError[];
  log: readonly string[];
};

/** One entry, or all that is not published. */
export type TakeBack = { kind?: KindId; id?: string };

export type ReleaseRow = { name: string; at: string; by: string | null; changes: ContentChanges | null };

/** GET /api/publish → Publishing */
/** POST /api/publish, /api/publish/undo, /api/publish/show/:release → 202, or 409 Refused while another runs. */
/** POST /api/publish/cancel → 204 */
/** POST /api/publish/take-back with TakeBack → 204: saved content is what visitors see again; 409 Refused where that cannot be. */
export type Publishing = {
  /** Null where this editor cannot publish. */
  target: PublishTarget | null;
  /** Where visitors see the site. */
  site: string | null;
  run: PublishRun | null;
  releases: readonly ReleaseRow[];
  current: string | null;
  /** What undo leads to. */
  before: { release: string | null } | null;
};
/** What visitors sent, for those who may answer. All of it answers 404 where there is no store yet, 503 where it cannot be used. */

/** `since` and `until` are days such as 2026-10-15, both included. `assignee` "": nobody has it. */
export type SubmissionFilter = {
  kind?: FormId | undefined;
  state?: SubmissionState | undefined;
  trust?: Trust | undefined;
  mail?: MailState | undefined;
  assignee?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  text?: string | undefined;
};

/** POST /api/submissions/list with SubmissionFilter and `before` (the `next` of the page before) → SubmissionPage, the newest first. */
/** POST /api/submissions/export with SubmissionFilter → CSV. Words and addresses stand in bodies: servers log addresses of requests. */
export type SubmissionPage = { rows: readonly SubmissionRow[]; next: string | null };
export type SubmissionRow = {
  reference: string;
  kind: FormId;
  state: SubmissionState;
  trust: Trust;
  mail: MailState;
  locale: string;
  assignee: string;
  hasNote: boolean;
  /** In milliseconds since 1970, as are all times here. */
  createdAt: number;
  name: string;
  email: string;
  /** The id of the app or the service it is about; "" for neither. */
  topic: string;
  /** The beginning of what it says. */
  about: string;
};

/** GET /api/submissions/summary → SubmissionSummary; null where there is no store yet. Weeks are the last twelve, the oldest first, without spam. */
export type SubmissionSummary = {
  counts: readonly { kind: FormId; state: SubmissionState; count: number }[];
  weeks: readonly { weekStart: number; counts: Readonly<Record<FormId, number>> }[];
  /** Names that somebody was assigned by. */
  assignees: readonly string[];
};

/** GET /api/submissions/:reference → Submission */
/** PUT /api/submissions/:reference with SubmissionChange → Submission, or 409 RefusedChange: changed meanwhile. */
/** POST /api/submissions/:reference/replies with NewReply → 201 Submission, or the same 409; 422 where no reply is allowed. */
/** GET /api/submissions/:reference/mail → { mail: MailState }, which may be asked for again and again. */
/** POST /api/submissions/:reference/retry → Submission: its mails are due now. */
export type Submission = Omit<SubmissionRow, "about" | "hasNote"> & {
  values: readonly { name: string; value: string }[];
  consentVersion: string;
  note: string;
  stateChangedAt: number | null;
  revision: number;
  mails: readonly SubmissionMail[];
  replies: readonly (SubmissionReply & { mail: SubmissionMail | null })[];
  canReply: boolean;
};
export type SubmissionMail = {
  to: string;
  state: MailState;
  /** When it was sent or given up, or when it is tried next. */
  at: number;
  attempts: number;
  /** Why it was not sent; "" for no reason. */
  reason: string;
};
export type SubmissionReply = { id: string; who: string; body: string; createdAt: number };
export type SubmissionChange = {
  revision: number;
  state?: SubmissionState;
  note?: string;
  assignee?: string;
};
export type NewReply = { revision: number; body: string };
export type RefusedChange = Refused & { currentSubmission?: Submission };

/** POST /api/submissions/person with { email } → PersonCounts; …/person/export → JSON of all that is stored; …/person/delete → PersonCounts of what was deleted. */
export type PersonCounts = { submissions: number; signUps: number; mails: number; replies: number };

/** Of a password. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

/** POST /api/sign-in with Credentials → SignInStep; POST /api/sign-in/code with Code → 204: in; 401 Refused. */
/** POST /api/sign-in/out → 204. POST /api/sign-in/forgotten with Forgotten → 204, whoever that is. */
export type Credentials = { email: string; password: string };
export type Code = { code: string };
export type Forgotten = { email: string; locale: string };
/** `code`: the second factor is asked for. `setUp`: it has to be set up first, and confirmed with a code of it. */
export type SignInStep = { next: "code" } | { next: "setUp"; setUp: SecondFactor };
export type SecondFactor = {
  /** For whoever cannot point a camera at it. */
  secret: string;
  /** Dark squares as the path of a drawing of so many squares. */
  qr: { size: number; path: string };
  /** Each stands for one code of the telephone, once. */
  backupCodes: readonly string[];
};

/** POST /api/sign-in/link with { token } → OpenedLink, or 422 Refused: used, expired or none. It stays usable. */
/** POST /api/sign-in/accept with Acceptance → SignInStep. POST /api/sign-in/reset with NewPassword → 204. */
export type OpenedLink = { kind: "invitation"; email: string; role: Role } | { kind: "reset"; email: string };
export type Acceptance = { token: string; name: string; password: string };
export type NewPassword = { token: string; password: string };

/** GET /api/people, of a hosted editor */
/** POST /api/people with Invitation → 201 Invited. DELETE /api/people/invitations/:id → 204. */
/** PUT /api/people/:id with { role }, DELETE /api/people/:id, POST /api/people/:id/sign-out → 204, or 409: the last owner. */
export type People = { people: readonly PersonRow[]; invitations: readonly InvitationRow[] };
export type PersonRow = { id: string; name: string; email: string; role: Role; isYou: boolean; isReady: boolean };
export type InvitationRow = {
  id: string;
  email: string;
  role: Role;
  expiresAt: string;
  mail: "waiting" | "sent" | "failed" | "byHand";
};
export type Invitation = { email: string; role: Role; locale: string };
/** `link`: to be passed on by hand where no mail server is set up. */
export type Invited = { link: string | null };
