/** What nginx and systemd say of the files they are given, where these programs are installed. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { startNginx } from "#harness/proxies/nginx.ts";
import { plainSocket, writeNginxConfig } from "#harness/proxies/nginx-config.ts";
import { findOnPath } from "#scripts/programs/find-on-path.ts";
import { unusedPort } from "#server/network/unused-port.ts";

const HAS_NGINX = findOnPath("nginx") !== null;

describe("deploy/nginx.conf and deploy/nginx-http.conf", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "site-nginx-"));
    return () => rmSync(dir, { recursive: true, force: true });
  });

  it.skipIf(!HAS_NGINX)("are what nginx takes, with certificates and IPv6 (skipped where there is none)", () => {
    const key = ["-keyout", join(dir, "privkey.pem"), "-out", join(dir, "fullchain.pem")];
    spawnSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=example.com", ...key]);
    const site = ["nginx.conf", "nginx-http.conf"].map((name) => readFileSync(`deploy/${name}`, "utf8")).join("\n");
    const conf = join(dir, "nginx.conf");
    const own = site
      .replaceAll("/etc/letsencrypt/live/example.com", dir)
      .replaceAll("/var/cache/nginx/site", join(dir, "pages"))
      .replace(/listen (\[::\]:)?(443|80)\b/g, (_, ipv6 = "", port) => `listen ${ipv6}${port === "80" ? 4684 : 4683}`);
    writeFileSync(conf, `pid ${dir}/pid; events {}\nhttp {\n${own}}\n`);
    const { status, stderr } = spawnSync("nginx", ["-t", "-c", conf, "-e", join(dir, "error.log")]);
    expect(stderr.toString("utf8")).toContain("test is successful");
    expect(status).toBe(0);
  });

  it.skipIf(!HAS_NGINX)("prove a name to who gives certificates, and lead all others to https", async () => {
    const [port, replica] = [await unusedPort(), await unusedPort()];
    const conf = writeNginxConfig({ dir, port, upstream: [replica, replica] });
    const challenges = join(dir, "acme/.well-known/acme-challenge");
    mkdirSync(challenges, { recursive: true });
    writeFileSync(join(challenges, "token"), "proof");
    const nginx = await startNginx({ dir, conf, url: `http://127.0.0.1:${port}` });
    const ask = (path: string) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const asked = request({ socketPath: plainSocket(dir), path, headers: { host: "evil.example" } }, (response) => {
          let text = response.headers.location ?? "";
          response.on("data", (chunk: Buffer) => {
            if (response.statusCode === 200) text += chunk.toString("utf8");
          });
          response.on("end", () => resolve([response.statusCode, text]));
        });
        asked.on("error", reject).end();
      });
    try {
      expect(await ask("/.well-known/acme-challenge/token")).toEqual([200, "proof"]);
      expect(await ask("/.well-known/acme-challenge/other")).toEqual([404, ""]);
      expect(await ask("/ar/apps?a=1")).toEqual([301, "https://example.com/ar/apps?a=1"]);
    } finally {
      await nginx.stop();
    }
  });
});

describe.each([
  { file: "site@.service", as: "site@3001.service" },
  { file: "site-backup.service", as: "site-backup.service" },
  { file: "site-backup.timer", as: "site-backup.timer" },
  { file: "site-publish.service", as: "site-publish.service" },
  { file: "site-publish.timer", as: "site-publish.timer" },
  { file: "site-editor.service", as: "site-editor.service" },
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
