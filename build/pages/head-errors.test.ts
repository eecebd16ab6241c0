import { describe, expect, it } from "vitest";
import { headErrors, headWords } from "./head-errors.ts";

const DESCRIPTION = "A description that says in seventy characters or more what there is to read here.";
const page = (file: string, title: string, description = `${file} ${DESCRIPTION}`, lang = "en") => ({
  file,
  head: headWords(
    `<html lang="${lang}" dir="ltr"><head><title>${title}</title><meta name="description" content="${description}">`,
  ),
});

describe("titles and descriptions of built pages", () => {
  it("have no error when each says something of its own, at the right length", () => {
    expect(headErrors([page("en/a", "A title of its own · Marsa"), page("en/b", "Another title · Marsa")])).toEqual([]);
  });
  it("are told apart by file when one says what another said, in the same language only", () => {
    const title = "The same title · Marsa";
    const pages = [page("en/a", title), page("en/b", title), page("ar/a", title, undefined, "ar")];
    expect(headErrors(pages)).toEqual([`en/b: the title is that of en/a: ${title}`]);
    expect(
      headErrors([page("en/a", "First title · Marsa", DESCRIPTION), page("en/b", "Second title · Marsa", DESCRIPTION)]),
    ).toEqual([`en/b: the description is that of en/a: ${DESCRIPTION}`]);
  });
  it("are counted as they are read", () => {
    expect(headErrors([page("en/a", "Short · Marsa", `${"x".repeat(68)}&amp;`)])).toEqual([
      "en/a: the title has 13 characters, not 15–60: Short · Marsa",
      `en/a: the description has 69 characters, not 70–160: ${"x".repeat(68)}&`,
    ]);
  });
});
