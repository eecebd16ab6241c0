/** Where the build under test lies and where it is served. */
import { resolve } from "node:path";

export const DIST_DIR = resolve(process.env["DIST_DIR"] || "dist");
export const PORT = Number(process.env["E2E_PORT"] || 4173);
export const BASE_URL = `http://127.0.0.1:${PORT}`;
