import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandContrasts } from "#build/content/brand/brand-contrast.ts";
import { listUntranslated } from "#build/content/untranslated.ts";
import { openContentFolder } from "#build/entries/content-folder.ts";
import { PAGE_IDS, PAGES } from "#domain/site/pages.ts";
import { siteSchemaOf } from "#domain/site/site.ts";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { postContact, startServer } from "#harness/server.ts";
import { startSmtp } from "#harness/smtp.ts";
import { launchChromium } from "#scripts/browsers/launch-chromium.ts";
import { AXE, violations, WITHOUT_DRAWINGS } from "#tests/e2e/support/axe.ts";
import { overflowing } from "#tests/e2e/support/layout-errors.ts";
import { CHART_NAMES, SEA_WORDS, seaIn } from "#tests/rules/sea-words.ts";
import { buildEnv } from "./build-env.ts";
import { germanWords, translateContent } from "./german-words.ts";

/** What a fresh clone holds and a build needs. */
const PROJECT = ["astro.config.ts", "package.json", "package-lock.json", "tsconfig.json"];
const FOLDERS = ["build", "content", "domain", "scripts", "server", "src", "tests"];

const BRAND = [
  ...["--theme", "plain"],
  ...["--name-ar", "شركة مثال", "--name-en", "Example Co", "--name-de", "Beispiel"],
  ...["--hue", "155/0.15", "--hue-deep", "190", "--hue-secondary", "300/0.19", "--hue-land", "120"],
  ...["--font-latin", "readex-pro", "--font-arabic-text", "readex-pro"],
  ...["--font-arabic-display", "ibm-plex-sans-arabic"],
  ...["--email", "post@beispiel.test", "--phone", "+4930111222", "--chat-phone", "+4915511122"],
  ...["--url", "https://beispiel.test", "--login-url", "https://konto.beispiel.test/in"],
  ...["--social", "facebook=https://www.facebook.com/beispiel", "--social", "messenger="],
  ...["--social", "linkedin=https://www.linkedin.com/company/beispiel"],
  ...["--address-ar", "برلين، ألمانيا", "--address-en", "Berlin, Germany", "--coordinates", "52.52,13.4"],
  ...["--time-zone", "Europe/Berlin", "--currency", "EUR", "--locales", "ar,en,de", "--copy-from", "en"],
];

const former = { site: readFileSync("content/site.json", "utf8"), logo: ["mark", "ar", "en"] };

/** Everything by which the former company could be known, in any spelling. */
const TRACES: readonly [what: string, found: RegExp][] = [
  ["its name", /(?<![a-z\d])marsa(?![a-z]{2})|مر[ْ]?س[َ]?[ىي](?!\p{L})/iu],
  ["its numbers", /966120000000|966500000000|\+966 12 000/],
  ["its drawings", new RegExp(former.logo.flatMap(pathsOf).map(escaped).join("|"))],
];

function pathsOf(name: string): string[] {
  return [...readFileSync(`content/logo/${name}.svg`, "utf8").matchAll(/ d="([^"]+)"/g)].map(([, d = ""]) => d);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const tracesIn = (text: string) => TRACES.filter(([, found]) => found.test(text)).map(([what]) => what);

/** A real screenshot as the first screen of an app, and a photograph of a project of the portfolio. */
async function photograph(contentDir: string) {
  const words = { ar: "لقطة من التطبيق", en: "A screenshot of the app" };
  const rewrite = (file: string, changed: (entry: { screens: { caption: unknown }[] }) => object) => {
    const path = join(contentDir, file);
    writeFileSync(path, JSON.stringify(changed(JSON.parse(readFileSync(path, "utf8")))));
  };
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } });
  const inLibrary = (name: string) => join(contentDir, "pictures", name);
  const addPicture = (id: string, files: object) =>
    writeFileSync(inLibrary(`${id}.json`), JSON.stringify({ id, ...files, alt: words }));
  await picture(780, 1688).png().toFile(inLibrary("visits.png"));
  await picture(780, 1688).negate().png().toFile(inLibrary("visits-night.png"));
  await picture(1600, 1200).jpeg().toFile(inLibrary("clinic.jpg"));
  addPicture("visits", { file: "visits.png", darkFile: "visits-night.png" });
  addPicture("clinic", { file: "clinic.jpg", focusPoint: { x: 20, y: 80 } });
  rewrite("apps/mawid/app.json", ({ screens: [first, ...others], ...app }) => ({
    ...app,
    screens: [{ photo: "visits", frame: "phone", caption: first?.caption }, ...others],
  }));
  rewrite("portfolio/al-noor-clinics.json", (entry) => ({ ...entry, screen: undefined, photo: "clinic" }));
}

/** An article that no text leads to, for a day that has not come. */
const LATER = "choosing-a-mobile-stack";

function schedule(contentDir: string, id: string) {
  const path = join(contentDir, "blog", id, "post.json");
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), publishedOn: "2199-12-24" }));
}

const CACHE_DIR = ".cache";
mkdirSync(CACHE_DIR, { recursive: true });

const LOCALES = ["ar", "en", "de"];

/** In turn in each language. */
const KINDS_OF_PAGE = [
  ...PAGE_IDS.map((id) => PAGES[id].path),
  ...["/apps/daftar", "/apps/mawid/store", "/apps/mizan/store/scale-link", "/services/plugin", "/policy/privacy"],
  ...["/bloger/how-we-estimate", "/bloger/category/security", "/nowhere"],
];
const VIEWS = [
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

/** The same code as another company's site, with a third language: content decides all of it. */
describe("the site of another company", () => {
  // Inside the project, so that Node finds its packages.
  const root = mkdtempSync(resolve(CACHE_DIR, "rebrand-"));
  const dist = join(root, "dist");
  const page = (address: string) => readFileSync(join(dist, "site", address, "index.html"), "utf8");
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, {
      cwd: root,
      env: buildEnv({ CONTENT_DIR: join(root, "content"), DIST_DIR: dist, NODE_ENV: "production" }),
      stdio: "pipe",
      encoding: "utf8",
    });

  beforeAll(async () => {
    for (const name of [...PROJECT, ...FOLDERS]) cpSync(name, join(root, name), { recursive: true });
    await photograph(join(root, "content"));
    schedule(join(root, "content"), LATER);
    run("node", ["scripts/brand.ts", ...BRAND]);
    translateContent(join(root, "content"), "de");
    run("astro", ["build", "--config", "tests/release/rebrand.config.ts"]);
  }, 600_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ["home", "en", 2],
    ["the list of apps", "en/apps", 2],
    // At the head, in the gallery, and enlarged in each language.
    ["the app's own page", "en/apps/mawid", 3 + LOCALES.length],
  ])("shows a screenshot of an app on %s, in sizes", (_, address, least) => {
    const pictures = page(address).match(/<img[^>]* srcset="[^"]*visits[^"]*\.avif 480w, [^"]*\.avif 780w"/gi) ?? [];
    expect(pictures.length).toBeGreaterThanOrEqual(least);
    expect(page(address)).toMatch(/<img[^>]* src="[^"]*visits[^"]*\.webp"[^>]* width="780" height="1688"/);
  });

  it("shows the photograph of a project at home and on the page of its service", () => {
    for (const address of ["en", "en/services/mobile"])
      expect(page(address)).toMatch(/<img[^>]* srcset="[^"]*clinic[^"]*\.avif 480w/i);
  });

  it("has nothing of an article whose day has not come: no page, no list, feed, sitemap or search", () => {
    const texts = globSync(join(dist, "site/**/*.{html,xml,json,txt,js}"));
    expect(texts.some((path) => readFileSync(path, "utf8").includes("how-we-estimate"))).toBe(true);
    expect(texts.filter((path) => `${path} ${readFileSync(path, "utf8")}`.includes(LATER))).toEqual([]);
  });

  it("holds no trace of the former one, in any file", () => {
    // The bill of materials names the software, as package.json does.
    const files = globSync(join(dist, "**/*")).filter((path) => statSync(path).isFile() && !path.endsWith("/bom.json"));
    const found = files.flatMap((path) => {
      const bytes = readFileSync(path);
      const text = path.endsWith(".br")
        ? brotliDecompressSync(bytes)
        : path.endsWith(".gz")
          ? gunzipSync(bytes)
          : bytes;
      const traces = tracesIn(`${basename(path)}\n${text.toString("utf8")}`);
      return traces.map((trace) => `${path.slice(dist.length)}: ${trace}`);
    });
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
    // The same eyes see the former company where it is.
    expect(tracesIn(former.site)).toEqual(["its name", "its numbers"]);
  });

  it("says and draws nothing of the sea, in any language or file: its theme is plain", () => {
    const read = (pattern: string) =>
      globSync(join(dist, pattern)).map((path) => ({ path, text: readFileSync(path, "utf8") }));
    const texts = read("{site/**/*.{html,xml,txt,json,webmanifest},server-facts.json}");
    const code = read("{site/**/*.{css,js,svg},server-render/*.js}");
    expect(texts.length).toBeGreaterThan(200);
    expect(code.length).toBeGreaterThan(100);
    const found = [
      ...texts.flatMap(({ path, text }) =>
        [...seaIn(text, SEA_WORDS), ...seaIn(text, CHART_NAMES)].map((at) => [path, at]),
      ),
      ...code.flatMap(({ path, text }) => seaIn(`${basename(path)} ${text}`, CHART_NAMES).map((at) => [path, at])),
    ];
    expect(found).toEqual([]);
    // It draws all the same.
    expect(page("en")).toMatch(/class="[^"]*backdrop-picture/);
    expect(page("ar/404")).toContain('class="drawing stage-drawing error-picture"');
  });

  it("lists a text as untranslated only as long as it is the copied one", () => {
    const left = listUntranslated(openContentFolder(join(root, "content")));
    const texts = left.filter(({ file }) => !file.startsWith("messages/")).map(({ text }) => text);
    expect(texts.filter((text) => germanWords(text) !== text)).toEqual([]);
    // A word without a vowel that the translation changes.
    expect(texts).toContain("Shipping");
  });

  it("says its own name, in its own languages, in every kind of file", () => {
    expect(page("ar")).toContain("شركة مثال");
    expect(page("en/about")).toContain("Example Co");
    for (const file of ["de/manifest.webmanifest", "de/bloger/rss.xml", "de/contact/index.html"])
      expect(readFileSync(join(dist, "site", file), "utf8"), file).toContain("Beispiel");
    expect(page("de/contact")).toContain("mailto:post@beispiel.test");
    expect(page("ar/contact")).toContain('href="tel:+4930111222"');
    expect(readFileSync(join(dist, "site/sitemap.xml"), "utf8")).toContain("https://beispiel.test/");
  });

  it("asks for its own money", () => {
    const app = page("de/apps/daftar");
    expect(app).toContain('"priceCurrency":"EUR"');
    expect(app).toContain("€");
    expect(`${app}${page("ar/apps/daftar")}`).not.toMatch(/"priceCurrency":"SAR"/);
  });

  it("can be read by day and by night, in hues of its own", () => {
    const file: unknown = JSON.parse(readFileSync(join(root, "content/site.json"), "utf8"));
    const { colors } = siteSchemaOf(file).parse(file);
    expect(brandContrasts(colors).filter(({ contrast, least }) => contrast < least)).toEqual([]);
    const styles = globSync(join(dist, "site/_assets/*.css")).map((path) => readFileSync(path, "utf8"));
    expect(styles.join("")).toMatch(/oklch\([\d.%]+ [\d.]+ 155\)/);
    expect(styles.join("")).not.toMatch(/oklch\([\d.%]+ [\d.]+ 271\b/);
  });

  it("has every page in every language", () => {
    const manifest = siteManifestSchema.parse(JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")));
    const paths = (code: string) =>
      manifest.files
        .map(({ address }) => address)
        .filter((address) => address === `/${code}` || address.startsWith(`/${code}/`))
        .map((address) => address.slice(code.length + 1));
    for (const code of LOCALES) expect(paths(code)).toEqual(paths("en"));
    expect(paths("de").length).toBeGreaterThan(50);
    expect(manifest.locales.map(({ code }) => code)).toEqual(LOCALES);
    for (const code of LOCALES) expect(existsSync(join(dist, `site/${code}/404/index.html`))).toBe(true);
  });

  it("tells of each language to the others", () => {
    expect(page("de")).toContain('<html lang="de" dir="ltr">');
    expect(page("ar/about")).toMatch(
      /<a href="\/language\/de\/about"[^>]*lang="de"[^>]*>(?:<svg.*?<\/svg>)?<bdi>Deutsch/,
    );
    for (const locale of LOCALES)
      for (const other of LOCALES)
        expect(page(`${locale}/about`)).toMatch(
          new RegExp(`<link rel="alternate" hreflang="${other}" href="https://beispiel.test/${other}/about">`),
        );
  });

  it("is whole and open to everyone in its theme, on a page of each kind", async () => {
    const server = await startServer({ env: { DIST_DIR: dist, DATA_DIR: join(root, "looked-at") } });
    const browser = await launchChromium();
    try {
      const context = await browser.newContext({ reducedMotion: "reduce", bypassCSP: true });
      await context.addInitScript(AXE);
      const opened = await context.newPage();
      const errors: string[] = [];
      opened.on("pageerror", ({ message }) => errors.push(message));
      for (const [index, path] of KINDS_OF_PAGE.entries()) {
        const locale = LOCALES[index % LOCALES.length];
        await opened.goto(`${server.url}/${locale}${path}`);
        for (const { width, colorScheme } of VIEWS) {
          await opened.setViewportSize({ width, height: 900 });
          await opened.emulateMedia({ colorScheme });
          const where = `/${locale}${path} at ${width} px, ${colorScheme}`;
          expect.soft(await opened.evaluate(overflowing), where).toEqual([]);
          expect.soft(await violations(opened, WITHOUT_DRAWINGS), where).toEqual([]);
        }
      }
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await server.end("SIGTERM");
    }
  }, 400_000);

  it("answers and writes as the other company", async () => {
    const smtp = await startSmtp();
    const server = await startServer({
      env: {
        DIST_DIR: dist,
        DATA_DIR: join(root, "data"),
        SMTP_URL: smtp.url,
        MAIL_FROM: "robot@beispiel.test",
        MAIL_TO: "team@beispiel.test",
      },
    });
    try {
      const said: string[] = [];
      for (const address of ["/", "/de/nowhere", "/ar/contact", "/api/health", "/api/nothing", "/robots.txt"]) {
        const answer = await fetch(`${server.url}${address}`, { headers: { "accept-language": "de" } });
        said.push(JSON.stringify([...answer.headers]), await answer.text());
      }
      expect((await postContact(server.url)).status).toBe(201);
      await smtp.until(2);
      for (const { from, subject, html, text } of smtp.mails)
        said.push(JSON.stringify(from), subject ?? "", html ?? "", text ?? "");
      expect(said.flatMap(tracesIn)).toEqual([]);
      expect(smtp.mails.map(({ from }) => from?.name)).toContain("شركة مثال");
      expect(said.join("")).toContain("Beispiel");
    } finally {
      await server.end("SIGTERM");
      await smtp.stop();
    }
  });
});
