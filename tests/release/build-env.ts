/**
 * The environment of a build that a test starts. Vitest puts what astro.config.ts defines for this site, such as
 * PICTURE_FOLDER, into its own environment, and Astro would let that win over what the other build defines.
 */
export function buildEnv(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, ...own };
}
