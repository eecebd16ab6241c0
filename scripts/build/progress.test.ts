import { describe, expect, it } from "vitest";
import { createProgress, FIRST_BUILD_MS } from "./progress.ts";

function shown(isTerminal: boolean) {
  let text = "";
  let at = 0;
  const progress = createProgress({
    write: (part) => {
      text += part;
    },
    isTerminal,
    expected: { content: 10_000, bundle: 10_000, pictures: 40_000, pages: 20_000, compress: 20_000 },
    now: () => at,
  });
  return { progress, text: () => text, wait: (ms: number) => (at += ms) };
}

describe("progress of a build", () => {
  it("is one line that is rewritten on a terminal", () => {
    const { progress, text, wait } = shown(true);
    wait(5000);
    progress.draw();
    wait(5000);
    progress.report({ phase: "bundle" });
    progress.clear();
    expect(text()).not.toContain("\n");
    expect(text().split("\r\u001B[2K")).toEqual([
      "",
      "Building the site: reading content, about 2 min left",
      "Building the site: reading content, about 2 min left",
      "Building the site: bundling scripts and styles, about 2 min left",
      "",
    ]);
  });

  it("is a line for each phase elsewhere, whatever is drawn meanwhile", () => {
    const { progress, text, wait } = shown(false);
    for (const phase of ["bundle", "pictures"] as const) {
      wait(10_000);
      progress.draw();
      progress.report({ phase });
    }
    progress.clear();
    expect(text()).toBe(`Building the site: reading content, about 2 min left
Building the site: bundling scripts and styles, about 2 min left
Building the site: drawing pictures of links, about 80 s left
`);
  });

  it("counts pages, and the time left by them and by how slow the machine was so far", () => {
    const { progress, text, wait } = shown(true);
    for (const phase of ["bundle", "pictures"] as const) {
      wait(20_000);
      progress.report({ phase });
    }
    wait(80_000);
    progress.report({ phase: "pages", total: 4 });
    for (let page = 0; page < 3; page += 1) progress.pageWritten();
    progress.draw();
    // Twice as slow as expected: a quarter of 40 s, and 40 s for the rest.
    expect(text()).toMatch(/writing pages 3 of 4, about 50 s left$/);
    expect(progress.state()).toEqual({ phase: "pages", written: 3, total: 4, percent: 70, leftMs: 50_000 });
    wait(30_000);
    progress.report({ phase: "compress" });
    wait(50_000);
    expect(progress.end()).toEqual({
      totalMs: 200_000,
      written: 3,
      times: { content: 20_000, bundle: 20_000, pictures: 80_000, pages: 30_000, compress: 50_000 },
    });
  });

  it("has an estimate for a first build", () => {
    expect(Object.values(FIRST_BUILD_MS).every((ms) => ms > 0)).toBe(true);
  });
});
