import { spawn } from "node:child_process";
import { join } from "node:path";
import { type RunningProgram, untilAnswers } from "#harness/until-answers.ts";
import { canUseApt, installByApt } from "#scripts/programs/apt.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";

/** Whether this machine has it; where that needs no question, it is installed first. */
export function hasNginx(): boolean {
  if (!findOnPath("nginx") && canUseApt()) installByApt("nginx");
  return findOnPath("nginx") !== null;
}

/** nginx with a configuration that keeps to one folder; resolves once it answers at the address. */
export function startNginx({ dir, conf, url }: { dir: string; conf: string; url: string }): Promise<RunningProgram> {
  const child = spawn("nginx", ["-c", conf, "-e", join(dir, "error.log")], { stdio: "inherit" });
  return untilAnswers(child, { name: "nginx", url });
}
