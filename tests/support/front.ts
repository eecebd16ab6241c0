/** What stands before two replicas: nginx as deploy/nginx.conf sets it up, or, where it cannot be had, a balancer. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/free-port.ts";
import { canUseApt, installByApt } from "../../scripts/apt.ts";
import { startBalancer } from "./balancer.ts";
import { nginxFor } from "./nginx-files.ts";

export type Front = { kind: "nginx" | "balancer"; url: string; stop: () => Promise<void> };

export type FrontNeeds = {
  ports: readonly [number, number];
  /** The build whose files nginx serves itself. */
  root: string;
  /** Which of them are not being restarted: nginx finds out by itself, the balancer is told. */
  running: () => readonly number[];
};

const isOnPath = () => spawnSync("nginx", ["-v"]).status === 0;

export async function startFront({ ports, root, running }: FrontNeeds): Promise<Front> {
  if (!isOnPath() && canUseApt()) installByApt("nginx");
  if (!isOnPath()) {
    console.log("There is no nginx on this machine and it could not be installed: a balancer stands in for it.");
    const balancer = await startBalancer(running);
    return { kind: "balancer", url: `http://127.0.0.1:${balancer.port}`, stop: balancer.stop };
  }
  const dir = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const port = await freePort();
  const child = spawn("nginx", ["-c", nginxFor({ dir, port, upstream: ports, root }), "-e", join(dir, "error.log")], {
    stdio: "inherit",
  });
  const stop = async () => {
    await ended(child);
    rmSync(dir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let turn = 0; turn < 100; turn += 1) {
    if (child.exitCode !== null) break;
    if (await fetch(url, { redirect: "manual" }).catch(() => null)) return { kind: "nginx", url, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error("nginx did not start");
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    return child.kill("SIGTERM");
  });
}
