import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { writeGeneratedSources } from "#build/generated-sources.ts";
import { gatherServerFacts } from "#build/server-facts.ts";
import { editorApi } from "#editor/server/app.ts";
import { buildPage, editorPage } from "#editor/server/page.ts";
import type { Publisher } from "#editor/server/publish/publisher.ts";
import { clientOf } from "#server/api/client-address.ts";
import type { Env } from "#server/env.ts";
import { errorMessage } from "#server/error-message.ts";
import { explainListenError } from "#server/network/listen.ts";
import type { Log } from "#server/observability/log.ts";
import { PlainError } from "#server/plain-error.ts";
import { keysFrom, readEditorSecret } from "#server/signing/keys.ts";
import { auditIn } from "#server/storage/audit.ts";
import { openStorage } from "#server/storage/open.ts";
import { accountsIn } from "./accounts.ts";
import { signInLimits } from "./limits.ts";
import { linksIn } from "./links.ts";
import { createLinkMail } from "./mail.ts";
import { peopleIn } from "./people.ts";
import { peopleApi } from "./people-api.ts";
import { signInApi } from "./sign-in-api.ts";
import { openPeopleDb } from "./tables.ts";

type HostedNeeds = { env: Env; log: Log; now?: () => number };
type Publishing = { publisher: Publisher };

/** The address of the hosted editor, which it cannot do without. */
export function editorOrigin({ EDITOR_ORIGIN }: Pick<Env, "EDITOR_ORIGIN">): string {
  if (EDITOR_ORIGIN !== undefined) return EDITOR_ORIGIN;
  throw new PlainError(
    'EDITOR_ORIGIN: is needed, such as https://edit.example.com; docs/operations.md says more under "The hosted editor".',
  );
}

/** What people and links are kept in: for the hosted editor and for the command that invites its first owner. */
export async function openPeople({ env, log, now = Date.now }: HostedNeeds) {
  const origin = editorOrigin(env);
  const storage = await openStorage({ ...env, log, now });
  const db = await openPeopleDb(storage);
  const { engine } = storage;
  const keys = keysFrom(readEditorSecret(env));
  return {
    db,
    engine,
    keys,
    origin,
    people: peopleIn({ db, engine }),
    links: linksIn({ db, engine, keys, origin, now }),
    audit: auditIn(storage.db, now),
    storage,
  };
}

/** The API of the hosted editor, without its page. */
export async function hostedApi({ env, log, now = Date.now, publisher }: HostedNeeds & Publishing) {
  const { db, engine, keys, origin, people, links, audit, storage } = await openPeople({ env, log, now });
  const facts = gatherServerFacts(env);
  const mail = createLinkMail({ env, facts, links, log });
  const name = facts.brand[facts.defaultLocale] ?? "";
  const accounts = accountsIn({ db, engine, keys, origin, name, now });
  const app = editorApi({
    contentDir: env.CONTENT_DIR,
    // The pages beside the form come from a development server, which is not made to be reached from outside.
    siteAddress: null,
    now: () => new Date(now()),
    personOf: accounts.personOf,
    publisher,
    findStore: () => storage,
    origin,
    signIn: signInApi({
      accounts,
      people,
      links,
      audit,
      limits: signInLimits({ keys, now }),
      clientOf: (c) => clientOf(c, env.TRUSTED_PROXIES),
      onLink: mail.wake,
      onError: (error) => log.error({ event: "editor-mail-not-queued", error: errorMessage(error) }),
    }),
    people: peopleApi({ people, links, audit, hasMail: mail.hasMail, onLink: mail.wake }),
    onChange: ({ email }, what) => audit.note({ who: email ?? "", action: `editor: ${what}`, rows: 1 }),
  });
  return {
    app,
    mail,
    links,
    people,
    audit,
    close: async () => {
      await mail.stop();
      await storage.close();
    },
  };
}

/** `npm run edit:hosted`: the editor as a process of its own, behind a proxy that speaks TLS on its own host name. */
export async function startHostedEditor({ env, log, publisher }: HostedNeeds & Publishing) {
  const origin = editorOrigin(env);
  await writeGeneratedSources(env.CONTENT_DIR);
  const files = await buildPage();
  const { app, mail, close } = await hostedApi({ env, log, publisher });
  app.route("/", editorPage({ files, siteAddress: null }));
  const server = await new Promise<Server>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, port: env.EDITOR_PORT, hostname: env.EDITOR_HOST }, () =>
      resolve(listening as Server),
    );
    listening.once("error", (error) => reject(explainListenError(error, "EDITOR_PORT")));
  });
  mail.start();
  return {
    origin,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await close();
    },
  };
}
