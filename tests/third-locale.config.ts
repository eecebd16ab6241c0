import { siteWithout } from "./support/lean-site.ts";

/** A test of addresses and words has no use for pictures of links. */
export default siteWithout(["share-cards"]);
