/** The post generator: what it draws, what it keeps, and that nothing leaves the browser. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Download, Page } from "@playwright/test";
import sharp from "sharp";
import { POST_SIZES } from "#domain/generator/post-size.ts";
import { POST_TEMPLATES } from "#domain/generator/post-template.ts";
import { AXE, violations } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

const address = (code: string, query = "") => `/${code}/social-media-generator${query}`;
const studio = (page: Page) => page.locator(".studio");
const field = (page: Page, id: string) => page.locator(`[data-field="${id}"]`);
const pixelsSaid = (page: Page) => page.locator(".studio-pixels");

/** Awake, fonts loaded, the first post painted. */
async function wake(page: Page, code: string, query = "?template=announcement") {
  await page.goto(address(code, query));
  await expect(studio(page)).toHaveAttribute("data-ready", "true");
}

const openPanels = (page: Page) =>
  page.locator("details.studio-panel").evaluateAll((panels) => {
    for (const panel of panels) panel.setAttribute("open", "");
  });

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** The file the button gives, at the size that is chosen. */
async function downloadPng(page: Page): Promise<{ name: string; png: Buffer }> {
  const waiting = page.waitForEvent("download");
  await page.locator(".studio-export-main button").click();
  const download = await waiting;
  return { name: download.suggestedFilename(), png: await bytesOf(download) };
}

/** Light pixels of the upper part of a post: the headline, where everything else was cleared. */
type Ink = { width: number; height: number; isInk: (x: number, y: number) => boolean };
async function inkOf(png: Buffer, share = 0.6): Promise<Ink> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const height = Math.floor(info.height * share);
  return { width: info.width, height, isInk: (x, y) => (data[(y * info.width + x) * info.channels] ?? 0) > 150 };
}

const range = (length: number) => Array.from({ length }, (_, index) => index);
/** Stretches without a gap, as [from, to]. */
function runs(marks: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [at, mark] of marks.entries()) {
    const last = found.at(-1);
    if (mark && last?.[1] === at - 1) last[1] = at;
    else if (mark) found.push([at, at]);
  }
  return found;
}
/** Lines of text from top to bottom, of words without dots or marks. */
const lineBands = (ink: Ink) => runs(range(ink.height).map((y) => range(ink.width).some((x) => ink.isInk(x, y))));
const columnRuns = (ink: Ink, [top, bottom]: [number, number]) =>
  runs(range(ink.width).map((x) => range(bottom - top + 1).some((y) => ink.isInk(x, top + y))));

/** The headline alone on the ground of the post, as it is saved. */
async function headlineOf(page: Page, text: string): Promise<Ink> {
  await field(page, "headline").locator("textarea").fill(text);
  const { png } = await downloadPng(page);
  return inkOf(png);
}

async function onlyHeadline(page: Page, code: string) {
  await wake(page, code);
  await openPanels(page);
  await page.locator('input[name="post-ornament"][value="none"]').check({ force: true });
  for (const id of ["label", "text", "brand"]) await field(page, id).locator("input, textarea").fill("");
}

test.describe("Arabic on a post", () => {
  test.beforeEach(({ page }) => onlyHeadline(page, "ar"));

  test("is shaped: letters of a word are joined", async ({ page }) => {
    const partsOf = async (text: string) => {
      const ink = await headlineOf(page, text);
      return columnRuns(ink, [0, ink.height - 1]).length;
    };
    // With a sign that forbids joining between the letters, each stands alone.
    expect(await partsOf("بيتنا")).toBe(1);
    expect(await partsOf([..."بيتنا"].join("\u200c"))).toBe(5);
  });

  test("is drawn in the letters of the site, at every weight", ONLY_IN_TEST_ALL, async ({ page }) => {
    const [thin, bold, site] = await page.evaluate(async () => {
      const context = document.createElement("canvas").getContext("2d");
      const font = '640 100px "Site Arabic"';
      await document.fonts.load(font, "حقيبة");
      return ['400 100px "Post", serif', '640 100px "Post", serif', font].map((face) => {
        if (context) context.font = face;
        return context?.measureText("حقيبة").width ?? 0;
      });
    });
    expect(bold).toBeGreaterThan(thin ?? 0);
    expect(bold).toBeCloseTo(site ?? 0, 0);
  });

  test("starts at the right, and an English post at the left", async ({ page }) => {
    const edges = async (text: string) => {
      const ink = await headlineOf(page, text);
      const all = columnRuns(ink, [0, ink.height - 1]);
      return { from: all[0]?.[0] ?? 0, to: all.at(-1)?.[1] ?? 0 };
    };
    const arabic = await edges("بيت");
    expect(arabic.to).toBeGreaterThan(980);
    expect(arabic.from).toBeGreaterThan(540);
    await page.locator('input[name="post-language"][value="en"]').check({ force: true });
    const english = await edges("Home");
    expect(english.from).toBeLessThan(100);
    expect(english.to).toBeLessThan(540);
  });

  test("is wrapped between words, never inside one", ONLY_IN_TEST_ALL, async ({ page }) => {
    // Each word is one joined stroke: whatever is broken adds a piece.
    const ink = await headlineOf(page, "مسلم محمل سهل مسلم");
    const lines = lineBands(ink);
    expect(lines.length).toBeGreaterThan(1);
    const pieces = lines.reduce((sum, line) => sum + columnRuns(ink, line).length, 0);
    expect(pieces).toBe(4);
  });

  test("keeps Latin words in their place, read from left to right", ONLY_IN_TEST_ALL, async ({ page }) => {
    // Bars before a ring: that is how the Latin word reads. It stands between two Arabic ones.
    const ink = await headlineOf(page, "هل IIO هل");
    const widths = columnRuns(ink, [0, ink.height - 1]).map(([from, to]) => to - from + 1);
    expect(widths.length).toBe(5);
    const [first, bar, secondBar, ring, last] = widths as [number, number, number, number, number];
    expect(ring).toBeGreaterThan(2.5 * bar);
    expect(Math.abs(bar - secondBar)).toBeLessThanOrEqual(2);
    expect(Math.min(first, last)).toBeGreaterThan(1.15 * ring);
  });

  test("never leaves the post, however long it is", ONLY_IN_TEST_ALL, async ({ page }) => {
    const ink = await headlineOf(page, "الاستثنائية ".repeat(13));
    const margin = 60;
    const isClear = range(ink.height).every(
      (y) => !range(margin).some((x) => ink.isInk(x, y) || ink.isInk(ink.width - 1 - x, y)),
    );
    expect(isClear).toBe(true);
    expect(lineBands(ink).length).toBeGreaterThan(3);
  });
});

for (const code of ["ar", "en"]) {
  test.describe(code, () => {
    test("an address opens a design in a size, and every design is drawn", async ({ page }) => {
      await wake(page, code, "?template=offer&size=portrait");
      await expect(pixelsSaid(page)).toContainText("1080 × 1350");
      await expect(page.locator('[data-template="offer"]')).toHaveAttribute("aria-current", "true");
      const { name, png } = await downloadPng(page);
      expect(name).toBe("offer-portrait-1080x1350.png");
      expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1080, height: 1350 });
      await page.locator('input[name="post-scale"]').nth(1).check({ force: true });
      const double = await downloadPng(page);
      expect(await sharp(double.png).metadata()).toMatchObject({ width: 2160, height: 2700 });

      const seen = new Set<string>();
      for (const template of POST_TEMPLATES) {
        await page.locator(`[data-template="${template}"]`).click();
        await expect(page).toHaveURL(new RegExp(`template=${template}&size=portrait`));
        await expect
          .poll(() =>
            page.locator("canvas.studio-canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length),
          )
          .toBeGreaterThan(5000);
        seen.add(
          await page.locator("canvas.studio-canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()),
        );
      }
      expect(seen.size).toBe(POST_TEMPLATES.length);
    });

    test(
      "nothing is sent, whatever one does, even without a connection",
      ONLY_IN_TEST_ALL,
      async ({ page, context }) => {
        await page.goto(address(code));
        await page.locator(".studio textarea").first().click();
        await expect(studio(page)).toHaveAttribute("data-ready", "true");
        const asked: string[] = [];
        page.on("request", (request) => {
          // The icon of the tab is the browser's own affair: it looks at it again whenever the address changes.
          const isOwn = request.url().startsWith("http") && !request.url().endsWith("/favicon.svg");
          if (isOwn) asked.push(`${request.method()} ${request.url()}`);
        });
        await context.setOffline(true);
        await openPanels(page);
        await field(page, "headline").locator("textarea").fill("Žluťoučký ñandú پژوهش گفتگو ٣٤ ½ €");
        await page
          .locator('input[type="file"]')
          .first()
          .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await photo() });
        await page.locator('label:has(input[name="post-palette"][value="pale"])').click();
        await page.locator(".studio-save input").fill("x");
        await page.locator(".studio-save button").click();
        await expect(page.locator(".studio-mine li")).toHaveCount(1);
        await downloadPng(page);
        await downloadZip(page);
        await expect.poll(() => draftText(page)).toContain("ñandú");
        expect(asked).toEqual([]);
        await context.setOffline(false);
      },
    );

    test("what was made is still there after a reload; templates are kept, deleted and brought back", async ({
      page,
    }) => {
      await wake(page, code);
      await openPanels(page);
      await field(page, "headline").locator("textarea").fill("first words");
      await page.locator(".studio-save input").fill("mine");
      await page.locator(".studio-save button").click();
      await expect(page.locator(".studio-mine li")).toHaveCount(1);
      await field(page, "headline").locator("textarea").fill("later words");
      await expect.poll(() => draftText(page)).toContain("later words");
      // The address names the design by now, so the tool is awake again at once.
      await page.reload();
      await expect(studio(page)).toHaveAttribute("data-ready", "true");
      await expect(field(page, "headline").locator("textarea")).toHaveValue("later words");
      await openPanels(page);
      await page.locator(".studio-mine li button").first().click();
      await expect(field(page, "headline").locator("textarea")).toHaveValue("first words");
      await page.locator(".studio-mine li button").last().click();
      await expect(page.locator(".studio-mine li")).toHaveCount(0);
      await page.locator(".studio-said + .studio-quiet").click();
      await expect(page.locator(".studio-mine li")).toHaveCount(1);
    });

    test("all of it can be used by everyone", async ({ page }) => {
      await page.addInitScript(AXE);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await wake(page, code, "?template=before-after");
        await openPanels(page);
        await page
          .locator('input[type="file"]')
          .first()
          .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await photo() });
        await expect(page.locator(".studio-sliders")).toHaveCount(1);
        await page.locator('input[name="post-palette"][value="custom"]').check({ force: true });
        await field(page, "headline").locator("textarea").focus();
        await expect(page.locator(".studio-line")).toBeVisible();
        expect(await violations(page)).toEqual([]);
      }
    });
  });
}

/** Red at the left, blue at the right; or turned by the note a camera makes. */
async function photo(orientation?: number): Promise<Buffer> {
  const half = { width: 300, height: 300, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: "blue" } })
    .png()
    .toBuffer();
  const both = sharp({ create: { ...half, width: 600, background: "red" } }).composite([
    { input: blue, left: 300, top: 0 },
  ]);
  return orientation ? both.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer() : both.png().toBuffer();
}

async function downloadZip(page: Page): Promise<string> {
  const waiting = page.waitForEvent("download");
  await page.locator(".studio-export > .studio-buttons button").last().click();
  return (await waiting).path();
}

/** What is kept in this browser for the next visit. */
const draftText = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("post-generator");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("draft").objectStore("draft").get("current");
          reading.onsuccess = () => resolve(JSON.stringify(reading.result?.post ?? null));
        };
      }),
  );

/** Mean colour of a square of the post, at shares of its width and height. */
async function colourAt(page: Page, x: number, y: number): Promise<"red" | "blue" | "other"> {
  const [red, , blue] = await page.locator("canvas.studio-canvas").evaluate(
    (canvas: HTMLCanvasElement, at) => {
      const context = canvas.getContext("2d");
      return [
        ...(context?.getImageData(Math.round(canvas.width * at.x), Math.round(canvas.height * at.y), 1, 1).data ?? []),
      ];
    },
    { x, y },
  );
  if ((red ?? 0) > 200 && (blue ?? 0) < 60) return "red";
  return (blue ?? 0) > 200 && (red ?? 0) < 60 ? "blue" : "other";
}

test("a picture stands as the camera was held, and moves by hand, wheel and keys", async ({ page }) => {
  await wake(page, "en", "?template=product&size=wide");
  await openPanels(page);
  const input = page.locator('input[type="file"]').first();
  // The place of the picture: at the end of the post.
  const [middle, start, end] = [0.72, 0.55, 0.9];
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await photo() });
  await expect.poll(() => colourAt(page, start, 0.3)).toBe("red");
  expect(await colourAt(page, end, 0.3)).toBe("blue");
  await input.setInputFiles({ name: "b.jpg", mimeType: "image/jpeg", buffer: await photo(6) });
  await expect.poll(() => colourAt(page, start, 0.7), "turned by a quarter").toBe("blue");
  expect(await colourAt(page, end, 0.2)).toBe("red");

  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await photo() });
  await expect.poll(() => colourAt(page, middle - 0.05, 0.3)).toBe("red");
  const canvas = page.locator("canvas.studio-canvas");
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("no canvas");
  await page.mouse.move(box.x + box.width * middle, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * (middle - 0.2), box.y + box.height * 0.3, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => colourAt(page, middle - 0.05, 0.3), "dragged to the left").toBe("blue");
  await page.locator(".studio-tools button").first().click();
  await expect.poll(() => colourAt(page, middle - 0.05, 0.3), "and undone").toBe("red");

  const stage = page.locator(".studio-stage");
  await stage.focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press("ArrowLeft");
  await expect.poll(() => colourAt(page, middle - 0.05, 0.3), "moved by keys").toBe("blue");
  await page.keyboard.press("0");
  await expect.poll(() => colourAt(page, middle - 0.05, 0.3)).toBe("red");
  const zoom = page.locator(".studio-slider input").first();
  await page.keyboard.press("+");
  await expect.poll(() => zoom.inputValue()).toBe("1.08");
  await page.mouse.move(box.x + box.width * middle, box.y + box.height * 0.3);
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => Number(await zoom.inputValue()), "zoomed by the wheel").toBeGreaterThan(1.1);
});

test("pictures come by drop and paste, and files that are none are explained", ONLY_IN_TEST_ALL, async ({ page }) => {
  await wake(page, "en", "?template=product&size=wide");
  await openPanels(page);
  const give = async (how: "drop" | "paste", buffer: Buffer) =>
    page.evaluate(
      ({ how, bytes }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], "a.png", { type: "image/png" }));
        const target = document.querySelector(".studio-stage");
        const init = { bubbles: true, cancelable: true };
        target?.dispatchEvent(
          how === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: transfer })
            : new ClipboardEvent("paste", { ...init, clipboardData: transfer }),
        );
      },
      { how, bytes: [...buffer] },
    );
  await give("drop", await photo());
  await expect.poll(() => colourAt(page, 0.55, 0.3)).toBe("red");
  await page.locator(".studio-drop .studio-quiet").first().click();
  await expect.poll(() => colourAt(page, 0.55, 0.3)).toBe("other");
  await give("paste", await photo());
  await expect.poll(() => colourAt(page, 0.55, 0.3)).toBe("red");

  const input = page.locator('input[type="file"]').first();
  const error = page.locator(".studio-panel .field-error");
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("not a picture at all") });
  await expect(error).toContainText("not a picture");
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: (await photo()).subarray(0, 90) });
  await expect(error).toContainText("could not be read");
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(20 * 1024 * 1024 + 1) });
  await expect(error).toContainText("20 MB");
  expect(await colourAt(page, 0.55, 0.3), "what was there stays").toBe("red");
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await photo() });
  await expect(error).toBeHidden();
});

const UNPACKERS: readonly ((archive: string, folder: string) => [command: string, args: string[]])[] = [
  (archive, folder) => ["unzip", ["-q", archive, "-d", folder]],
  (archive, folder) => ["bsdtar", ["-xf", archive, "-C", folder]],
  (archive, folder) => ["python3", ["-m", "zipfile", "-e", archive, folder]],
  (archive, folder) => ["tar", ["-xf", archive, "-C", folder]],
];

test("the first click on a page that was only read gives the file", async ({ page }) => {
  await page.goto(address("ar"));
  const { name, png } = await downloadPng(page);
  expect(name).toBe("announcement-square-1080x1080.png");
  expect((await sharp(png).metadata()).width).toBe(1080);
});

test("all sizes come in one archive", ONLY_IN_TEST_ALL, async ({ page }) => {
  await wake(page, "ar", "?template=tips");
  const archive = await downloadZip(page);
  const folder = test.info().outputPath("posts");
  mkdirSync(folder, { recursive: true });
  const unpack = UNPACKERS.map((make) => make(archive, folder)).find(
    ([command]) => spawnSync(command, ["--help"]).error === undefined,
  );
  if (!unpack) throw new Error("no program that unpacks archives");
  execFileSync(...unpack);
  for (const { id, width, height } of POST_SIZES) {
    const png = readFileSync(join(folder, `tips-${id}-${width}x${height}.png`));
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width, height });
  }
  await expect(page.locator(".studio-progress")).toHaveCount(0);
});

test("colours that cannot be read are changed, and the page says so", async ({ page }) => {
  await wake(page, "en");
  await openPanels(page);
  await page.locator('input[name="post-palette"][value="custom"]').check({ force: true });
  await expect(page.locator(".studio-changes li")).toHaveCount(0);
  await page.locator('.studio-colours input[type="color"]').nth(1).fill("#1a1a40");
  await expect(page.locator(".studio-changes li")).toContainText("#1a1a40");
  await expect(page.locator(".studio-changes li")).toContainText("4.5:1");
  await page.locator('.studio-colours input[type="color"]').nth(1).fill("#ffffff");
  await expect(page.locator(".studio-changes li")).toHaveCount(0);
});

test("every line is set on its own, and keys undo and redo", async ({ page }) => {
  await wake(page, "en");
  const headline = field(page, "headline").locator("textarea");
  await headline.fill("one\ntwo");
  await headline.press("End");
  const tools = page.locator(".studio-line");
  await expect(tools).toContainText("Line 2");
  await tools.getByRole("button").last().click();
  await expect(tools.locator("output")).toHaveText("110%");
  await headline.press("Control+Home");
  await expect(tools).toContainText("Line 1");
  await expect(tools.locator("output")).toHaveText("100%");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(headline).not.toHaveValue("one\ntwo");
  await page.keyboard.press("Control+Shift+z");
  await expect(headline).toHaveValue("one\ntwo");
});

test(
  "the picture is copied, and its description with everything it says",
  ONLY_IN_TEST_ALL,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await wake(page, "en", "?template=offer");
    await openPanels(page);
    await page.locator(".studio-export > .studio-buttons button").first().click();
    await expect(page.locator(".studio-export .studio-said")).toHaveText(/copied/);
    expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toContain("image/png");
    await field(page, "price").locator("input").fill("SAR 12");
    const alt = field(page, "alt").locator("textarea");
    await expect(alt).toHaveValue(/^Offer with price: .*Price SAR 12\./);
    await field(page, "alt").getByRole("button").first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await alt.inputValue());
  },
);

test("the share sheet is offered where there is one, and given the file", ONLY_IN_TEST_ALL, async ({ page }) => {
  await wake(page, "en");
  const buttons = page.locator(".studio-export > .studio-buttons button");
  const without = await buttons.count();
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.documentElement.dataset["shared"] = files.map(({ name, type }) => `${name} ${type}`).join();
      },
    });
  });
  await wake(page, "en");
  await expect(buttons).toHaveCount(without + 1);
  await buttons.nth(1).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", "announcement-square-1080x1080.png image/png");
});

test("a page that is only read loads none of it, and shows every design without script", async ({ page, browser }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/studio|client\./.test(request.url())) scripts.push(request.url());
  });
  await page.goto(address("en"), { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await expect(page.locator(".studio-stage svg")).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address("ar"));
  await expect(plain.locator(".studio-designs svg")).toHaveCount(POST_TEMPLATES.length);
  await expect(plain.locator(".studio-noscript")).toBeVisible();
  await expect(plain.locator(".studio-export")).toBeHidden();
  await context.close();
});
