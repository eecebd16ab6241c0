import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { LOOPBACK_HOST } from "./ports.ts";

export type DevServer = { address: string; stop: () => Promise<void> };

const PROCESS = fileURLToPath(new URL("./dev-server-process.ts", import.meta.url));
const TRIES = 240;
const TRY_EVERY_MS = 500;

/** The site's pages by Astro's development server, which reloads a page when a file is saved. */
export async function startDevServer({
  env,
  port,
}: {
  env: Readonly<Record<string, string | undefined>>;
  port: number;
}): Promise<DevServer> {
  const address = `http://${LOOPBACK_HOST}:${port}`;
  const child = spawn(process.execPath, [PROCESS], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // Building the editor's page has set NODE_ENV to production, in which files are not watched.
    env: { ...env, PORT: String(port), NODE_ENV: "development" },
  });
  await untilAnswering(address, child);
  return { address, stop: () => stopped(child) };
}

async function untilAnswering(address: string, child: ChildProcess) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (child.exitCode !== null) throw new Error("the site's pages could not be started: `npm run dev` says why");
    try {
      await fetch(address, { redirect: "manual" });
      return;
    } catch (error) {
      // Not listening yet.
      if (!(error instanceof TypeError)) throw error;
    }
    await wait(TRY_EVERY_MS);
  }
  throw new Error("the site's pages do not answer");
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
    return undefined;
  });
