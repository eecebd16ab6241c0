import { describe, expect, it } from "vitest";
import content from "#content/generator.json";
import { contrastOf, oklchToHex } from "#domain/brand/color.ts";
import { POST_SIZES } from "#domain/generator/post-size.ts";
import { POST_FIELDS, POST_TEMPLATES, type PostField, type PostTemplateId } from "#domain/generator/post-template.ts";
import { newPost, ORNAMENTS, type Post, sizeOf } from "../state/post.ts";
import { compose } from "./compose.ts";
import { estimateWidth } from "./estimate.ts";
import { allItems, onPaper, type Scene, type TextItem } from "./scene.ts";

const COLORS = {
  ground: oklchToHex(0.215, 0.078, 266),
  ink: oklchToHex(0.985, 0, 0),
  accent: oklchToHex(0.66, 0.2, 22),
};
const PICTURE = { id: "a", x: 0.5, y: 0.5, zoom: 1 };

const fieldsOf = (template: PostTemplateId): Partial<Record<PostField, { sample: { ar: string; en: string } }>> =>
  content.templates[template].fields;

function sceneOf(change: Partial<Post>, language: "ar" | "en" = "ar", logoShape: number | null = null): Scene {
  const post = { ...newPost({ language }), ...change };
  return compose(post, {
    direction: language === "ar" ? "rtl" : "ltr",
    colors: COLORS,
    sampleOf: (field) => fieldsOf(post.template)[field]?.sample[language],
    logoShape,
    measure: estimateWidth,
  });
}

const textsOf = (scene: Scene) => allItems(scene.items).filter((item): item is TextItem => item.kind === "text");

/** Where the letters of a line stand on the paper. */
function extentOf({ x, anchor, width }: TextItem): [number, number] {
  const from = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
  return [from, from + width];
}

const CASES = POST_TEMPLATES.flatMap((template) => POST_SIZES.map(({ id }) => ({ template, size: id })));
const LONG = {
  ar: "مستشفيات واستثمارات استراتيجية للمؤسسات والمتاجر الصغيرة في كل مدينة وقرية ".repeat(4),
  en: "Extraordinarily long announcements for institutions, and for everyone who reads them ".repeat(4),
};

describe.each(CASES)("$template, $size", ({ template, size }) => {
  const written = (text: string): Post["words"] =>
    Object.fromEntries(POST_FIELDS.map((field) => [field, { text, lines: [] }]));
  const cases: [string, Scene][] = (["ar", "en"] as const).flatMap((language): [string, Scene][] => [
    [`${language}, samples`, sceneOf({ template, size }, language)],
    [
      `${language}, long texts, pictures and a logo`,
      sceneOf(
        { template, size, words: written(LONG[language]), pictures: { picture: PICTURE, second: PICTURE } },
        language,
        0.2,
      ),
    ],
    [`${language}, one endless word`, sceneOf({ template, size, words: written("W".repeat(240)) }, language)],
  ]);

  it.each(cases)("keeps every text in its frame and on the post: %s", (_, scene) => {
    const { width, height } = sizeOf(size);
    for (const item of textsOf(scene)) {
      const [from, to] = extentOf(item);
      expect(from, item.text).toBeGreaterThanOrEqual(item.frame.x - 0.5);
      expect(to, item.text).toBeLessThanOrEqual(item.frame.x + item.frame.width + 0.5);
      expect(item.y, item.text).toBeLessThanOrEqual(item.frame.y + item.frame.height + 0.5);
      expect(item.frame.x).toBeGreaterThanOrEqual(0);
      expect(item.frame.x + item.frame.width).toBeLessThanOrEqual(width + 0.5);
      expect(item.frame.y).toBeGreaterThanOrEqual(0);
      expect(item.frame.y + item.frame.height).toBeLessThanOrEqual(height + 0.5);
    }
  });

  it.each(cases)("lays no text over another: %s", (_, scene) => {
    // The lines of a text share a frame; frames of different texts keep apart, but for the room Arabic leaves above.
    const frames = [...new Map(textsOf(scene).map((item) => [JSON.stringify(item.frame), item])).values()];
    for (const [index, { frame, text }] of frames.entries())
      for (const other of frames.slice(index + 1)) {
        const overlap =
          Math.min(frame.y + frame.height, other.frame.y + other.frame.height) - Math.max(frame.y, other.frame.y);
        const beside = frame.x + frame.width <= other.frame.x + 1 || other.frame.x + other.frame.width <= frame.x + 1;
        expect(beside || overlap < 1, `${text} / ${other.text}`).toBe(true);
      }
  });

  it("says all its samples, none of them crowded", () => {
    for (const language of ["ar", "en"] as const) {
      const scene = sceneOf({ template, size }, language);
      const said = textsOf(scene)
        .map(({ text }) => text)
        .join(" ");
      for (const words of Object.values(fieldsOf(template)))
        for (const word of words.sample[language].split(/\s+/)) expect(said).toContain(word);
      expect(scene.crowded).toEqual([]);
    }
  });
});

describe("a post", () => {
  it("starts at the right in Arabic and at the left in English", () => {
    const edges = (["ar", "en"] as const).map((language) => {
      const scene = sceneOf({ template: "announcement" }, language);
      const headline = textsOf(scene).find(({ weight }) => weight > 600);
      if (!headline) throw new Error("no headline");
      return onPaper(scene, { x: headline.x, y: 0, width: 0, height: 0 }).x;
    });
    expect(edges[0]).toBeGreaterThan(900);
    expect(edges[1]).toBeLessThan(180);
  });

  it("sets each line as it was asked to", () => {
    const line = { direction: "ltr", align: "end", tone: "accent", scale: 0.5 } as const;
    const auto = { direction: "auto", align: "auto", tone: "auto", scale: 1 } as const;
    const scene = sceneOf({
      template: "announcement",
      words: { headline: { text: "عرض\nSALE", lines: [auto, line] } },
    });
    const [first, second] = textsOf(scene).filter(({ weight }) => weight > 600);
    expect([first?.direction, first?.anchor, first?.color]).toEqual(["rtl", "start", COLORS.ink]);
    expect([second?.direction, second?.anchor, second?.color]).toEqual(["ltr", "end", COLORS.accent]);
    expect((second?.size ?? 0) / (first?.size ?? 1)).toBeCloseTo(0.5);
  });

  it.each(ORNAMENTS)("is drawn with the ornament %s", (ornament) => {
    expect(sceneOf({ ornament }).items.length).toBeGreaterThan(4);
  });

  it("writes nothing where everything was cleared", () => {
    const words = Object.fromEntries(POST_FIELDS.map((field) => [field, { text: "", lines: [] }]));
    for (const template of POST_TEMPLATES) expect(textsOf(sceneOf({ template, words }))).toEqual([]);
  });

  it("is readable on the colours of the worst taste", () => {
    const grey = oklchToHex(0.6, 0.02, 100);
    const post = newPost({ language: "en" });
    const scene = compose(post, {
      direction: "ltr",
      colors: { ground: grey, ink: grey, accent: grey },
      sampleOf: (field) => fieldsOf(post.template)[field]?.sample.en,
      logoShape: null,
      measure: estimateWidth,
    });
    for (const item of textsOf(scene)) expect(contrastOf(grey, item.color)).toBeGreaterThanOrEqual(4.5);
  });
});
