import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** What a command that fails this way prints. */
function printed(failure: string): string {
  const program = `import { runOrExplain } from "#server/plain-error.ts";
    await runOrExplain(() => { throw ${failure}; });`;
  try {
    execFileSync(process.execPath, ["--input-type=module", "--eval", program], { stdio: "pipe" });
    return "it did not fail";
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr);
  }
}

it("tells of a file that this user may not use by a sentence, without a trace of calls", () => {
  const denied = `Object.assign(new Error("EACCES: permission denied, mkdir '/srv/x'"), { code: "EACCES", path: "/srv/x" })`;
  expect(printed(denied)).toBe(
    "EACCES: permission denied, mkdir '/srv/x'. This user may not use it: give it to the user, or run the command as its owner.\n",
  );
});

it("keeps the trace of any other error", () => {
  expect(printed('new Error("a bug")')).toMatch(/Error: a bug\n\s+at /);
});
