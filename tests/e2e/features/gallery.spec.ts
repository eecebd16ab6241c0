/** The gallery is for developers: what is built and served knows nothing of it. */
import { manifest } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { ask } from "#tests/e2e/support/http.ts";

test("the gallery is not part of what is built", async () => {
  expect(manifest.files.length).toBeGreaterThan(50);
  expect(manifest.files.filter(({ file, address }) => /gallery/i.test(`${file} ${address}`))).toEqual([]);
  expect((await ask("/__gallery")).status).toBe(404);
});
