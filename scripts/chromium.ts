import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

/** The one without windows first: a visit takes it half the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function onPath(): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const name of NAMES)
    for (const folder of folders) {
      const candidate = join(folder, name);
      if (existsSync(candidate)) return candidate;
    }
  return null;
}

function fromPlaywright(): string | null {
  const path = execFileSync("node", ["-e", 'console.log(require("@playwright/test").chromium.executablePath())'])
    .toString()
    .trim();
  return existsSync(path) ? path : null;
}

/** The browser for the visits: CHROMIUM_PATH, else one on the PATH, else installed now. */
export async function findChromium(): Promise<string> {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is nothing at ${given}`);
    return given;
  }
  const found = onPath() ?? fromPlaywright();
  if (found) return found;

  console.log("No Chromium on this machine; installing one …");
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    await run({ command: "apt-get", args: ["update", "-qq"] });
    await run({
      command: "apt-get",
      args: ["install", "-y", "-qq", "chromium"],
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  } else {
    await run({ command: "playwright", args: ["install", "chromium"] });
  }
  const installed = onPath() ?? fromPlaywright();
  if (!installed) throw new Error("Chromium could not be installed; set CHROMIUM_PATH to one you have");
  return installed;
}
