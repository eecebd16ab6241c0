import { PlainError } from "#server/plain-error.ts";
import { type Release, readPointer, writePointer } from "#server/releases/releases.ts";
import { comesToShow, releaseShownOn } from "./wait-for-servers.ts";

/** Longer than a server waits for processes of a new release. */
const GIVE_UP_MS = 90_000;

export type ShowNeeds = {
  releasesDir: string;
  /** Null for the build in DIST_DIR, which servers show where no release is the current one. */
  release: Pick<Release, "name"> | null;
  ports: readonly number[];
  giveUpMs?: number;
};

/**
 * Makes a release the current one and waits until the servers show it; if one does not, the one before is it again.
 * Resolves to the ports whose servers show it.
 */
export async function showRelease({
  releasesDir,
  release,
  ports,
  giveUpMs = GIVE_UP_MS,
}: ShowNeeds): Promise<readonly number[]> {
  const name = release?.name ?? null;
  const before = readPointer(releasesDir)?.name ?? null;
  const asked = await Promise.all(ports.map(async (port) => ({ port, shown: await releaseShownOn(port) })));
  writePointer(releasesDir, name);
  console.log(
    `${name === null ? "The build in DIST_DIR is shown again" : `Release ${name} is the current one`}${before === null ? "." : `; before it was ${before}.`}`,
  );
  const showing: number[] = [];
  for (const { port, shown } of asked) {
    if (!shown)
      console.log(`No server answers on port ${port} of this machine. One that is started on this folder shows it.`);
    else if (await comesToShow(port, name, giveUpMs)) {
      showing.push(port);
      console.log(`The server on port ${port} shows it.`);
    } else {
      writePointer(releasesDir, before);
      throw new PlainError(
        `The server on port ${port} does not show it, and its log says why. If it has no log of releases, it was started on another folder, or with WORKERS=1 before there were releases: restart it.`,
      );
    }
  }
  return showing;
}
