import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { LOOPBACK_HOST } from "./ports.ts";

export type DevServer = { address: string; stop: () => Promise<void> };

const PROCESS = fileURLToPath(new URL("./dev-server-process.ts", import.meta.url));

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
  await untilListening(child);
  return { address, stop: () => stopped(child) };
}

/** It says so itself; the first page is made when somebody asks for it. */
const untilListening = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", () => reject(new Error("the site's pages could not be started: `npm run dev` says why")));
  });

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
    return undefined;
  });
