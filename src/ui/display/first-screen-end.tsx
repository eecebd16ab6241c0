export type FirstScreenEndProps = {
  /** Names of the files in src/styles/fonts.css that it is set in. */
  fonts: readonly string[];
};

/**
 * Stands where the first screen of a page ends, in the first element of `main` and outside of lists and grids: what is
 * above has its styles in the head (build/styles/page-styles.ts), and is painted before a sheet is used.
 */
export function FirstScreenEnd({ fonts }: FirstScreenEndProps) {
  return <template data-first-screen-end={fonts.join(" ")} />;
}
