import { memoize } from "#domain/cache/memoize.ts";

/** In a build content stands still and is asked for by every page; in development it changes under our hands. */
export const memoizeInBuild: typeof memoize = import.meta.env.PROD ? memoize : (answer) => answer;
