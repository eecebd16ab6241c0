import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { untilAnswers } from "#harness/until-answers.ts";
import { canUseApt, installByApt } from "#scripts/programs/apt.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";

/** Whether this machine has it; where that needs no question, it is installed first. */
export function hasVarnish(): boolean {
  if (!findOnPath("varnishd") && canUseApt()) installByApt("varnish");
  return findOnPath("varnishd") !== null;
}

/** Varnish by deploy/cdn.vcl, with the ports and the folder of a test; resolves once it answers. */
export async function startVarnish({ dir, port, origin }: { dir: string; port: number; origin: number }) {
  const vcl = join(dir, "cdn.vcl");
  writeFileSync(vcl, readFileSync("deploy/cdn.vcl", "utf8").replace('"3001"', `"${origin}"`));
  // As the user who runs the test: others may not read its folder.
  const options = [
    "-j",
    "none",
    "-F",
    "-n",
    join(dir, "varnish"),
    "-a",
    `127.0.0.1:${port}`,
    "-f",
    vcl,
    "-s",
    "malloc,256m",
  ];
  const child = spawn("varnishd", [...options, "-p", "http_gzip_support=off", "-p", "http_req_hdr_len=16k"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return untilAnswers(child, { name: "varnish", url: `http://127.0.0.1:${port}` });
}
