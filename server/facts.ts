import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ServerFacts, serverFactsSchema } from "#domain/server-facts.ts";

/** What the build wrote for the server beside its manifest. */
export function loadServerFacts(distDir: string): ServerFacts {
  const path = join(distDir, "server-facts.json");
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`${path} cannot be read; run "npm run build" first`, { cause: error });
  }
  return serverFactsSchema.parse(JSON.parse(text));
}
