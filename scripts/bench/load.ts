/** Load from wrk, whose own work is small beside that of what it measures. */
import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";

export type Load = { perSecond: number; p99Ms: number; errors: number };

const MS_OF_UNIT: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

export function isOnPath(program: string): boolean {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export type LoadWanted = { url: string; seconds: number; connections?: number; headers?: Record<string, string> };

export async function load({ url, seconds, connections = 32, headers = {} }: LoadWanted): Promise<Load> {
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0;
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * (MS_OF_UNIT[unit] ?? Number.NaN),
    errors: Number(failed) + broken.reduce((sum, count) => sum + Number(count), 0),
  };
}
