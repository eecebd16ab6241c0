/** `npm run leads -- <command>`: what visitors have sent, for the people who run the site. */

import { HELP, parseCommand, UsageError } from "#scripts/leads/arguments.ts";
import { runCommand } from "#scripts/leads/commands.ts";
import { osUser } from "#scripts/leads/os-user.ts";
import { loadServerFacts } from "#server/build-output/server-facts.ts";
import { readEnv } from "#server/env.ts";
import { auditedLeads } from "#server/leads/audited-leads.ts";
import { createLog } from "#server/observability/log.ts";
import { PlainError } from "#server/plain-error.ts";
import { shownBuild } from "#server/releases/releases.ts";
import { openStorage } from "#server/storage/open.ts";

async function main(args: readonly string[]): Promise<string> {
  const parsed = parseCommand(args);
  if (!parsed) return HELP;
  const env = readEnv();
  const storage = await openStorage({ ...env, log: createLog("error") });
  try {
    return await runCommand(parsed, {
      leads: auditedLeads({ storage, who: osUser() }),
      apps: () => loadServerFacts(shownBuild(env).dir).apps.map(({ id }) => id),
      now: Date.now,
    });
  } finally {
    await storage.close();
  }
}

try {
  const said = await main(process.argv.slice(2));
  process.stdout.write(said.endsWith("\n") ? said : `${said}\n`);
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\nMore: npm run leads -- --help`);
  else if (error instanceof PlainError) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
