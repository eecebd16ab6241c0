import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const APT_MS = 90_000;

/** As root on Debian or a distribution based on it, where installing asks no question. */
export const canUseApt = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Prints nothing and ends within a time limit; false where it failed, for example without a network. */
export function installByApt(name: string): boolean {
  const giveUpAt = Date.now() + APT_MS;
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: "ignore",
      timeout: Math.max(1, giveUpAt - Date.now()),
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  const install = () => apt("install", "-y", "--no-install-recommends", name);
  for (const attempt of [
    install,
    () => {
      apt("update");
      return install();
    },
  ])
    try {
      attempt();
      return true;
    } catch {
      // Without lists nothing is found: they are fetched, and it is tried once more.
    }
  return false;
}
