import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const flagsIn = (folder: string): string[] =>
  globSync(`content/${folder}/*.json`).map((file) => JSON.parse(readFileSync(file, "utf8")).flag);

it.each(["team", "testimonials"])("no two in content/%s fly the same flag", (folder) => {
  const flags = flagsIn(folder);
  expect(flags.length).toBeGreaterThan(1);
  expect(flags.toSorted()).toEqual([...new Set(flags)].toSorted());
});
