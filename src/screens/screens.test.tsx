import { readdirSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { createElement, type FunctionComponent } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { makePictureFonts } from "#build/styles/fonts.ts";
import { memoize } from "#domain/cache/memoize.ts";
import { SCREEN_IDS, type ScreenId, type ScreenTexts } from "#domain/screens/screen.ts";
import { screenTexts } from "#src/content/screens.ts";
import { directionOf, locales, site } from "#src/site/site.ts";
import { breakLines } from "./drawing/break-lines.ts";
import { elementTree } from "./drawing/element-tree.ts";
import { layOut, type Placed } from "./drawing/layout.ts";
import { drawnScreen, screenPicture } from "./screen-picture.ts";
import { FRAMES, SCREENS } from "./screens.ts";

const MAX_BYTES = 13 * 1024;
/** Within a few per cent of what the build makes of it, and many times as quick. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

beforeAll(() => makePictureFonts("src/.generated/fonts", site.fonts), 60_000);

it("has words for each screen, in a file of its name", () => {
  expect(
    readdirSync("content/screens")
      .map((name) => name.replace(".json", ""))
      .toSorted(),
  ).toEqual([...SCREEN_IDS].toSorted());
  expect(Object.keys(SCREENS).toSorted()).toEqual([...SCREEN_IDS].toSorted());
});

describe.each(SCREEN_IDS)("%s", (id) => {
  it.each(locales)("is a picture of its own in %s, by day and by night", (locale) => {
    const { day, night } = drawnScreen({ id, locale });
    for (const svg of [day, night]) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
      expect(svg, "a token without a colour").not.toContain("var(");
      expect(svg, "a length that is no number").not.toContain("NaN");
      expect(svg, "needs no other file, no script, no style").not.toMatch(/<(image|script|style|foreignObject|text)\b/);
    }
    // By night it differs in its colours alone.
    expect(brotliCompressSync(day, QUICKLY).length).toBeLessThanOrEqual(MAX_BYTES);
    expect(screenPicture(id, locale).alt.length).toBeGreaterThan(10);
  });

  it.each(locales)("shows every word whole in %s, inside its frame", (locale) => {
    const { frame } = SCREENS[id];
    const cutTexts: string[] = [];
    const outside: string[] = [];
    for (const { element, x, y, width, height } of everyPlace(placesOf({ id, locale }))) {
      if (element.kind !== "text") continue;
      const { text, props } = element;
      if (breakLines(text, props, width).join(" ") !== text) cutTexts.push(text);
      const isInside = x >= 0 && y >= 0 && x + width <= FRAMES[frame].width && y + height <= FRAMES[frame].height;
      if (!isInside) outside.push(text);
    }
    expect(cutTexts).toEqual([]);
    expect(outside).toEqual([]);
  });

  it.each(locales)("is previewed in %s without a word or an icon cut in half", (locale) => {
    const { frame, preview, rowPreview } = SCREENS[id];
    const cut: string[] = [];
    for (const seen of [preview, rowPreview]) {
      if (!seen) continue;
      for (const { element, x, y, width, height } of everyPlace(placesOf({ id, locale }))) {
        if (element.kind !== "text" && element.kind !== "icon") continue;
        const fromStart = directionOf(locale) === "rtl" ? FRAMES[frame].width - x - width : x;
        const isSeen = fromStart < seen.width && y < seen.height;
        if (isSeen && (fromStart + width > seen.width || y + height > seen.height))
          cut.push(element.kind === "text" ? element.text : element.kind);
      }
    }
    expect(cut).toEqual([]);
  });
});

const placesOf = memoize(({ id, locale }: { id: ScreenId; locale: string }) => {
  const { Screen, frame } = SCREENS[id];
  // The map of screens is keyed by the very id that says which texts its component takes.
  const Component = Screen as FunctionComponent<{ texts: ScreenTexts<ScreenId> }>;
  const [root] = elementTree(createElement(Component, { texts: screenTexts(id, locale) }));
  if (!root) throw new Error(`${id} draws nothing`);
  return layOut(root, FRAMES[frame], directionOf(locale));
});

function everyPlace(placed: Placed): Placed[] {
  return [placed, ...placed.children.flatMap(everyPlace)];
}
