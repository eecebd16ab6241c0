/** What Playwright starts in place of the server alone: nginx by deploy/nginx.conf, and the server behind it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNginx } from "./nginx.ts";
import { writeNginxConfig } from "./nginx-config.ts";
import { startServer } from "./server.ts";
import { BASE_URL, DATA_DIR, DIST_DIR, PORT } from "./visited-server.ts";

const server = await startServer({ env: { DIST_DIR, DATA_DIR, LOG_LEVEL: "error", TRUSTED_PROXIES: "1" } });
const replica = Number(new URL(server.url).port);
const dir = mkdtempSync(join(tmpdir(), "visited-nginx-"));
const conf = writeNginxConfig({ dir, port: PORT, upstream: [replica, replica] });
const nginx = await startNginx({ dir, conf, url: BASE_URL });

process.once("SIGTERM", async () => {
  await nginx.stop();
  await server.end("SIGTERM");
  rmSync(dir, { recursive: true, force: true });
});
