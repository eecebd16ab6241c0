import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { PlainError } from "#server/plain-error.ts";

/** Reads a file that the build wrote for the server; the error of a missing one says how to build. */
export function readBuildFile<T>(distDir: string, name: string, schema: z.ZodType<T>): T {
  const path = join(distDir, name);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new PlainError(`There is no finished build (${path} cannot be read). Run "npm run build" first.`, {
      cause: error,
    });
  }
  const read = schema.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new PlainError(`The build in ${distDir} is of another version. Run "npm run build" again.`, {
    cause: read.error,
  });
}
