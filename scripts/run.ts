import { spawn } from "node:child_process";
import "./no-telemetry.ts";
import { PlainError } from "#server/plain-error.ts";

export type Step = { name: string; command: string; args?: string[]; env?: Record<string, string> };

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

/** Runs steps one after the other and stops at the first that fails, saying which. */
export async function runSteps(steps: readonly Step[]) {
  for (const step of steps) {
    const startedAt = performance.now();
    console.log(`\n▸ ${step.name}`);
    const code = await run(step);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (code !== 0) {
      console.error(`✗ ${step.name} failed after ${seconds} s`);
      process.exit(code);
    }
    console.log(`✓ ${step.name} (${seconds} s)`);
  }
}
