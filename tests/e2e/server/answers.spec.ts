/** The components in the server's bundle are those of the pages: without a state they write the page as it was built. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FORM_PAGES } from "#domain/forms/form-page.ts";
import { FORM_IDS } from "#domain/forms/forms.ts";
import { languages } from "#harness/addresses.ts";
import { DIST_DIR } from "#harness/visited-server.ts";
import { loadRenderView } from "#server/build-output/server-render.ts";
import { createAnswerPages } from "#server/pages/answer-pages.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";

const pageAt = (address: string) => readFileSync(join(DIST_DIR, "site", address, "index.html"), "utf8");
const markupOf = (html: string) =>
  /<astro-island[^>]*component-export="\w+Form"[^>]*>(.*?)<!--astro:end-->/s.exec(html)?.[1];

for (const { code } of languages)
  for (const form of FORM_IDS)
    test(`${code}, ${form}: the server's markup is the page's`, async () => {
      const pages = createAnswerPages({
        pageAt,
        render: await loadRenderView(DIST_DIR),
        facts: { locales: [], brand: {} },
      });
      const page = pageAt(`/${code}${FORM_PAGES[form].page}`);
      const answer = pages.form(form, code, {});
      expect(markupOf(page)?.length).toBeGreaterThan(1_000);
      expect(markupOf(answer)).toBe(markupOf(page));
      const around = (html: string) =>
        html.replace(/<astro-island[^>]*component-export="\w+Form".*?<\/astro-island>/s, "");
      expect(around(answer)).toBe(around(page));
    });
