import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ServerFacts, serverFactsSchema } from "#domain/server-facts.ts";
import { PlainError } from "./plain-error.ts";

/** What the build wrote for the server beside its manifest. */
export function loadServerFacts(distDir: string): ServerFacts {
  const path = join(distDir, "server-facts.json");
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new PlainError(`There is no finished build (${path} cannot be read). Run "npm run build" first.`, {
      cause: error,
    });
  }
  const facts = serverFactsSchema.safeParse(JSON.parse(text));
  if (facts.success) return facts.data;
  throw new PlainError(`The build in ${distDir} is of another version. Run "npm run build" again.`, {
    cause: facts.error,
  });
}
