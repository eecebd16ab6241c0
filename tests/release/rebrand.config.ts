import { siteWithout } from "./site-without.ts";

/** Pictures of links are drawn from the same words and colours as the pages, and take a quarter of the time. */
export default siteWithout(["share-cards"]);
