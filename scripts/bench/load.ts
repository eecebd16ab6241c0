/** Load from wrk, whose own work is small beside that of what it measures. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { contactMessage } from "#harness/server.ts";

export type Load = { perSecond: number; p99Ms: number; errors: number };

const MS_OF_UNIT: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** As many as go, or about so many a second: each connection then rests between its requests. */
type Pace = { connections: number; perSecond?: number };

export type LoadWanted = Partial<Pace> & { url: string; seconds: number; headers?: Record<string, string> };

export async function load({ url, seconds, connections = 32, perSecond, headers = {} }: LoadWanted): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = [`-c${connections}`, `-d${seconds}s`, ...given, url];
  return perSecond === undefined ? wrk(args) : scripted(pauseOf({ connections, perSecond }), args);
}

export type SubmissionsWanted = Pace & { url: string; seconds: number };

/** Contact messages, each with a sender and a key of its own. */
export async function submissions({ url, seconds, connections, perSecond }: SubmissionsWanted): Promise<Load> {
  const body = JSON.stringify(contactMessage("%s@example.com"));
  const script = `local sent = 0
request = function()
  sent = sent + 1
  local id = "${randomUUID()}-" .. sent
  local headers = { ["content-type"] = "application/json", ["idempotency-key"] = id }
  return wrk.format("POST", "/api/contact", headers, string.format([==[${body}]==], id))
end
${perSecond === undefined ? "" : pauseOf({ connections, perSecond })}
`;
  return scripted(script, [`-c${connections}`, `-d${seconds}s`, url]);
}

const pauseOf = ({ connections, perSecond }: Required<Pace>): string =>
  `delay = function() return ${Math.round((connections * 1000) / perSecond)} end`;

async function scripted(script: string, args: readonly string[]): Promise<Load> {
  const dir = mkdtempSync(join(tmpdir(), "bench-load-"));
  const path = join(dir, "load.lua");
  writeFileSync(path, script);
  try {
    return await wrk(["-s", path, ...args]);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function wrk(args: readonly string[]): Promise<Load> {
  const { stdout } = await promisify(execFile)("wrk", ["-t1", "--latency", "--timeout", "10s", ...args]);
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0;
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * (MS_OF_UNIT[unit] ?? Number.NaN),
    errors: Number(failed) + broken.reduce((sum, count) => sum + Number(count), 0),
  };
}
