import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Engine, EngineName } from "#harness/browsers/browser-page.ts";
import { startPuppeteer } from "#harness/browsers/puppeteer.ts";
import { startWebKit } from "#harness/browsers/webkit.ts";
import { findChromium } from "#scripts/browsers/chromium.ts";
import { canUseApt, installByApt } from "#scripts/programs/apt.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";

/** Where Debian puts the browser that comes with the driver, one folder for each architecture and version. */
const LIBRARIES = "/usr/lib";
const WEBKIT_PACKAGES = ["webkit2gtk-driver", "xvfb"];

export type FoundEngine = { start: () => Promise<Engine> } | { missing: string };

/** Finds a program, or installs the packages that have it. */
function findOrInstall(packages: readonly string[], find: () => string | null): string | null {
  const found = find();
  if (found || !canUseApt()) return found;
  console.log(`Installing ${packages.join(", ")} …`);
  for (const name of packages) installByApt(name);
  return find();
}

const findMiniBrowser = (): string | null => {
  for (const machine of readdirSync(LIBRARIES))
    for (const version of ["webkit2gtk-4.1", "webkit2gtk-4.0"]) {
      const found = join(LIBRARIES, machine, version, "MiniBrowser");
      if (existsSync(found)) return found;
    }
  return null;
};

const FIND: Readonly<Record<EngineName, () => Promise<FoundEngine>>> = {
  async chromium() {
    const path = await findChromium();
    return { start: () => startPuppeteer("chromium", path) };
  },
  async firefox() {
    const path = findOrInstall(["firefox-esr"], () => findOnPath("firefox-esr", "firefox"));
    if (!path) return { missing: "Firefox is not installed (Debian: firefox-esr)" };
    return { start: () => startPuppeteer("firefox", path) };
  },
  async webkit() {
    const driver = findOrInstall(WEBKIT_PACKAGES, () => findOnPath("WebKitWebDriver"));
    const display = findOrInstall(WEBKIT_PACKAGES, () => findOnPath("Xvfb"));
    const browser = findMiniBrowser();
    if (!driver || !display || !browser)
      return { missing: `WebKitGTK is not installed (Debian: ${WEBKIT_PACKAGES.join(", ")})` };
    return { start: () => startWebKit({ driver, browser, display }) };
  },
};

/** A browser of this machine, or why there is none. */
export const findEngine = (name: EngineName): Promise<FoundEngine> => FIND[name]();
