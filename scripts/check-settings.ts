/** `npm run check-settings`: tries what the settings name, and says in sentences what is right and what is not. */
import { z } from "zod";
import { checkEditor } from "#scripts/settings/check-editor.ts";
import { checkMail, checkWebhook } from "#scripts/settings/check-mail.ts";
import { checkBuild, checkPorts, checkProxies, checkPublishing, listSettings } from "#scripts/settings/check-server.ts";
import { checkDatabase, checkDataDir } from "#scripts/settings/check-storage.ts";
import { type Finding, findingLine } from "#scripts/settings/finding.ts";
import { readEnv } from "#server/env.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { valuesOf } from "./command.ts";

const USAGE = `npm run check-settings                                  ends with 1 if something is wrong
npm run check-settings -- --mail-to you@example.com     also sends a mail there`;

await runOrExplain(async () => {
  const { value } = valuesOf({ usage: USAGE, options: ["mail-to"] });
  const mailTo = value("mail-to");
  if (mailTo !== undefined && !z.email().safeParse(mailTo).success)
    throw new PlainError(`"${mailTo}" is no e-mail address. It is called by:\n${USAGE}`);
  const env = readEnv();
  let isWrong = false;
  const tell = (findings: readonly Finding[]) => {
    for (const finding of findings) console.log(findingLine(finding));
    isWrong ||= findings.some(({ kind }) => kind === "wrong");
  };
  tell(listSettings(process.env));
  tell(checkBuild(env));
  tell(await checkPorts(env, process.env));
  tell(checkProxies(env));
  tell(checkPublishing(env, process.env));
  tell(checkDataDir(env));
  tell(await checkDatabase(env));
  tell(await checkMail(env, mailTo));
  tell(await checkWebhook(env));
  tell(await checkEditor(env));
  console.log(isWrong ? "\nSomething is wrong: see the lines above." : "\nNothing is wrong.");
  process.exitCode = isWrong ? 1 : 0;
});
