import { spawn } from "node:child_process";
import { join } from "node:path";
import { canUseApt, installByApt } from "#scripts/programs/apt.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";

/** Whether this machine has it; where that needs no question, it is installed first. */
export function hasNginx(): boolean {
  if (!findOnPath("nginx") && canUseApt()) installByApt("nginx");
  return findOnPath("nginx") !== null;
}

export type RunningNginx = { stop: () => Promise<void> };

/** nginx with a configuration that keeps to one folder; resolves once it answers at the address. */
export async function startNginx({
  dir,
  conf,
  url,
}: {
  dir: string;
  conf: string;
  url: string;
}): Promise<RunningNginx> {
  const child = spawn("nginx", ["-c", conf, "-e", join(dir, "error.log")], { stdio: "inherit" });
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
  throw new Error("nginx did not start");
}
