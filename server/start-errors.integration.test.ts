/** A server that cannot start says why in one sentence, once, and ends. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startExpectingFailure } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";

describe("a server that cannot start", () => {
  let dir: string;
  let dist: string;
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "site-start-"));
    writeFileSync(join(dir, "file"), "not a folder");
    dist = writeSiteFixture();
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", () => resolve()));
    const address = taken.address();
    port = typeof address === "object" ? (address?.port ?? 0) : 0;
  });
  afterAll(() => {
    taken.close();
    for (const folder of [dir, dist]) rmSync(folder, { recursive: true, force: true });
  });

  const start = (env: Record<string, string>) =>
    startExpectingFailure({ env: { DIST_DIR: dist, DATA_DIR: join(dir, "data"), LOG_LEVEL: "error", ...env } });

  it.each(["1", "2"])("on a port in use, WORKERS=%s", async (WORKERS) => {
    const { code, output } = await start({ WORKERS, PORT: String(port) });
    expect(output).toBe(
      `EADDRINUSE: port ${port} is in use by another program. End it, or set PORT to another port.\n`,
    );
    expect(code).toBe(1);
  });

  it.each(["1", "2"])("with PORT=abc, WORKERS=%s", async (WORKERS) => {
    const { code, output } = await start({ WORKERS, PORT: "abc" });
    expect(output).toBe(
      'PORT: must be a whole number from 0 to 65535; docs/operations.md says under "Settings" what it may be.\n',
    );
    expect(code).toBe(1);
  });

  it.each(["1", "2"])("with no SECRET_KEY and a DATA_DIR where none can be kept, WORKERS=%s", async (WORKERS) => {
    const { code, output } = await start({ WORKERS, SECRET_KEY: "", DATA_DIR: join(dir, "file") });
    expect(output.trim().split("\n")).toEqual([
      expect.stringMatching(/^(?:EEXIST|ENOTDIR): .*\/file'\. Set SECRET_KEY, or DATA_DIR to a folder/),
    ]);
    expect(code).toBe(1);
  });

  it.skipIf(process.platform !== "linux")(
    "with a DATA_DIR that cannot be made, instead of trying for ever",
    async () => {
      const { code, output } = await start({ SECRET_KEY: "", DATA_DIR: "/proc/x/y" });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^ENOENT: .*\/proc\/x'\. Set SECRET_KEY, or DATA_DIR to/),
      ]);
    },
  );
});
