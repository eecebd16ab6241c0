import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import { assertPortIsFree } from "#server/network/assert-port-is-free.ts";
import { type Finding, note, ok, wrong } from "./finding.ts";

/** Whether the hosted editor, as this user, could listen, save and publish. Nothing is said where there is none. */
export async function checkEditor(env: Env): Promise<Finding[]> {
  const { EDITOR_ORIGIN, CONTENT_DIR, RELEASES_DIR, PUBLISH_REMOTE, PUBLISH_PORTS } = env;
  if (EDITOR_ORIGIN === undefined) return [];
  const folders = [CONTENT_DIR, ...["src/.generated", ".cache", ".git"].map((name) => resolve(name))];
  if (PUBLISH_REMOTE === undefined && RELEASES_DIR !== null) folders.push(RELEASES_DIR);
  const closed = folders.filter((folder) => !canWrite(folder));
  return [
    await editorPort(env),
    closed.length === 0
      ? ok("The hosted editor can save, commit and publish as this user.")
      : wrong(
          `This user may not write ${closed.join(", ")}: the hosted editor could not save, commit or publish. Give the folder to the user: sudo chown -R ${process.getuid?.()}:${process.getgid?.()} ${resolve(".")}`,
        ),
    ...(PUBLISH_REMOTE === undefined && PUBLISH_PORTS === undefined
      ? [note("PUBLISH_PORTS is not set: the hosted editor waits for a server on port 3000 to show what is published.")]
      : []),
    ...(env.SMTP_URL ? [] : [note("Without SMTP_URL, invitations to the hosted editor are links to be passed on.")]),
  ];
}

async function editorPort({ EDITOR_PORT, EDITOR_HOST }: Env): Promise<Finding> {
  try {
    await assertPortIsFree(EDITOR_PORT, EDITOR_HOST, "EDITOR_PORT");
    return ok(`EDITOR_PORT (${EDITOR_PORT}) is free.`);
  } catch (error) {
    return note(`EDITOR_PORT: ${errorMessage(error)} If it is the hosted editor itself, all is well.`);
  }
}

/** What is not there yet is made by whoever may write the folder above. */
function canWrite(path: string): boolean {
  const parent = dirname(path);
  if (!existsSync(path)) return (!existsSync(parent) || statSync(parent).isDirectory()) && canWrite(parent);
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
