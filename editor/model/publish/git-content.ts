/** The content folder in git: committed under the name of whoever publishes, and pushed where a branch is published. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DRAFTS_FOLDER, HISTORY_FOLDER } from "#domain/content/content-files.ts";
import type { Person, Reason } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
/** A remote that says nothing for so long will not. Hooks of a commit may test a lot. */
const GIVE_UP_MS = 5 * 60_000;
const COPIES_DIR = resolve(".cache/published");

type GitAnswer = { code: number; stdout: string; output: string };
export type GitRun = (args: readonly string[], env?: Record<string, string>) => Promise<GitAnswer>;

/** Runs git in a folder. It asks nobody for a password, and says in English what happened. */
const gitIn =
  (folder: string): GitRun =>
  (args, env = {}) =>
    new Promise((done) => {
      execFile(
        "git",
        ["-C", folder, "-c", "core.quotePath=false", ...args],
        {
          maxBuffer: MAX_OUTPUT_BYTES,
          timeout: GIVE_UP_MS,
          env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true", ...env },
        },
        (error, stdout, stderr) =>
          done({
            code: error ? (typeof error.code === "number" ? error.code : 1) : 0,
            stdout: stdout.trim(),
            output: `${stderr}${stdout}`.trim(),
          }),
      );
    });

export type CommitState = "yes" | "noRepository" | "noBranch";

/** Whether the content of a folder can be committed. */
export async function commitStateOf(contentDir: string): Promise<CommitState> {
  const git = gitIn(contentDir);
  const isInside = (await git(["rev-parse", "--is-inside-work-tree"])).stdout === "true";
  if (!isInside || (await git(["check-ignore", "--quiet", "."])).code === 0) return "noRepository";
  return (await git(["symbolic-ref", "--quiet", "HEAD"])).code === 0 ? "yes" : "noBranch";
}

type Committed = { hash: string } | { not: "nothing" } | { failed: Reason };

/** Commits what has changed below content/, and nothing else: what others have staged stays staged. */
export async function commitContent(contentDir: string, message: string, person: Person): Promise<Committed> {
  const git = gitIn(contentDir);
  if ((await git(["rev-parse", "--quiet", "--verify", "MERGE_HEAD"])).code === 0)
    return { failed: reason("publishMerge") };
  // Drafts are not published. One that was is gone, and git is told so.
  const goneDrafts = linesOf(await git(["ls-files", "--deleted", "--", DRAFTS_FOLDER]));
  const paths = [".", `:(exclude)${DRAFTS_FOLDER}`, `:(exclude)${HISTORY_FOLDER}`];
  const status = await git(["status", "--porcelain", "--untracked-files=all", "--", ...paths]);
  if (status.stdout === "" && goneDrafts.length === 0) return { not: "nothing" };
  const added = linesOf(await git(["ls-files", "--others", "--exclude-standard", "--", ...paths]));
  if (added.length > 0) await git(["add", "--intent-to-add", "--", ...added]);
  const changed = linesOf(await git(["diff", "--name-only", "--no-renames", "--relative", "HEAD", "--", ...paths]));
  const { code, output } = await git([
    ...(await identity(git, person)),
    "commit",
    "--quiet",
    ...(person.email === null ? [] : [`--author=${plain(person.name)} <${plain(person.email)}>`]),
    `--message=${message}`,
    "--only",
    "--",
    ...new Set([...changed, ...added, ...goneDrafts]),
  ]);
  if (code === 0) return { hash: (await git(["rev-parse", "HEAD"])).stdout };
  if (added.length > 0) await git(["reset", "--quiet", "--", ...added]);
  return { failed: reason("publishCommit", { message: output || "git commit" }) };
}

const linesOf = ({ code, stdout }: GitAnswer) => (code === 0 ? stdout.split("\n").filter(Boolean) : []);

/** Signs that would end a name or an address early. */
const plain = (text: string) => text.replaceAll(/[<>\n\r\0]/g, " ").trim();

/** Where git does not know who works here, it is whoever publishes. */
async function identity(git: GitRun, { name, email }: Person): Promise<string[]> {
  // Without this, git would make an address of the machine's name.
  const known = await git(["-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT"]);
  if (known.code === 0) return [];
  const account = plain(name) || "editor";
  return ["-c", `user.name=${account}`, "-c", `user.email=${email ?? `${account.replaceAll(/\s+/g, ".")}@localhost`}`];
}

export type BranchPlace = { remote: string; branch: string };

/** The last that was pushed from here, where the remote is an address and git keeps no branch of it. */
const ownRef = (branch: string) => `refs/published/${branch}`;

/** Pushes what is committed to the branch that is built elsewhere. Null when it is there. */
export async function pushContent(contentDir: string, { remote, branch }: BranchPlace): Promise<Reason | null> {
  const git = gitIn(contentDir);
  const { code, output } = await git(["push", "--porcelain", remote, `HEAD:refs/heads/${branch}`]);
  if (code === 0) {
    await git(["update-ref", ownRef(branch), "HEAD"]);
    return null;
  }
  const isBehind = /non-fast-forward|fetch first|\[rejected\]/.test(output);
  return isBehind ? reason("publishRejected", { branch }) : reason("publishPush", { branch, message: output });
}

/** Which commit the branch had when it was last seen. */
export const branchRefs = ({ remote, branch }: BranchPlace) => [`refs/remotes/${remote}/${branch}`, ownRef(branch)];

/** The content folder as a commit has it, written to a folder that is kept; null where there is none. */
export async function contentAt(
  contentDir: string,
  ref: string,
): Promise<{ contentDir: string; at: string; hash: string } | null> {
  const git = gitIn(contentDir);
  const tree = await git(["rev-parse", "--quiet", "--verify", `${ref}:./`]);
  if (tree.code !== 0) return null;
  const copy = join(COPIES_DIR, tree.stdout);
  if (!existsSync(copy)) {
    // Others can be made again.
    rmSync(COPIES_DIR, { recursive: true, force: true });
    mkdirSync(COPIES_DIR, { recursive: true });
    // From its own folder git would write what lies below the same folder in the tree, which is nothing.
    const top = gitIn((await git(["rev-parse", "--show-toplevel"])).stdout);
    const folder = mkdtempSync(join(COPIES_DIR, "new-"));
    const index = { GIT_INDEX_FILE: `${folder}.index` };
    const read = await top(["read-tree", tree.stdout], index);
    const written = await top(["checkout-index", "--all", `--prefix=${folder}/`], index);
    rmSync(index.GIT_INDEX_FILE, { force: true });
    if (read.code !== 0 || written.code !== 0) return rmSync(folder, { recursive: true, force: true }) ?? null;
    renameSync(folder, copy);
  }
  const [hash = "", at = ""] = (await git(["log", "-1", "--format=%H %cI", ref])).stdout.split(" ");
  return { contentDir: copy, at, hash };
}
