/** Every page speaks its own language, in finished words. Read from what the server sends. */
import { languages, messageKeys, visits } from "./addresses.ts";
import { expect, test } from "./fixture.ts";
import { type RawPage, readPage } from "./raw-page.ts";

const ARABIC = /\p{Script=Arabic}/u;
/** Four or more words in a row: more than a name. */
const LATIN_RUN = /(?:\b[A-Za-z][A-Za-z’'-]*\b[\s,.:;]+){3,}\b[A-Za-z][A-Za-z’'-]*\b/;
/** Marked as another language, or as something that has none. */
const FOREIGN = "[lang], code, pre, kbd, samp, address, bdi, [dir=ltr], [translate=no]";

type Part = { text: string; isForeign: boolean };

/** Texts of the body, with whether they are marked as not being in the page's language. Drawings are not read. */
function partsOf({ document }: RawPage): Part[] {
  const parts: Part[] = [];
  const walk = (node: Node | null, isForeign: boolean) => {
    for (let child = node?.firstChild ?? null; child; child = child.nextSibling) {
      if (child.nodeType === 3) {
        const text = (child.textContent ?? "").replace(/\s+/g, " ").trim();
        if (text !== "") parts.push({ text, isForeign });
        continue;
      }
      if (child.nodeType !== 1) continue;
      const element = child as Element;
      if (["script", "style", "template", "svg"].includes(element.tagName.toLowerCase())) continue;
      if (element.getAttribute("aria-hidden") === "true" && element.querySelector("svg")) continue;
      walk(element, isForeign || element.matches(FOREIGN));
    }
  };
  walk(document.body as unknown as Node, false);
  return parts;
}

/** What is read aloud or shown from attributes. */
function spokenAttributes({ document }: RawPage): string[] {
  return ["alt", "title", "aria-label", "placeholder", "aria-description"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.closest("[lang]:not(html)"))
      .map((element) => element.getAttribute(name) ?? "")
      .filter((value) => /\p{L}/u.test(value)),
  );
}

const metaTexts = ({ document }: RawPage) =>
  ["meta[name=description]", "meta[property='og:title']", "meta[property='og:description']"].map(
    (selector) => document.querySelector(selector)?.getAttribute("content") ?? "",
  );

for (const { code } of languages) {
  const addresses = [
    ...visits.filter(({ locale }) => locale === code).map(({ address }) => address),
    `/${code}/nope`,
    `/${code}/500`,
  ];

  test(`no page in ${code} shows a key, a placeholder or a value that is none`, async () => {
    for (const address of addresses) {
      const page = await readPage(address);
      const texts = [
        ...partsOf(page).map(({ text }) => text),
        ...spokenAttributes(page),
        ...metaTexts(page),
        page.document.title,
      ];
      for (const text of texts) {
        expect.soft(text, address).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\{|\{\w+\}|\bnull\b/);
        const key = text.split(/[\s"'“”«»]+/).find((word) => messageKeys.has(word));
        expect.soft(key, `${address}: ${text}`).toBeUndefined();
      }
    }
  });

  test(`no page in ${code} speaks another language without saying so`, async () => {
    for (const address of addresses) {
      const page = await readPage(address);
      const own = partsOf(page).filter(({ isForeign }) => !isForeign);
      for (const { text } of own)
        if (code === "ar") expect.soft(LATIN_RUN.exec(text)?.[0], `${address}: ${text}`).toBeUndefined();
        else expect.soft(ARABIC.exec(text)?.[0], `${address}: ${text}`).toBeUndefined();
    }
  });

  test(`names, hints and descriptions are in ${code} as well`, async () => {
    for (const address of addresses) {
      const page = await readPage(address);
      for (const value of [...spokenAttributes(page), ...metaTexts(page)])
        if (code !== "ar")
          expect.soft(ARABIC.exec(value.replace(/العربية/g, ""))?.[0], `${address}: ${value}`).toBeUndefined();
        else if (value.split(/\s+/).length > 2) expect.soft(value, address).toMatch(ARABIC);
    }
  });
}

test("digits are Latin and punctuation is Arabic on Arabic pages", async () => {
  for (const { address } of visits.filter(({ locale }) => locale === "ar")) {
    const page = await readPage(address);
    for (const { text, isForeign } of partsOf(page)) {
      if (isForeign) continue;
      expect.soft(/[\u0660-\u0669\u06f0-\u06f9]/.exec(text)?.[0], `${address}: ${text}`).toBeUndefined();
      expect.soft(/\p{Script=Arabic}\s*[,;?]/u.exec(text)?.[0], `${address}: ${text}`).toBeUndefined();
    }
  }
});

test("landmarks are one of each, and every navigation has a name of its own", async () => {
  for (const { address } of visits) {
    const { document } = await readPage(address);
    const names = [...document.querySelectorAll("nav")]
      // The drawer repeats the header's menu and hides the rest of the page while it is open.
      .filter((nav) => !nav.closest("dialog"))
      .map((nav) => nav.getAttribute("aria-label") ?? nav.getAttribute("aria-labelledby") ?? "");
    expect.soft(names, address).not.toContain("");
    expect.soft(new Set(names).size, `${address}: ${names}`).toBe(names.length);
  }
});

test("an icon that points has its mirrored twin's mark, and brands, checks and media do not", async () => {
  const pointing = /^(arrow|chevron)-(left|right)$|^(log-in|log-out|send|undo|redo|reply|forward)$/;
  for (const { address } of visits) {
    const { document } = await readPage(address);
    for (const icon of document.querySelectorAll("svg[data-icon]")) {
      const name = icon.getAttribute("data-icon") ?? "";
      const isDirectional = icon.getAttribute("class")?.includes("icon-directional") ?? false;
      if (/^(arrow|chevron)-(left|right)$/.test(name)) expect.soft(isDirectional, `${address}: ${name}`).toBe(true);
      if (!pointing.test(name)) expect.soft(isDirectional, `${address}: ${name}`).toBe(false);
    }
  }
});
