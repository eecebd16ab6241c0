/** A command of this project as a process of its own, with nothing of the test's environment. */
import { execFile } from "node:child_process";

export type Ended = { code: number | null; output: string };

/** Where programs are, what Node has compiled before, and what a test sets. */
export function ownEnv(own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }), ...own };
}

export function runScript(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env: ownEnv(env) }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}
