import { siteWithout } from "./site-without.ts";

/** A test of paging has no use for compressing and listing, nor for hundreds of pictures. */
export default siteWithout(["site-manifest", "share-cards"]);
