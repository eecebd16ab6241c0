import { expect, it } from "vitest";
import { keepCompounds } from "./compounds.ts";

it("joins the parts of short compounds, and of nothing else", () => {
  const shown = (text: string) => keepCompounds(text).replaceAll("\u2060", "|");
  expect(shown("A follow-up by e-mail")).toBe("A follow-|up by e-|mail");
  expect(shown("well-beyond-reach, internationalisation-ready, 4-8, a - b")).toBe(
    "well-beyond-reach, internationalisation-ready, 4-8, a - b",
  );
});
