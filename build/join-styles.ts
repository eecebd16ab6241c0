import { createHash } from "node:crypto";

const STYLESHEET = /<link rel="stylesheet" href="(\/_assets\/[^"]+\.css)"\s*\/?>/g;

export type JoinedPage = { html: string; sheet: { address: string; css: string } | null };

/**
 * Parts bring their own styles, so a page asks for many small sheets. They become one, beside the document's own
 * (which every page shares): fewer requests, and what is alike in them is compressed once.
 * Pages made of the same parts share the same joined sheet.
 */
export function joinStyles(
  html: string,
  read: (address: string) => string,
  isShared: (address: string) => boolean,
): JoinedPage {
  const own = [...html.matchAll(STYLESHEET)].map(([, address = ""]) => address).filter((address) => !isShared(address));
  if (own.length < 2) return { html, sheet: null };
  const css = own.map(read).join("");
  const address = `/_assets/page.${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
  let placed = false;
  const joined = html.replace(STYLESHEET, (tag, href: string) => {
    if (!own.includes(href)) return tag;
    if (placed) return "";
    placed = true;
    return `<link rel="stylesheet" href="${address}">`;
  });
  return { html: joined, sheet: { address, css } };
}
