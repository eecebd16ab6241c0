import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** What Astro and the commands that start it read. */
const READ = [
  "astro.config.ts",
  "build",
  "content",
  "domain",
  "package.json",
  "scripts",
  "server",
  "src",
  "tsconfig.json",
];

/**
 * A copy of the project, for a test whose Astro writes into it (.astro, .cache, src/.generated) while others build. It
 * lies below the project: Astro takes the path of a package for one of the project's own where the two share no folder.
 */
export function copyProject(): { dir: string; remove: () => void } {
  mkdirSync(".cache", { recursive: true });
  const dir = mkdtempSync(resolve(".cache", "project-"));
  for (const name of READ) cpSync(name, join(dir, name), { recursive: true });
  const packages = join(dir, "node_modules");
  mkdirSync(packages);
  // One by one, so that what Vite stores beside them is the copy's own.
  for (const name of readdirSync("node_modules"))
    if (!name.startsWith(".") || name === ".bin") symlinkSync(resolve("node_modules", name), join(packages, name));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }) };
}
