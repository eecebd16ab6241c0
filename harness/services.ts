/** The API in this process, on a real SQLite database in a folder of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Hono } from "hono";
import { gatherServerFacts } from "#build/server-facts.ts";
import type { RenderView } from "#domain/site/server-render.ts";
import { createApi } from "#server/api/api.ts";
import { parseEnv } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { startServices } from "#server/services.ts";

export const testFacts = () => gatherServerFacts({ CONTENT_DIR: resolve("content"), SITE_URL: "https://site.example" });

export type TestServices = Awaited<ReturnType<typeof startTestServices>>;

export async function startTestServices({
  env = {},
  apiBaseUrl = "/api/",
  pageAt = () => null,
  render = null,
}: {
  env?: Record<string, string>;
  apiBaseUrl?: string;
  pageAt?: (address: string) => string | null;
  render?: RenderView | null;
} = {}) {
  const dir = mkdtempSync(join(tmpdir(), "site-services-"));
  const lines: string[] = [];
  const services = startServices({
    env: parseEnv({ DATA_DIR: dir, RATE_LIMIT: "100000", SITE_URL: "https://site.example", ...env }),
    facts: testFacts(),
    log: createLog("info", (line) => lines.push(line)),
    apiBaseUrl,
    pageAt,
    render,
  });
  const app = new Hono().route("/api", createApi(services.api));
  return {
    api: services.api,
    storage: services.storage,
    dir,
    lines,
    send: (path: string, init?: RequestInit) => app.fetch(new Request(`http://127.0.0.1${path}`, init)),
    async stop() {
      await services.stop();
      await services.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
