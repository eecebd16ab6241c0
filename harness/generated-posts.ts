/** The site's content with hundreds of generated articles, for tests and benches of a large blog. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const CATEGORIES = ["design", "engineering", "products", "practice", "security"];
const LANGUAGES = ["ar", "en"] as const;
const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
/** So that none is dated in the future. */
const DAYS = 9_000;

const both = (of: (language: string) => string) => Object.fromEntries(LANGUAGES.map((code) => [code, of(code)]));

/** The articles there are, without the pictures that lie beside them. */
function textsOf(contentDir: string): Record<(typeof LANGUAGES)[number], string>[] {
  const read = (post: string, code: string) =>
    readFileSync(join(contentDir, "blog", post, `${code}.md`), "utf8").replace(/^!\[.*$/gm, "");
  return readdirSync(join(contentDir, "blog")).map((post) => ({ ar: read(post, "ar"), en: read(post, "en") }));
}

export type GeneratedPosts = { count: number /** A few words instead of the length of real ones. */; brief?: boolean };

/** Copies the site's content and adds articles. */
export function contentWithPosts(dir: string, { count, brief = false }: GeneratedPosts): string {
  cpSync(process.env["CONTENT_DIR"] || "content", dir, { recursive: true });
  const words = "Text.\n\n## Heading\n\nMore.\n";
  const texts = brief ? [{ ar: words, en: words }] : textsOf(dir);
  for (let index = 1; index <= count; index += 1) {
    const id = `generated-${index}`;
    const folder = join(dir, "blog", id);
    mkdirSync(folder);
    const title = both((code) => `Generated article ${index} ${code}`);
    writeFileSync(
      join(folder, "post.json"),
      JSON.stringify({
        id,
        category: CATEGORIES[index % CATEGORIES.length],
        tags: ["web"],
        author: "lina-qasim",
        publishedOn: new Date(FIRST_DAY + (index % DAYS) * DAY_MS).toISOString().slice(0, 10),
        title,
        seoTitle: title,
        summary: both((code) => `Summary ${index} ${code}, ${"long enough to be a description ".repeat(2)}of a page.`),
      }),
    );
    for (const code of LANGUAGES) writeFileSync(join(folder, `${code}.md`), texts[index % texts.length]?.[code] ?? "");
  }
  return dir;
}
