import { describe, expect, test } from "vitest";
import { SHORT_NAME, shortNameFrom } from "./short-name.ts";

describe("the short name that is offered", () => {
  test.each([
    ["How we estimate", "how-we-estimate"],
    ["  Café — it’s open!  ", "cafe-its-open"],
    ["إطلاق المتجر ٢", "itlaq-almtjr-2"],
    ["مُحاسَبة", "mhasba"],
    ["Daftar 4.2 للمحاسبين", "daftar-4-2-llmhasbyn"],
    ["؟ !", ""],
  ])("for %s is %s", (name, offered) => {
    expect(shortNameFrom(name)).toBe(offered);
  });

  test("is one, and ends with a whole word", () => {
    const offered = shortNameFrom("a long title ".repeat(12));
    expect(offered).toMatch(new RegExp(`^${SHORT_NAME}$`));
    expect(offered).toBe("a-long-title-a-long-title-a-long-title-a-long-title-a-long");
  });
});
