import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { writeGeneratedSources } from "#build/generated-sources.ts";
import { editorApi } from "./app.ts";
import { startDevServer } from "./dev-server.ts";
import { oneTimeAddress } from "./one-time-address.ts";
import { buildPage, editorPage } from "./page.ts";
import { LOOPBACK_HOST } from "./ports.ts";
import type { Publisher } from "./publish/publisher.ts";
import type { SiteStore } from "./site-store.ts";

type EditorOptions = {
  contentDir: string;
  port: number;
  /** Where the site's own pages shall be shown; without it the editor runs alone. */
  sitePort?: number;
  /** The environment that the site's pages run in. */
  env: Readonly<Record<string, string | undefined>>;
  /** How the site is published. */
  publisher: Publisher;
  /** What visitors sent to the site. */
  store: SiteStore;
};

/** `address`: to be opened once. */
export type Editor = { address: string; siteAddress: string | null; stop: () => Promise<void> };

/** The editor and the pages beside it, for this machine only. */
export async function startEditor(options: EditorOptions): Promise<Editor> {
  const { contentDir, port, sitePort, env, publisher, store } = options;
  // The page uses the site's tokens, icons and fonts.
  await writeGeneratedSources(contentDir);
  const [files, site] = await Promise.all([
    buildPage(),
    sitePort === undefined ? null : startDevServer({ port: sitePort, env: { ...env, CONTENT_DIR: contentDir } }),
  ]);
  const siteAddress = site?.address ?? null;
  const { token, signIn, personOf } = oneTimeAddress({ port });
  const app = editorApi({
    contentDir,
    siteAddress,
    now: () => new Date(),
    personOf,
    signIn,
    stranger: "notOpened",
    publisher,
    findStore: store.find,
  });
  app.route("/", editorPage({ files, siteAddress }));
  const server = await listening(app.fetch, port);
  return {
    address: `http://${LOOPBACK_HOST}:${port}/#token=${token}`,
    siteAddress,
    stop: async () => {
      await Promise.all([site?.stop(), new Promise((resolve) => server.close(resolve))]);
      await store.close();
    },
  };
}

function listening(fetch: Parameters<typeof serve>[0]["fetch"], port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: LOOPBACK_HOST }, () => resolve(server as Server));
    server.once("error", reject);
  });
}
