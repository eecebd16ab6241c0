import { resolve } from "node:path";

const OWN_CONTENT = resolve("content");

/** What builds of the project's own content read instead of it. Always the same folder: Astro's cache keeps its path. */
export const OWN_SNAPSHOT = resolve(".cache/content");

/** Whether this is the project's own content. Another folder is another site, with a cache of its own. */
export const isOwnContent = (contentDir: string) => contentDir === OWN_CONTENT || contentDir === OWN_SNAPSHOT;
