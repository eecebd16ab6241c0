import { spawn } from "node:child_process";
import { join } from "node:path";

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
