import { spawn } from "node:child_process";
import "#scripts/programs/no-telemetry.ts";
import { PlainError } from "#server/plain-error.ts";

export type Step = { name: string; command: string; args?: string[]; env?: Record<string, string> };

/** Steps of one list run after each other, the lists at the same time. */
export type ParallelSteps = { parallel: readonly (readonly Step[])[] };

/** What to say of a program that could not be started. */
export const missingProgram = (command: string, error: NodeJS.ErrnoException): Error =>
  error.code === "ENOENT" ? new PlainError(`${command} is not installed. Run "npm ci" first.`) : error;

/** Runs a command with the terminal's own input and output; resolves to its exit code. */
export function run({ command, args = [], env = {} }: Omit<Step, "name">): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", (error) => reject(missingProgram(command, error)));
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command and keeps its output, so that steps that run at the same time do not write into each other's. */
function runSilently({ command, args = [], env = {} }: Step): Promise<{ code: number; output: Buffer }> {
  return new Promise((resolve, reject) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...color, ...env },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", (error) => reject(missingProgram(command, error)));
    child.on("close", (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output: Buffer.concat(output) }));
  });
}

const nameOf = (step: Step | ParallelSteps): string =>
  "parallel" in step ? step.parallel.map((steps) => steps.map(({ name }) => name).join(", ")).join(" | ") : step.name;

const secondsSince = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Shows the output of those that fail; one list stops at its first failure, the others go on to their end. */
async function runParallel({ parallel }: ParallelSteps): Promise<boolean> {
  console.log(`\n▸ at the same time: ${nameOf({ parallel })}`);
  const succeeded = await Promise.all(
    parallel.map(async (steps) => {
      for (const step of steps) {
        const startedAt = performance.now();
        const { code, output } = await runSilently(step);
        if (code !== 0) {
          console.error(`\n${output.toString("utf8").trim()}\n✗ ${step.name} failed after ${secondsSince(startedAt)}`);
          return false;
        }
        console.log(`✓ ${step.name} (${secondsSince(startedAt)})`);
      }
      return true;
    }),
  );
  return !succeeded.includes(false);
}

async function runOne(step: Step): Promise<boolean> {
  const startedAt = performance.now();
  console.log(`\n▸ ${step.name}`);
  const code = await run(step);
  if (code !== 0) console.error(`✗ ${step.name} failed after ${secondsSince(startedAt)}`);
  else console.log(`✓ ${step.name} (${secondsSince(startedAt)})`);
  return code === 0;
}

/**
 * Runs steps after each other and says how long each and all of them took. Stops at the first that fails; after the step
 * `keepGoingAfter`, which the others need, it runs them all and fails at the end.
 */
export async function runSteps(
  steps: readonly (Step | ParallelSteps)[],
  { keepGoingAfter }: { keepGoingAfter?: Step } = {},
) {
  const startedAt = performance.now();
  const failed: string[] = [];
  let keepsGoing = false;
  for (const step of steps) {
    const succeeded = "parallel" in step ? await runParallel(step) : await runOne(step);
    if (!succeeded && !keepsGoing) process.exit(1);
    if (!succeeded) failed.push(nameOf(step));
    keepsGoing ||= step === keepGoingAfter;
  }
  if (failed.length > 0) {
    console.error(`\n✗ failed: ${failed.join(", ")} (${secondsSince(startedAt)})`);
    process.exit(1);
  }
  console.log(`✓ all of it (${secondsSince(startedAt)})`);
}
