/** An item of the menu in the header and the drawer. */
export type MenuItem = {
  id: string;
  name: string;
  link: string;
  /** In the drawer. */
  icon: string;
  /** Marked in the HTML; on the home page src/browser/header.ts marks the section being read instead. */
  isCurrent: boolean;
  /** Of a section of the home page: where it rests when its link is followed, in pixels under the top. */
  anchor?: { id: string; offset: number };
};
