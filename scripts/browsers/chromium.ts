import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { canUseApt, installByApt } from "#scripts/programs/apt.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";
import { run } from "#scripts/steps/run-steps.ts";
import { PlainError } from "#server/plain-error.ts";

const LIGHT = "chromium-headless-shell";
export const CHROMIUM_NAMES = [LIGHT, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const ARIAL_WIDTHS = "/usr/share/fonts/truetype/liberation";

/** Pages stand in Arial until their own fonts come; the visits compare the two, and a small machine has no such font. */
export function installStandInFont() {
  if (existsSync(ARIAL_WIDTHS) || !canUseApt()) return;
  console.log("Installing a font as wide as Arial …");
  installByApt("fonts-liberation");
}

function fromPlaywright(): string | null {
  const path = execFileSync("node", ["-e", 'console.log(require("@playwright/test").chromium.executablePath())'])
    .toString()
    .trim();
  return existsSync(path) ? path : null;
}

/**
 * The browser for the visits: CHROMIUM_PATH, else one on the PATH, else installed now. Where that needs no question,
 * the one without windows is installed beside another: a visit takes it half the time.
 */
export async function findChromium(): Promise<string> {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (!existsSync(given))
      throw new PlainError(`CHROMIUM_PATH: there is nothing at ${given}. Leave it out to have one found.`);
    return given;
  }
  const light = findOnPath(LIGHT);
  if (light) return light;
  if (canUseApt()) {
    console.log("Installing a Chromium without windows …");
    installByApt(LIGHT);
  }
  const found = findOnPath(...CHROMIUM_NAMES) ?? fromPlaywright();
  if (found) return found;

  console.log("No Chromium on this machine; installing one …");
  if (!canUseApt() || !installByApt("chromium")) await run({ command: "playwright", args: ["install", "chromium"] });
  const installed = findOnPath(...CHROMIUM_NAMES) ?? fromPlaywright();
  if (!installed) throw new PlainError("Chromium could not be installed. Install one and set CHROMIUM_PATH to it.");
  return installed;
}
