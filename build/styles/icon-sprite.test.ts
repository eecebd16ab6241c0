import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import site from "#content/site.json" with { type: "json" };
import { appSymbol } from "#src/art/app-glyphs.ts";
import { iconSprite } from "./icon-sprite.ts";

it("has the sign of every product and the flag of every language, in use or prepared", () => {
  const ids = [...iconSprite().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const apps = globSync("content/apps/*/app.json").map((file) => basename(dirname(file)));
  expect(apps.length).toBeGreaterThan(0);
  expect(ids).toEqual(expect.arrayContaining([...apps, "added-in-the-editor"].map(appSymbol)));
  expect(ids).toEqual(expect.arrayContaining(site.locales.map(({ code }) => `flag-${code}`)));
  expect(new Set(ids).size).toBe(ids.length);
});
