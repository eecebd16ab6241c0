/**
 * Stands where the first screen of a page ends, outside of lists and grids: what is above has its styles in the head
 * (build/styles/page-styles.ts), and is shown before a sheet has come.
 */
export function FirstScreenEnd() {
  return <template data-first-screen-end="" />;
}
