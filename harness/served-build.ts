import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./server.ts";
import { DIST_DIR } from "./visited-server.ts";

export type ServedBuild = { url: string; dataDir: string; stop: () => Promise<void> };

/** What was built, served with a data folder of its own that goes when it stops. */
export async function serveBuild(): Promise<ServedBuild> {
  const dataDir = mkdtempSync(join(tmpdir(), "served-data-"));
  const server = await startServer({ env: { DIST_DIR, DATA_DIR: dataDir, LOG_LEVEL: "error" } });
  return {
    url: server.url,
    dataDir,
    stop: async () => {
      await server.end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
