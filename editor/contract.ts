/** What the editor's server and its page say to each other. */

/** How a value of a content file is written, as the domain's schema has it. */
export type Shape =
  | { type: "text"; long: boolean; min?: number; max?: number; pattern?: string; format?: "date" | "url" | "email" | "slug" | "icu" | "color" }
  | { type: "number"; min?: number; max?: number; whole: boolean }
  | { type: "truth" }
  | { type: "choice"; options: readonly string[] }
  | { type: "reference"; to: KindId }
  | { type: "picture" }
  /** One value a language: shown side by side. */
  | { type: "localized"; of: Shape }
  | { type: "list"; of: Shape; min?: number; max?: number }
  | { type: "group"; fields: readonly Field[] }
  /** Any number of names, each with a value of one shape. */
  | { type: "map"; of: Shape }
  /** One of several groups, told apart by a field. */
  | { type: "variants"; by: string; variants: Readonly<Record<string, readonly Field[]>> };

/** `label` and `note` are keys of the editor's own texts (see editor/texts). */
export type Field = { name: string; label: string; note?: string; optional: boolean; shape: Shape };

export type KindId = string;
export type LocaleRow = { code: string; name: string; dir: "rtl" | "ltr" };

/** A sort of entry: apps, posts, team … or a single file such as site. */
export type Kind = {
  id: KindId;
  label: string;
  /** One file that is always there; nothing to add or delete. */
  single: boolean;
  /** Has a Markdown text for each language beside its file. */
  hasText: boolean;
  entries: readonly EntryRow[];
};
export type EntryRow = { id: string; title: Readonly<Record<string, string>>; missing: readonly string[] };

/** GET /api/content */
export type Content = { locales: readonly LocaleRow[]; kinds: readonly Kind[] };

/** GET /api/entries/:kind/:id (an id may hold slashes, encoded) */
export type Entry = {
  kind: KindId;
  id: string;
  fields: readonly Field[];
  data: unknown;
  texts: Readonly<Record<string, string>>;
  /** Of the files as they were read; a save names it, so that nothing is overwritten unseen. */
  version: string;
  /** The page that shows it, by language; null where none does. */
  pages: Readonly<Record<string, string>> | null;
};

/** A fault: where in the entry, or in which other file, and why. `path` is that of the data, `text` a language's Markdown. */
export type Fault = { path?: readonly (string | number)[]; text?: string; file?: string; reason: string };

/** PUT /api/entries/:kind/:id with { data, texts, version } → Saved 200, Refused 422, Refused 409 (changed meanwhile, with current). */
export type Saved = { version: string; files: readonly string[] };
export type Refused = { faults: readonly Fault[]; current?: Entry };

/** POST /api/entries/:kind with { id, from?: id to duplicate } → Entry 201 (not yet on disk: a draft saved by the first PUT with version ""). */
/** GET /api/entries/:kind/:id/references → who refers to it. DELETE the same address → 204, or 409 with the faults it would leave. */
export type References = readonly { kind: KindId; id: string; field: string }[];

/** GET /api/missing → what lacks a translation. */
export type Missing = readonly { kind: KindId; id: string; field: string; locale: string }[];

/** POST /api/preview with { markdown, locale } → { html }, in the site's own style. */
/** GET /api/pictures?kind&id → names; POST the bytes → { name }. */
export type Picture = { name: string; address: string; width: number; height: number };
