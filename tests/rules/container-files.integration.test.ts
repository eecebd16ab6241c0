/** What nginx and systemd say of the files they are given, where these programs are installed. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { writeNginxConfig } from "#harness/nginx-config.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";

describe("deploy/nginx.conf", () => {
  it.skipIf(findOnPath("nginx") === null)("is what nginx takes (skipped where there is none)", () => {
    const dir = mkdtempSync(join(tmpdir(), "site-nginx-"));
    try {
      const conf = writeNginxConfig({ dir, port: 4680, upstream: [4681, 4682] });
      const { status, stderr } = spawnSync("nginx", ["-t", "-c", conf, "-e", join(dir, "error.log")]);
      expect(stderr.toString("utf8")).toContain("test is successful");
      expect(status).toBe(0);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});

describe.each([
  { file: "site@.service", as: "site@3001.service" },
  { file: "site-backup.service", as: "site-backup.service" },
  { file: "site-backup.timer", as: "site-backup.timer" },
  { file: "site-publish.service", as: "site-publish.service" },
  { file: "site-publish.timer", as: "site-publish.timer" },
])("deploy/$file", ({ file, as }) => {
  it.skipIf(findOnPath("systemd-analyze") === null)("is what systemd takes (skipped where there is none)", () => {
    const dir = mkdtempSync(join(tmpdir(), "site-systemd-"));
    const put = (from: string, to: string) => {
      const text = readFileSync(`deploy/${from}`, "utf8");
      writeFileSync(join(dir, to), text.replaceAll("/srv/site", resolve(".")).replace(/^User=.*$/m, "User=root"));
    };
    try {
      put(file, as);
      // A timer is checked together with what it starts.
      if (file.endsWith(".timer")) put(file.replace("timer", "service"), file.replace("timer", "service"));
      const { stderr, status } = spawnSync("systemd-analyze", ["verify", "--man=no", join(dir, as)]);
      const said = stderr
        .toString("utf8")
        .split("\n")
        .filter((line) => line.includes("site"));
      expect([status, said]).toEqual([0, []]);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});
