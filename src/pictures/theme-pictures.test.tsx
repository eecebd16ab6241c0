import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { makePictureFonts } from "#build/styles/fonts.ts";
import { APP_BACKDROP, APP_STAGES } from "#src/features/apps/app-stage.ts";
import { site } from "#src/site/site.ts";
import { StagePicture } from "./theme-pictures.tsx";

beforeAll(() => makePictureFonts("src/.generated/fonts", site.fonts), 60_000);

it("is a file by day and one by night, which a browser can read as it is", () => {
  const markup = renderToStaticMarkup(
    <StagePicture
      name="test"
      seed={57}
      direction="rtl"
      fade="top"
      {...APP_BACKDROP.wide}
      {...APP_STAGES.window.wide}
    />,
  );
  const files = [...markup.matchAll(/src="\/_assets\/pictures\/([^"]+)"/g)].map(
    ([, file]) => `.cache/pictures/${file}`,
  );
  expect(new Set(files).size).toBe(2);
  for (const file of files) {
    const svg = readFileSync(file, "utf8");
    expect(svg).not.toContain("var(");
    // As strict about XML as browsers are with pictures.
    expect(new Resvg(svg).render().width).toBeGreaterThan(1000);
  }
});
