/** A walk over every link of every page: each leads straight to something that is there. */
import { LANGUAGE_CHOICE_PATH } from "#domain/site/constants.ts";
import { languages, manifest, visits } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { type RawPage, readPage } from "#tests/e2e/support/raw-page.ts";

const known = new Set(manifest.files.map(({ address }) => address));
const anchors = new Map<RawPage, ReadonlySet<string | null>>();

/** Read once a page: every page links to the anchors of home. */
function anchorsOf(page: RawPage): ReadonlySet<string | null> {
  const found =
    anchors.get(page) ??
    new Set([...page.document.querySelectorAll("[id]")].map((element) => element.getAttribute("id")));
  anchors.set(page, found);
  return found;
}

for (const { code } of languages)
  test(`links, anchors and pictures in ${code} are whole`, async () => {
    test.setTimeout(180_000);
    const others = languages.filter((language) => language.code !== code).map((language) => `/${language.code}`);
    // Gathered, and held to nothing once: there are tens of thousands of links.
    const errors: string[] = [];
    const hold = (isTrue: boolean | undefined, error: string) => isTrue || errors.push(error);
    for (const { address } of visits.filter(({ locale }) => locale === code)) {
      const page = await readPage(address);
      for (const link of page.document.querySelectorAll("a[href]")) {
        const href = link.getAttribute("href") ?? "";
        const where = `${address} → ${href}`;
        if (/^(mailto:|tel:)/.test(href)) continue;
        if (/^https?:/.test(href)) {
          hold(href.startsWith("https://"), `${where}: not encrypted`);
          if (link.getAttribute("target") === "_blank")
            hold(link.getAttribute("rel")?.includes("noopener"), `${where}: gives its opener away`);
          continue;
        }
        const [path = "", anchor] = href.split("#");
        // The language switch: the server leads on to the page behind.
        const target = (path.split("?")[0] || address).replace(`${LANGUAGE_CHOICE_PATH}/`, "/");
        hold(known.has(target), `${where}: leads nowhere`);
        if (!link.hasAttribute("data-language"))
          hold(
            !others.some((prefix) => target === prefix || target.startsWith(`${prefix}/`)),
            `${where}: another language`,
          );
        if (anchor && known.has(target))
          hold(anchorsOf(await readPage(target)).has(decodeURIComponent(anchor)), `${where}: no such place`);
      }
      for (const picture of page.document.querySelectorAll("img[src], use[href]")) {
        const source = (picture.getAttribute("src") ?? picture.getAttribute("href") ?? "").split("#")[0] ?? "";
        if (source !== "" && !source.startsWith("data:")) hold(known.has(source), `${address}: no picture ${source}`);
      }
    }
    expect(errors).toEqual([]);
  });

test("links that open another window say so", async () => {
  for (const { address } of visits.filter(({ locale }) => locale === languages[0]?.code)) {
    const page = await readPage(address);
    for (const link of page.document.querySelectorAll("a[target=_blank]")) {
      const name = link.getAttribute("aria-label") ?? link.textContent ?? "";
      const says = /تبويب|نافذة/.test(name) || link.querySelector("[data-new-tab]") !== null;
      expect.soft(says, `${address}: ${link.getAttribute("href")?.slice(0, 60)}`).toBe(true);
    }
  }
});

test("what the list of files names is there", async () => {
  for (const address of known) expect.soft((await ask(address, { method: "HEAD" })).status, address).toBe(200);
});
