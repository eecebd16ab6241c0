import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** `[words](target "title")` and `![words](target)`; code is skipped. */
const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** The content file of each address of the site. */
const SOURCES: readonly (readonly [address: RegExp, file: string])[] = [
  [/^\/$/, "pages/home.json"],
  [/^\/about$/, "pages/about.json"],
  [/^\/about\/team$/, "pages/team.json"],
  [/^\/apps$/, "pages/apps.json"],
  [/^\/apps\/serial$/, "pages/serial.json"],
  [/^\/apps\/([a-z0-9-]+)(?:\/store)?$/, "apps/$1/app.json"],
  [/^\/apps\/([a-z0-9-]+)\/store\/([a-z0-9-]+)$/, "apps/$1/store/$2.json"],
  [/^\/bloger$/, "pages/blog.json"],
  [/^\/bloger\/([a-z0-9-]+)$/, "blog/$1/post.json"],
  [/^\/contact$/, "pages/contact.json"],
  [/^\/faq$/, "pages/faq.json"],
  [/^\/social-media-generator$/, "pages/generator.json"],
  [/^\/policy\/([a-z0-9-]+)$/, "policy/$1/policy.json"],
  [/^\/services\/([a-z0-9-]+)$/, "services/$1.json"],
];

type LinkError = {
  rule: "pictureMissing" | "pictureUndescribed" | "pictureInSentence" | "linkNowhere" | "linkForm";
  target: string;
};

/** Links and pictures of a text that lead nowhere. Inner links are written without a language: `/apps/daftar`. */
export function linkErrors(markdown: string, { path, contentDir }: { path: string; contentDir: string }): LinkError[] {
  const errors: LinkError[] = [];
  const text = markdown.replace(CODE, "");
  for (const { 0: link, 1: picture, 2: words = "", 3: target = "", index } of text.matchAll(LINK)) {
    if (picture && words.trim() === "") errors.push({ rule: "pictureUndescribed", target });
    if (picture && !isParagraph(text, index, index + link.length)) errors.push({ rule: "pictureInSentence", target });
    if (picture || target.startsWith("./")) {
      if (!existsSync(join(dirname(path), target))) errors.push({ rule: "pictureMissing", target });
    } else if (target.startsWith("/")) {
      const [address = ""] = target.split(/[?#]/);
      const source = SOURCES.find(([pattern]) => pattern.test(address));
      const file = source && address.replace(source[0], source[1]);
      if (!file || !existsSync(join(contentDir, file))) errors.push({ rule: "linkNowhere", target });
    } else if (!/^(https:\/\/|mailto:|tel:|#)/.test(target)) {
      errors.push({ rule: "linkForm", target });
    }
  }
  return errors;
}

const isParagraph = (text: string, from: number, to: number) =>
  /(^|\n\s*\n)$/.test(text.slice(0, from)) && /^[ \t]*(\n\s*\n|\s*$)/.test(text.slice(to));
