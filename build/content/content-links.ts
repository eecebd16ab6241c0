import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { memoize } from "#domain/cache/memoize.ts";
import { contentEntries, idIn, placeOf } from "#domain/content/content-files.ts";
import { isDescription } from "#domain/content/picture-description.ts";
import { PAGE_IDS, PAGES } from "#domain/site/pages.ts";
import { paths } from "#src/i18n/paths.ts";
import type { ScheduledPost } from "./scheduled-posts.ts";

/** `[words](target "title")` and `![words](target)`; code is skipped. */
const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** Addresses made from entries of content; a star stands for a part of the entry's id. */
const ENTRY_PAGES = [
  [paths.app("*"), contentEntries.apps],
  [paths.store("*"), contentEntries.apps],
  [paths.storeItem("*", "*"), contentEntries.storeItems],
  [paths.post("*"), contentEntries.posts],
  [paths.policy("*"), contentEntries.policies],
  [paths.service("*"), contentEntries.services],
] as const;

const FIXED_PAGES = new Set<string>(PAGE_IDS.map((id) => PAGES[id].path || "/"));

/** Whether the content has a page at an address. Texts link to the same pages again and again: each is looked for once. */
export const pagesIn = (contentDir: string) =>
  memoize(
    (address: string): boolean =>
      FIXED_PAGES.has(address) ||
      ENTRY_PAGES.some(([pattern, { files }]) => {
        const id = idIn(pattern, address);
        const place = id !== null && join(contentDir, placeOf(files, id));
        return place && existsSync(place) && !HIDDEN.test(readFileSync(place, "utf8"));
      }),
    { keyOf: String },
  );

/** As a service that is hidden has it, in the format of content files. */
const HIDDEN = /^ {2}"hidden": true,?$/m;

type LinkError = {
  rule: "pictureMissing" | "pictureUndescribed" | "pictureInSentence" | "linkNowhere" | "linkTooEarly" | "linkForm";
  target: string;
  /** When the target appears. */
  date?: string;
};

type LinkPlace = {
  path: string;
  hasPage: (address: string) => boolean;
  scheduled: readonly ScheduledPost[];
  /** Of the sections that the home page shows. */
  homeAnchors: ReadonlySet<string>;
};

/** Links and pictures of a text that lead nowhere. Inner links are written without a language: `/apps/daftar`. */
export function linkErrors(markdown: string, { path, hasPage, scheduled, homeAnchors }: LinkPlace): LinkError[] {
  const errors: LinkError[] = [];
  const appearsOn = (id: string | null) => scheduled.find((post) => post.id === id)?.publishedOn ?? "";
  const ownDate = appearsOn(basename(dirname(path)));
  const text = markdown.replace(CODE, "");
  for (const { 0: link, 1: picture, 2: words = "", 3: target = "", index } of text.matchAll(LINK)) {
    if (picture && !isDescription(words)) errors.push({ rule: "pictureUndescribed", target });
    if (picture && !isParagraph(text, index, index + link.length)) errors.push({ rule: "pictureInSentence", target });
    if (picture || target.startsWith("./")) {
      if (!existsSync(join(dirname(path), target))) errors.push({ rule: "pictureMissing", target });
    } else if (target.startsWith("/")) {
      const [address = ""] = target.split(/[?#]/);
      const anchor = address === "/" ? target.split("#")[1] : undefined;
      const date = appearsOn(idIn(paths.post("*"), address));
      if (!hasPage(address) || (anchor && !homeAnchors.has(anchor))) errors.push({ rule: "linkNowhere", target });
      else if (date > ownDate) errors.push({ rule: "linkTooEarly", target, date });
    } else if (!/^(https:\/\/|mailto:|tel:|#)/.test(target)) {
      errors.push({ rule: "linkForm", target });
    }
  }
  return errors;
}

const isParagraph = (text: string, from: number, to: number) =>
  /(^|\n\s*\n)$/.test(text.slice(0, from)) && /^[ \t]*(\n\s*\n|\s*$)/.test(text.slice(to));
