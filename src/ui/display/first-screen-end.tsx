/**
 * Stands where the first screen of a page ends, in the first element of `main` and outside of lists and grids: what is
 * above has its styles in the head (build/styles/page-styles.ts), and is painted before a sheet is used.
 */
export function FirstScreenEnd() {
  return <template data-first-screen-end="" />;
}
