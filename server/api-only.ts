/** The API without pages, for `npm run dev`: Astro serves the pages and hands /api on to this. */
import { Hono } from "hono";
import { createApi } from "./api/api.ts";
import { readEnv } from "./env.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";

const env = readEnv();
const app = new Hono().route("/api", createApi({ startedAt: Date.now(), now: Date.now }));
await listen(app.fetch, { port: env.PORT, host: "127.0.0.1", log: createLog(env.LOG_LEVEL) });
