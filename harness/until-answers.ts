import type { ChildProcess } from "node:child_process";

export type RunningProgram = { stop: () => Promise<void> };

/** Resolves once a program that was just started answers at its address. */
export async function untilAnswers(
  child: ChildProcess,
  { name, url }: { name: string; url: string },
): Promise<RunningProgram> {
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = () => {
    child.kill("SIGTERM");
    return gone;
  };
  for (let turn = 0; turn < 100 && child.exitCode === null; turn += 1) {
    if (await fetch(url, { redirect: "manual" }).catch(() => null)) return { stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${name} did not start`);
}
