import { expect, it, vi } from "vitest";
import { textOf } from "#src/content/texts.ts";

vi.mock("astro:content", () => import("#tests/support/collections.ts"));

it("renders a text once, whoever asks, and each language by itself", async () => {
  const [page, feed, english] = await Promise.all([
    textOf("postTexts", "how-we-estimate", "ar"),
    textOf("postTexts", "how-we-estimate", "ar"),
    textOf("postTexts", "how-we-estimate", "en"),
  ]);
  expect(await textOf("postTexts", "how-we-estimate", "ar")).toBe(page);
  expect(english).not.toBe(page);
  expect(english.headings.map(({ anchor }) => anchor)).toEqual(page.headings.map(({ anchor }) => anchor));
  expect(feed.html).toBe(page.html);
});
