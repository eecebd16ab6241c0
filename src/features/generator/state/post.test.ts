import { describe, expect, it } from "vitest";
import site from "#content/site.json";
import { contrastOf, oklchToHex } from "#domain/brand/color.ts";
import { brandPalettes } from "../scene/brand-palettes.ts";
import { guarded, paintOf } from "../scene/palette.ts";
import { altTextOf } from "./alt-text.ts";
import { newPost, parsePost } from "./post.ts";

const KNOWN = { languages: ["ar", "en"], palettes: ["night"] };

describe("a post that was kept", () => {
  it("comes back as it was", () => {
    const post = {
      ...newPost({ language: "ar" }),
      palette: "night",
      words: {
        headline: { text: "عرض", lines: [{ direction: "rtl", align: "end", tone: "accent", scale: 1.2 } as const] },
      },
      pictures: { picture: { id: "x", x: 0.2, y: 1, zoom: 3 } },
    };
    expect(parsePost(structuredClone(post), KNOWN)).toEqual(post);
  });
  it.each([null, 5, "post", {}, { template: "nope" }, { ...newPost({ language: "xx" }) }])(
    "is refused where it is none: %j",
    (kept) => {
      expect(parsePost(kept, KNOWN)).toBeNull();
    },
  );
  it("is mended where parts of it are gone or wrong", () => {
    const kept = {
      ...newPost({ language: "ar" }),
      palette: "gone",
      pictures: { picture: { id: "x", zoom: 99 } },
      words: { headline: 3 },
    };
    expect(parsePost(kept, KNOWN)).toMatchObject({
      palette: "auto",
      words: {},
      pictures: { picture: { x: 0.5, zoom: 4 } },
    });
  });
});

describe("colours", () => {
  it("of the brand need no change, and can be read wherever they stand", () => {
    for (const { id, colors } of brandPalettes(site.colors)) {
      expect(guarded(colors).changes, id).toEqual([]);
      const paint = paintOf(colors);
      const pairs = [
        [paint.ground, paint.ink],
        [paint.ground, paint.soft],
        [paint.ground, paint.accent],
        [paint.accent, paint.onAccent],
        [paint.paper, paint.onPaper],
        [paint.paper, paint.softOnPaper],
        [paint.paper, paint.accentOnPaper],
      ] as const;
      for (const [ground, ink] of pairs)
        expect(contrastOf(ground, ink), `${id} ${ground} ${ink}`).toBeGreaterThanOrEqual(4.5);
    }
  });
  it("of one's own are changed where they must be, and the change is told", () => {
    const white = oklchToHex(1, 0, 0);
    const { colors, changes } = guarded({
      ground: white,
      ink: oklchToHex(0.2, 0, 0),
      accent: oklchToHex(0.9, 0.1, 90),
    });
    expect(changes.map(({ role }) => role)).toEqual(["accent"]);
    expect(changes[0]?.to).toBe(colors.accent);
    expect(contrastOf(white, colors.accent)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the proposed description", () => {
  it("says everything that is written, in reading order", () => {
    const words: Record<string, string> = {
      headline: "Fresh coffee",
      price: "SAR 49",
      items: "One\n\nTwo",
      brand: "Us",
    };
    const text = altTextOf({
      kind: "Offer",
      textOf: (field) => words[field] ?? "",
      phrases: { price: "Price {value}", brand: "By {value}" },
      separator: ", ",
      picture: "A picture?",
    });
    expect(text).toBe("Offer: Fresh coffee. One, Two. Price SAR 49. By Us. A picture?");
  });
});
