import { execFileSync } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { expect, it } from "vitest";
import { pathOfPrograms } from "./path-of-programs.ts";

it("finds the project's own programs, and its own Node, where npm has not set PATH", () => {
  const versionOf = (program: string) =>
    execFileSync(program, ["--version"], { env: { PATH: pathOfPrograms("/usr/bin:/bin") }, encoding: "utf8" });
  expect(versionOf("node").trim()).toBe(process.version);
  expect(versionOf("astro")).toMatch(/v7\./);
});

it("leaves the order of PATH alone where npm has set it", () => {
  const path = ["/first", resolve("node_modules/.bin"), "/usr/bin"].join(delimiter);
  expect(pathOfPrograms(path)).toBe(path);
});
