/** Every page speaks its own language, in finished words. Read from what the server sends. */
import { languages, messageKeys, visits } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { type RawPage, readPage } from "#tests/e2e/support/raw-page.ts";

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

const UNFINISHED = /\bundefined\b|\bNaN\b|\[object |\{\{|\{\w+\}|\bnull\b/;

/** Keys of the catalogues, placeholders, and values that are none. Code may show what it likes. */
function unfinished(page: RawPage): string[] {
  const own = partsOf(page).filter(({ isForeign }) => !isForeign);
  const texts = [...own.map(({ text }) => text), ...spokenAttributes(page), ...metaTexts(page), page.document.title];
  return texts.filter(
    (text) => UNFINISHED.test(text) || text.split(/[\s"'“”«»]+/).some((word) => messageKeys.has(word)),
  );
}

/** Words in another language that are not marked as such. */
function strayWords(page: RawPage, code: string): string[] {
  const stray = code === "ar" ? LATIN_RUN : ARABIC;
  return partsOf(page)
    .filter(({ text, isForeign }) => !isForeign && stray.test(text))
    .map(({ text }) => text);
}

/** Names, hints and descriptions in another language than the page's. The switch names each language in its own. */
function strayNames(page: RawPage, code: string): string[] {
  const names = languages.map(({ name }) => name);
  return [...spokenAttributes(page), ...metaTexts(page)].filter((value) => {
    const rest = names.reduce((text, name) => text.replace(name, ""), value);
    return code === "ar" ? rest.trim().split(/\s+/).length > 2 && !ARABIC.test(rest) : ARABIC.test(rest);
  });
}

for (const { code } of languages) {
  const addresses = [
    ...visits.filter(({ locale }) => locale === code).map(({ address }) => address),
    `/${code}/nope`,
    `/${code}/500`,
  ];
  /** What a rule finds on all pages, with where. */
  const findings = async (rule: (page: RawPage) => string[]) => {
    const found: string[] = [];
    for (const address of addresses) found.push(...rule(await readPage(address)).map((text) => `${address}: ${text}`));
    return found;
  };

  test(`no page in ${code} shows a key, a placeholder or a value that is none`, async () => {
    expect(await findings(unfinished)).toEqual([]);
  });

  test(`no page in ${code} speaks another language without saying so`, async () => {
    expect(await findings((page) => strayWords(page, code))).toEqual([]);
  });

  test(`names, hints and descriptions are in ${code} as well`, async () => {
    expect(await findings((page) => strayNames(page, code))).toEqual([]);
  });

  if (code === "ar")
    test("digits are Latin and punctuation is Arabic", async () => {
      const strange = (text: string) => /[\u0660-\u0669\u06f0-\u06f9]|\p{Script=Arabic}\s*[,;?]/u.test(text);
      expect(
        await findings((page) =>
          partsOf(page).flatMap(({ text, isForeign }) => (!isForeign && strange(text) ? [text] : [])),
        ),
      ).toEqual([]);
    });
}

test("icons that point to a side are mirrored, and no others are", async () => {
  const mustMirror = /^(arrow|chevron)-(left|right)$/;
  const mayMirror = /^(log-in|log-out|send|undo(-2)?|redo(-2)?|reply|forward|list.*|external-link|arrow-up-right)$/;
  const wrong = new Set<string>();
  for (const { address } of visits)
    for (const icon of (await readPage(address)).document.querySelectorAll("svg.icon")) {
      const name = icon.querySelector("use")?.getAttribute("href")?.split("#")[1] ?? "";
      const mirrors = icon.getAttribute("class")?.includes("icon-directional") ?? false;
      if (mirrors ? !mustMirror.test(name) && !mayMirror.test(name) : mustMirror.test(name))
        wrong.add(`${address}: ${name}`);
    }
  expect([...wrong]).toEqual([]);
});
