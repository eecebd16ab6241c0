import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

type SourceFile = { where: string; source: string };
type LintError = { rule: string; where: string; line: number };

/**
 * What lint finds in files by the rules of the project. They are written into a folder of their own: in the project,
 * a build or a fingerprint that runs at the same time would read them.
 */
export function lintFiles(files: readonly SourceFile[], ...options: string[]): LintError[] {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), "site-lint-"));
  try {
    for (const path of ["biome.json", ...globSync("tests/rules/*.grit")]) cpSync(path, join(dir, path));
    for (const { where, source } of files) {
      mkdirSync(dirname(join(dir, where)), { recursive: true });
      writeFileSync(join(dir, where), source);
    }
    const { stdout } = spawnSync(
      "biome",
      ["lint", "--vcs-enabled=false", "--reporter=github", "--max-diagnostics=none", ...options],
      { cwd: dir, encoding: "utf8" },
    );
    return [...stdout.matchAll(/title=([\w/]+),file=([^,]+),line=(\d+),/g)].map(([, rule = "", file = "", line]) => ({
      rule,
      where: relative(dir, file),
      line: Number(line),
    }));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
