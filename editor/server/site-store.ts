import { existsSync } from "node:fs";
import type { Env } from "#server/env.ts";
import { createLog } from "#server/observability/log.ts";
import { createStorage, type Storage, sqlitePath } from "#server/storage/open.ts";

/** The store of the site's server, found by the same settings. It is opened once it is there: looking makes none. */
export function siteStore(env: Pick<Env, "DATA_DIR" | "DATABASE_URL">) {
  let storage: Storage | null = null;
  return {
    find(): Storage | null {
      if (!storage && (env.DATABASE_URL || existsSync(sqlitePath(env))))
        storage = createStorage({ ...env, log: createLog("error") });
      return storage;
    },
    close: async () => storage?.close(),
  };
}

export type SiteStore = ReturnType<typeof siteStore>;
