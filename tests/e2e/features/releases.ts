/** A second release of the site, made from the build, to be served after it at the same address. */
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WORKER_ADDRESS } from "#domain/site/constants.ts";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { manifest } from "#harness/addresses.ts";
import { DIST_DIR } from "#harness/visited-server.ts";

const siteFile = (dist: string, address: string) =>
  join(dist, "site", manifest.files.find((file) => file.address === address)?.file ?? "");

export const versionIn = (script: string) => /version:[`"']([\w-]+)[`"']/.exec(script)?.[1] ?? "";

export const currentVersion = () => versionIn(readFileSync(siteFile(DIST_DIR, WORKER_ADDRESS), "utf8"));

export type Release = { dist: string; version: string; gone: string[]; remove: () => void };

/**
 * The build as the next release would be: the words of a page are others, and so are the names of the scripts, since
 * their content is. Those of the release before are no longer there.
 */
export function nextRelease({ page, words, instead }: { page: string; words: string; instead: string }): Release {
  const dist = mkdtempSync(join(tmpdir(), "visited-release-"));
  cpSync(DIST_DIR, dist, { recursive: true });
  const gone = manifest.files
    .map(({ address }) => address)
    .filter((address) => /^\/_assets\/(site-document\.|contact-form\.)[^/]+\.js$/.test(address));
  const renamed = (text: string) =>
    gone.reduce((all, address) => all.replaceAll(nameOf(address), nextNameOf(nameOf(address))), text);
  const version = "next-version";
  const files = manifest.files.map((file) => {
    const path = join(dist, "site", file.file);
    if (!/html|javascript/.test(file.type)) return file;
    let text = renamed(readFileSync(path, "utf8"));
    if (file.address === page) text = text.replaceAll(words, instead);
    if (file.address === WORKER_ADDRESS) text = text.replace(versionIn(text), version);
    const moved = { ...file, file: renamed(file.file), address: renamed(file.address), copies: [] };
    writeFileSync(join(dist, "site", moved.file), text);
    return { ...moved, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
  });
  for (const address of gone) rmSync(join(dist, "site", address));
  writeFileSync(join(dist, "manifest.json"), JSON.stringify(siteManifestSchema.parse({ ...manifest, files })));
  return { dist, version, gone, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

const nameOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);
const nextNameOf = (name: string) => name.replace(/\.[\w-]{8}\.js$/, ".NextOne1.js");
