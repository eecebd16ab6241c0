import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { z } from "zod";
import { billOfMaterials } from "#scripts/lock/bill-of-materials.ts";
import { readLockfile } from "#scripts/lock/lockfile.ts";
import type { Env } from "#server/env.ts";

const projectSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Writes dist/bom.json, beside the pages and not among them: what this build is made of, for who runs it. */
export function billOfMaterialsFile({ DIST_DIR }: Pick<Env, "DIST_DIR">): AstroIntegration {
  return {
    name: "bill-of-materials",
    hooks: {
      "astro:build:done": async () => {
        const subject = projectSchema.parse(JSON.parse(readFileSync("package.json", "utf8")));
        await mkdir(DIST_DIR, { recursive: true });
        await writeFile(
          join(DIST_DIR, "bom.json"),
          `${JSON.stringify(billOfMaterials(readLockfile(), subject), null, 1)}\n`,
        );
      },
    },
  };
}
