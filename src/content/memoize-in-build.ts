import { memoize } from "#domain/cache/memoize.ts";

/** Memoizes in a build, where content does not change and every page reads it; not in development, where it does. */
export const memoizeInBuild: typeof memoize = import.meta.env.PROD ? memoize : (answer) => answer;
