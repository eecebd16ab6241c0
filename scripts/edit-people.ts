/** `npm run edit:people -- <command>`: who may use the hosted editor; it makes the first owner, and lets one in again. */

import { emailSchema, mailLocaleSchema, roleSchema } from "#editor/server/hosted/schemas.ts";
import { openPeople } from "#editor/server/hosted/start.ts";
import { osUser } from "#scripts/leads/os-user.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { PlainError, runOrExplain } from "#server/plain-error.ts";
import { valuesOf } from "./command.ts";

const USAGE = `npm run edit:people -- invite <e-mail address> --role writer|publisher|owner [--locale ar|en]
  Mails an invitation, or shows its link where no mail server is set up. Whoever is there already begins anew with it.
npm run edit:people -- list`;

await runOrExplain(async () => {
  const { args, value } = valuesOf({ usage: USAGE, maxArguments: 2, options: ["role", "locale"] });
  const [command, address = ""] = args;
  if (command !== "invite" && command !== "list") throw new PlainError(USAGE);
  const env = readEnv();
  const { people, links, audit, storage } = await openPeople({ env, log: createLog("error") });
  try {
    if (command === "list") {
      const known = await people.list();
      for (const { email, role, name } of known) console.log(`${role.padEnd(10)} ${email}  ${name}`);
      if (known.length === 0) console.log("Nobody yet. Invite the first owner.");
      return;
    }
    const email = emailSchema.safeParse(address);
    const role = roleSchema.safeParse(value("role"));
    const locale = mailLocaleSchema.safeParse(value("locale") ?? "ar");
    if (!email.success || !role.success || !locale.success) throw new PlainError(USAGE);
    const link = await links.add("invitation", { email: email.data, role: role.data, locale: locale.data });
    await audit.note({ who: osUser(), action: `editor: invited somebody as ${role.data}`, rows: 1 });
    console.log(
      env.SMTP_URL
        ? "The invitation is in the queue; the hosted editor mails it as soon as it runs."
        : `No mail server is set up (SMTP_URL). Pass this link on; it works once, for three days:\n${links.addressOf(link)}`,
    );
  } finally {
    await storage.close();
  }
});
