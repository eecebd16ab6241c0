/** `npm run secret`: replaces the secret while links and forms that the old one signed go on working. */
import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Env, readEnv } from "#server/env.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { FALLBACK_FILE, readSecret, SECRET_FILE } from "#server/signing/keys.ts";
import { LINK_DAYS } from "#server/signing/notify-link-tokens.ts";
import { valuesOf } from "./command.ts";

const USAGE = `npm run secret -- rotate    # a new secret signs, the one before is still accepted
npm run secret -- retire    # the one before is no longer accepted`;

const RESTART = "Restart the server, or its replicas in turn.";
const RETIRE = `Wait ${LINK_DAYS.confirm} days for links to confirm (${LINK_DAYS.unsubscribe} for those to unsubscribe), then`;

await runOrExplain(() => {
  const { args } = valuesOf({ usage: USAGE, maxArguments: 1, options: [] });
  const env = readEnv();
  switch (args[0]) {
    case "rotate":
      return console.log(env.SECRET_KEY ? stepsForVariables() : rotateFiles(env));
    case "retire":
      return console.log(retire(env));
    default:
      throw new PlainError(`Rotate or retire? It is called by:\n${USAGE}`);
  }
});

function newSecret(): string {
  return randomBytes(32).toString("hex");
}

function rotateFiles({ DATA_DIR, ...env }: Env): string {
  const [secret, fallback] = [join(DATA_DIR, SECRET_FILE), join(DATA_DIR, FALLBACK_FILE)];
  if (existsSync(fallback))
    throw new PlainError(`${fallback} is still accepted. Take it away first: npm run secret -- retire`);
  readSecret({ DATA_DIR, SECRET_KEY: env.SECRET_KEY });
  // Each file is there as a whole or not at all, and the old secret is never missing.
  copyFileSync(secret, `${fallback}.new`);
  renameSync(`${fallback}.new`, fallback);
  writeFileSync(`${secret}.new`, newSecret(), { mode: 0o600 });
  renameSync(`${secret}.new`, secret);
  return `${secret} is new; ${fallback} is the one before. ${RESTART} ${RETIRE}: npm run secret -- retire`;
}

/** In two steps, so that no replica meets a signature that it does not know yet. */
function stepsForVariables(): string {
  const next = newSecret();
  return `The secret is a variable, so it is changed where variables are set:
1. SECRET_KEY stays, SECRET_KEY_FALLBACK=${next}
   ${RESTART}
2. SECRET_KEY=${next}, SECRET_KEY_FALLBACK=<the one before>
   ${RESTART}
3. ${RETIRE} take SECRET_KEY_FALLBACK away and restart.`;
}

function retire({ DATA_DIR, SECRET_KEY }: Env): string {
  if (SECRET_KEY) return `Take the variable SECRET_KEY_FALLBACK away. ${RESTART}`;
  const fallback = join(DATA_DIR, FALLBACK_FILE);
  if (!existsSync(fallback)) return "There is no other secret that is accepted.";
  rmSync(fallback);
  return `What the secret before has signed is no longer accepted. ${RESTART}`;
}
