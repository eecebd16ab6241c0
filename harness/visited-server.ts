/** The server that Playwright starts and visits: which build it serves, where it listens and where it stores. */
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const DIST_DIR = resolve(process.env["DIST_DIR"] || "dist");
export const PORT = Number(process.env["E2E_PORT"] || 4173);
/** Set by `npm run test:all`: nginx by deploy/nginx.conf and Varnish by deploy/cdn.vcl must answer as the server alone. */
export const FRONT = (process.env["BEHIND"] || null) as "nginx" | "varnish" | null;
export const BASE_URL = `http://127.0.0.1:${PORT}`;
/** Servers are started many times in a run; what Node has compiled once it need not compile again. */
export const COMPILE_CACHE = join(tmpdir(), `visited-compiled-${PORT}`);
/** Submissions of a run are stored apart from others on this machine. */
export const DATA_DIR = join(tmpdir(), `visited-data-${PORT}`);
