import { remembered } from "#domain/cache/memoize.ts";

/** In a build content stands still and is asked for by every page; in development it changes under our hands. */
export const rememberedInBuild: typeof remembered = import.meta.env.PROD ? remembered : (answer) => answer;
