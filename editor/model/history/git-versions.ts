import { execFile } from "node:child_process";
import { basename, dirname, posix } from "node:path";
import { promisify } from "node:util";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { placeOfEntry } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";

const run = promisify(execFile);
/** Newer ones are what people look for; more would only make the list slow. */
const MOST_VERSIONS = 100;
/** Deletions are looked for this far back. */
const MOST_DELETIONS = 200;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const HASH = /^[0-9a-f]{40,64}$/;

export type GitVersion = { hash: string; at: string; by: string; note: string };

/** What git says of the content folder; null where there is no git, or the folder is none of its work trees. */
async function git({ contentDir }: Pick<ContentFolder, "contentDir">, ...args: string[]): Promise<string | null> {
  try {
    const { stdout } = await run("git", ["-C", contentDir, "-c", "core.quotePath=false", ...args], {
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout;
  } catch {
    // No git, no work tree, or a file that was not there at that time: all mean that there is nothing to show.
    return null;
  }
}

const FORMAT = "--format=%x1e%H%x1f%cI%x1f%an%x1f%s%x1f";

type Commit = GitVersion & { names: string[] };

function commitsIn(output: string | null): Commit[] {
  return (output ?? "")
    .split("\x1e")
    .slice(1)
    .map((record) => {
      const [hash = "", at = "", by = "", note = "", names = ""] = record.split("\x1f");
      return { hash, at, by, note, names: names.split("\n").filter(Boolean) };
    });
}

const filesOf = (contentFolder: ContentFolder, kind: KindSource, id: string) => {
  const { files, texts } = placeOfEntry(contentFolder, kind, id);
  return [...files.keys(), ...texts.keys()];
};

/** Where the entry's first file was called something else, its others stood beside it. */
async function namesOf(contentFolder: ContentFolder, first: string): Promise<Commit[]> {
  const limit = `-n${MOST_VERSIONS}`;
  return commitsIn(
    await git(contentFolder, "log", "--follow", "--name-only", "--relative", limit, FORMAT, "--", first),
  );
}

/** The newest first. */
export async function listGitVersions(
  contentFolder: ContentFolder,
  kind: KindSource,
  id: string,
): Promise<GitVersion[]> {
  const [first = "", ...others] = filesOf(contentFolder, kind, id);
  const beside =
    others.length > 0 ? await git(contentFolder, "log", `-n${MOST_VERSIONS}`, FORMAT, "--", ...others) : "";
  const commits = [...(await namesOf(contentFolder, first)), ...commitsIn(beside)];
  const unique = new Map(commits.map(({ hash, at, by, note }) => [hash, { hash, at, by, note }]));
  return [...unique.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MOST_VERSIONS);
}

/** A content folder as it was: it reads the files of one entry from git. */
export async function folderAt(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, hash }: { id: string; hash: string },
): Promise<ContentFolder | null> {
  if (!HASH.test(hash)) return null;
  const files = filesOf(contentFolder, kind, id);
  const [first = ""] = files;
  const commits = await namesOf(contentFolder, first);
  const at = Date.parse((await git(contentFolder, "show", "-s", "--format=%cI", hash))?.trim() ?? "");
  const name = commits.find((commit) => Date.parse(commit.at) <= at)?.names[0] ?? first;
  const place = (file: string) => (file === first ? name : posix.join(dirname(name), basename(file)));
  const texts = await Promise.all(
    files.map(
      async (file): Promise<[string, string | null]> => [
        file,
        await git(contentFolder, "show", `${hash}:./${place(file)}`),
      ],
    ),
  );
  const known = new Map(texts);
  return { ...contentFolder, read: (file) => known.get(file) ?? null };
}

/** Files that were deleted, each with the last commit that still had it and who deleted it when. */
export async function listGitDeletions(contentFolder: ContentFolder): Promise<(GitVersion & { file: string })[]> {
  const limit = `-n${MOST_DELETIONS}`;
  const output = await git(
    contentFolder,
    "log",
    "--diff-filter=D",
    "--no-renames",
    "--name-only",
    "--relative",
    limit,
    FORMAT,
    "--",
    ".",
  );
  return commitsIn(output).flatMap(({ names, ...commit }) => names.map((file) => ({ ...commit, file })));
}

/** The commit before one. */
export async function parentOf(contentFolder: ContentFolder, hash: string): Promise<string | null> {
  if (!HASH.test(hash)) return null;
  return (await git(contentFolder, "rev-parse", "--verify", "--quiet", `${hash}^`))?.trim() ?? null;
}

/** A file as it was, such as a picture. */
export async function bytesAt({ contentDir }: ContentFolder, hash: string, file: string): Promise<Buffer | null> {
  if (!HASH.test(hash)) return null;
  try {
    const args = ["-C", contentDir, "show", `${hash}:./${file}`];
    const { stdout } = await run("git", args, { maxBuffer: MAX_OUTPUT_BYTES * 4, encoding: "buffer" });
    return stdout;
  } catch {
    return null;
  }
}

/** Names of the files of a folder as it was, below content/. */
export async function namesAt(contentFolder: ContentFolder, hash: string, folder: string): Promise<string[]> {
  if (!HASH.test(hash)) return [];
  const listed = await git(contentFolder, "ls-tree", "--name-only", hash, `./${folder}/`);
  return (listed ?? "").split("\n").filter(Boolean);
}

/** Whether git already has the entry as it is in its files. */
export async function isInGit(contentFolder: ContentFolder, kind: KindSource, id: string): Promise<boolean> {
  const status = await git(contentFolder, "status", "--porcelain", "--", ...filesOf(contentFolder, kind, id));
  return status !== null && status.trim() === "" && (await listGitVersions(contentFolder, kind, id)).length > 0;
}
