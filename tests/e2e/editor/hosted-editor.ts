/** The editor of `npm run edit:hosted` on a copy of the content, with a mail server of its own. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyContent } from "#harness/content-copy.ts";
import { type CaughtMail, startSmtp } from "#harness/smtp.ts";
import { unusedPort } from "#server/network/unused-port.ts";

export type HostedEditor = {
  address: string;
  /** Runs `npm run edit:people -- …` and gives what it says. */
  people: (...args: string[]) => string;
  /** The link in the latest mail, once so many have arrived. */
  linkInMail: (count: number) => Promise<{ link: string; mail: CaughtMail }>;
  stop: () => Promise<void>;
};

export async function startHostedEditor(): Promise<HostedEditor> {
  const content = copyContent();
  const dataDir = mkdtempSync(join(tmpdir(), "hosted-editor-"));
  const smtp = await startSmtp();
  const port = await unusedPort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    EDITOR_ORIGIN: address,
    EDITOR_PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_DIR: content.dir,
    SMTP_URL: smtp.url,
    MAIL_FROM: "editor@example.com",
    MAIL_TO: "company@example.com",
    LOG_LEVEL: "error",
  };
  const child = spawn(process.execPath, ["--title=visited-editor", "scripts/edit-hosted.ts"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk.toString("utf8");
      if (output.includes("listens on")) resolve();
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    child.once("exit", () => reject(new Error(`the hosted editor did not start:\n${output}`)));
  });
  return {
    address,
    people: (...args) => execFileSync(process.execPath, ["scripts/edit-people.ts", ...args], { env, encoding: "utf8" }),
    async linkInMail(count) {
      await smtp.until(count);
      const mail = smtp.mails.at(-1);
      const link = /http:\S+\/#\/\S+/.exec(mail?.text ?? "")?.[0];
      if (!mail || !link) throw new Error("the mail has no link");
      return { link, mail };
    },
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      await smtp.stop();
      content.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
