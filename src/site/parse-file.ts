import { z } from "zod";

/** Reads a content file through its schema. What is wrong is said with file, field and reason, all at once. */
export function parseFile<T>(path: string, data: unknown, schemaOf: (data: unknown) => z.ZodType<T>): T {
  try {
    return schemaOf(data).parse(data);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const errors = error.issues.map((issue) => `  ${issue.path.join(".") || "(file)"}: ${issue.message}`);
    throw new Error(`content/${path} cannot be used:\n${errors.join("\n")}`);
  }
}
