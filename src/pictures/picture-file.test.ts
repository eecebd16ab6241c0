import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  // Modules are loaded once for all files of a thread; the next one must not write into this folder.
  vi.resetModules();
});

/** As a build has it: the module of a new process, with the fingerprint of all that pages share. */
async function build({ shared = "the same code", isBuild = true } = {}) {
  vi.resetModules();
  vi.stubEnv("PROD", isBuild);
  vi.stubEnv("PICTURE_FOLDER", folder);
  vi.stubEnv("SHARED_INPUTS", shared);
  const { pictureFiles } = await import("./picture-file.ts");
  let drawn = 0;
  const picture = (inputs?: unknown, light = "day") =>
    pictureFiles({
      name: "cover",
      inputs,
      draw: () => {
        drawn += 1;
        return { day: `<svg viewBox="0 0 12 7">${light}</svg>`, night: '<svg viewBox="0 0 12 7">night</svg>' };
      },
    });
  return { picture, drawn: () => drawn };
}

describe("the files of a picture", () => {
  it("are drawn once a build, and not again in the next", async () => {
    const first = await build();
    const files = first.picture({ seed: 1 });
    expect(files).toMatchObject({ width: "12", height: "7" });
    expect(first.picture({ seed: 1 })).toEqual(files);
    expect(first.drawn()).toBe(1);
    const second = await build();
    expect(second.picture({ seed: 1 })).toEqual(files);
    expect(second.drawn()).toBe(0);
  });

  it("are drawn again for another picture, with other code, and where a file has gone", async () => {
    (await build()).picture({ seed: 1 });
    const other = await build();
    other.picture({ seed: 2 });
    expect(other.drawn()).toBe(1);
    const changed = await build({ shared: "other code" });
    const files = changed.picture({ seed: 1 }, "another day");
    expect(changed.drawn()).toBe(1);
    for (const file of readdirSync(folder)) if (files.day.endsWith(file)) rmSync(join(folder, file));
    const last = await build({ shared: "other code" });
    expect(last.picture({ seed: 1 }, "another day")).toEqual(files);
    expect(last.drawn()).toBe(1);
  });

  it("are drawn each time where what they are drawn from is not told, and while developing", async () => {
    for (const { picture, drawn } of [await build(), await build({ isBuild: false })]) {
      picture();
      picture();
      expect(drawn()).toBe(2);
    }
    const { picture, drawn } = await build({ isBuild: false });
    picture({ seed: 1 });
    picture({ seed: 1 });
    expect(drawn()).toBe(2);
  });
});
