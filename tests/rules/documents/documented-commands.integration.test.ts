/** The commands of docs/operations.md as they stand there: on a machine, and with what the image holds. */
import { execFile, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { isForeign, readLockfile } from "#scripts/lock/lockfile.ts";

const page = readFileSync("docs/operations.md", "utf8");
let dir: string;
let dist: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "site-documented-"));
  dist = writeSiteFixture();
});
afterAll(() => {
  for (const folder of [dir, dist]) rmSync(folder, { recursive: true, force: true });
});

describe("the shell function of docs/operations.md", () => {
  const line = page.split("\n").find((one) => one.startsWith("site() {")) ?? "";

  function run(command: string, envFile: string): { code: number | null; output: string } {
    const here = line
      .replace("cd /srv/site", `cd ${resolve(".")}`)
      .replace("sudo -u site", "env")
      .replace("/var/lib/site", join(dir, "data"))
      .replace("/etc/site.env", envFile);
    const { status, stdout, stderr } = spawnSync("bash", ["-c", `${here}\n${command}`], { encoding: "utf8" });
    return { code: status, output: stdout + stderr };
  }

  it("works without a file of settings, and with values that a shell would not understand", () => {
    expect(line).toContain("sudo -u site");
    const without = run("site leads list", join(dir, "none.env"));
    expect([without.code, without.output]).toEqual([0, expect.stringContaining("Nothing was found.")]);
    const file = join(dir, "site.env");
    writeFileSync(
      file,
      'DATABASE_URL=postgres://site@127.0.0.1:1/site?a=1&b=$c\nDATABASE_PASSWORD="p@ss/w#rd &x"\nRATE_LIMIT=x\n',
    );
    // Both are read to their ends: the wrong one is named, and only that.
    expect(run("site leads list", file)).toEqual({
      code: 1,
      output: expect.stringMatching(/^RATE_LIMIT: must be a whole number.*\n$/),
    });
  });

  it("is used for commands that exist", () => {
    const commands = [...page.matchAll(/^site ([a-z-]+)/gm)].map(([, name = ""]) => name);
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((name) => !existsSync(`scripts/${name}.ts`))).toEqual([]);
  });
});

it("root runs nothing of the folder that the site's user may write", () => {
  const asRoot = page
    .split("\n")
    .filter((line) => /\bsudo (?!-Hu site |-u site )(?:\S+=\S+ )*(?:git|npm|node|\S*\/node)\b/.test(line));
  expect(asRoot).toEqual([]);
  expect(page).toContain("sudo -Hu site npm ci");
});

it("a new version takes along what the hosted editor published, saved and drafted, each as what it is", () => {
  const [origin, before, after] = ["origin", "site-1", "site-2"].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  const inFolder = (folder: string, command: string) => {
    const { status, stdout, stderr } = spawnSync("bash", ["-ec", command], { cwd: folder, encoding: "utf8" });
    expect([command, status, stderr]).toEqual([command, 0, expect.anything()]);
    return stdout;
  };
  const commit = "git add --all && git -c user.name=a -c user.email=a@localhost commit --quiet --message";
  mkdirSync(join(origin, "content/drafts"), { recursive: true });
  writeFileSync(join(origin, ".gitignore"), "content/.history/\n");
  for (const name of ["app", "page", "code"]) writeFileSync(join(origin, "content", name), "one\n");
  inFolder(origin, `git init --quiet && ${commit} First && git clone --quiet . ${before}`);
  writeFileSync(join(before, "content/page"), "published\n");
  inFolder(before, `${commit} Published`);
  writeFileSync(join(before, "content/app"), "saved\n");
  writeFileSync(join(before, "content/new"), "saved\n");
  for (const folder of ["drafts", ".history"]) {
    mkdirSync(join(before, "content", folder), { recursive: true });
    writeFileSync(join(before, "content", folder, "entry"), "kept\n");
  }
  const wasSaved = inFolder(before, "git status --short");
  writeFileSync(join(origin, "content/code"), "two\n");
  inFolder(origin, `${commit} Version && git clone --quiet . ${after}`);

  const section = page.slice(page.indexOf("**With a hosted editor** the content"));
  const [published = "", saved = ""] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = ""]) =>
    block
      .replaceAll(/^sudo systemctl .*$/gm, "")
      .replaceAll("sudo -Hu site ", "")
      .replaceAll("/srv/site-1", before),
  );
  inFolder(after, published);
  expect(inFolder(after, "git status --short --untracked-files=all")).toBe("?? content/drafts/entry\n");
  const read = (name: string) => readFileSync(join(after, "content", name), "utf8").trim();
  // What is built now: not what was only saved.
  expect(["page", "code", "app", ".history/entry"].map(read)).toEqual(["published", "two", "one", "kept"]);
  inFolder(after, saved);
  expect([inFolder(after, "git status --short"), inFolder(before, "git status --short")]).toEqual([wasSaved, wasSaved]);
  expect([read("app"), read("new")]).toEqual(["saved", "saved"]);
});

describe("the image of the Dockerfile", () => {
  let image: string;
  beforeAll(() => {
    image = join(dir, "app");
    mkdirSync(join(image, "node_modules"), { recursive: true });
    for (const name of ["package.json", "domain", "server", "scripts"])
      cpSync(name, join(image, name), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
    const installed = Object.entries(readLockfile().packages)
      .filter(isForeign)
      .filter(([place, { dev }]) => !dev && /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) && existsSync(place));
    for (const [place] of installed) {
      mkdirSync(dirname(join(image, place)), { recursive: true });
      symlinkSync(resolve(place), join(image, place));
    }
    cpSync(dist, join(image, "dist"), { recursive: true });
  });

  const run = (args: readonly string[]): Promise<{ code: number | null; output: string }> =>
    new Promise((done) => {
      // No shell, no npm, no other program.
      const env = { DATA_DIR: join(dir, "image-data"), PORT: "0" };
      const child = execFile(process.execPath, [...args], { cwd: image, env }, (_error, stdout, stderr) =>
        done({ code: child.exitCode, output: stdout + stderr }),
      );
    });

  it("runs the commands that the page shows for containers", { tags: ["only-in-test-all"] }, async () => {
    const shown = [...page.matchAll(/^(?:docker compose (?:exec|run)|kubectl exec) .*?scripts\/([a-z-]+)\.ts/gm)].map(
      ([, name = ""]) => name,
    );
    expect([...new Set(shown)].sort()).toEqual(["backup", "check-settings", "leads", "restore"]);
    for (const [args, says] of [
      [["scripts/leads.ts", "list"], ""],
      [["scripts/check-settings.ts"], "Nothing is wrong."],
      [["scripts/backup.ts", "--into", join(dir, "backups"), "--keep", "30"], "The backup is in"],
      [["scripts/secret.ts", "rotate"], "Restart the server"],
    ] as const) {
      const { code, output } = await run(args);
      expect([args[0], code, output]).toEqual([args[0], 0, expect.stringContaining(says)]);
    }
    const [backup = ""] = readdirSync(join(dir, "backups"));
    rmSync(join(dir, "image-data"), { recursive: true });
    const restored = await run(["scripts/restore.ts", join(dir, "backups", backup)]);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("Restored 0 submissions")]);
  });
});
