import { type ServerFacts, serverFactsSchema } from "#domain/site/server-facts.ts";
import { readBuildFile } from "./read-build-file.ts";

/** What the build wrote for the server beside its manifest. */
export const loadServerFacts = (distDir: string): ServerFacts =>
  readBuildFile(distDir, "server-facts.json", serverFactsSchema);
