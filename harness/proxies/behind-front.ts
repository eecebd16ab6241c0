/** What Playwright starts in place of the server alone: the server behind nginx or Varnish, as deploy/ has them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#harness/server.ts";
import { BASE_URL, DATA_DIR, DIST_DIR, FRONT, PORT } from "#harness/visited-server.ts";
import { startNginx } from "./nginx.ts";
import { writeNginxConfig } from "./nginx-config.ts";
import { startVarnish } from "./varnish.ts";

const server = await startServer({ env: { DIST_DIR, DATA_DIR, LOG_LEVEL: "error", TRUSTED_PROXIES: "1" } });
const origin = Number(new URL(server.url).port);
const dir = mkdtempSync(join(tmpdir(), "visited-front-"));
const front =
  FRONT === "varnish"
    ? await startVarnish({ dir, port: PORT, origin })
    : await startNginx({
        dir,
        conf: writeNginxConfig({ dir, port: PORT, upstream: [origin, origin] }),
        url: BASE_URL,
      });

process.once("SIGTERM", async () => {
  await front.stop();
  await server.end("SIGTERM");
  rmSync(dir, { recursive: true, force: true });
});
