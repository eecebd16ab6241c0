import { z } from "zod";
import { POSTS_PER_PAGE } from "./paging.ts";

/** Drawings that a cover can have; src/art/post-cover.tsx draws them. */
export const POST_MOTIFS = [
  "numerals",
  "network",
  "licence",
  "schedule",
  "security",
  "search",
  "gauge",
  "key",
  "form",
  "invoice",
  "choice",
  "launch",
] as const;
export type PostMotifKind = (typeof POST_MOTIFS)[number];

export const postMotifSchema = z.enum(POST_MOTIFS);

export type CoveredPost = { id: string; category: string; motif?: PostMotifKind | undefined };

/** How many posts before and after one may be on a page with it. */
const NEAR = POSTS_PER_PAGE - 1;

/**
 * The motif of every post: its own, else one by its id that no post on a page with it has. Posts are given newest first
 * and dealt with oldest first, so that a new post changes the covers of older ones as rarely as possible.
 */
export function assignMotifs(newestFirst: readonly CoveredPost[]): Map<string, PostMotifKind> {
  const posts = newestFirst.toReversed();
  const assigned: PostMotifKind[] = [];
  const inCategory = new Map<string, PostMotifKind[]>();
  posts.forEach((post, index) => {
    const ofCategory = inCategory.get(post.category) ?? [];
    const following = posts.slice(index + 1, index + 1 + NEAR).flatMap(({ motif }) => motif ?? []);
    const motif = post.motif ?? freeMotif(post.id, [assigned.slice(-NEAR), following, ofCategory.slice(-NEAR)]);
    assigned.push(motif);
    inCategory.set(post.category, [...ofCategory.slice(-NEAR), motif]);
  });
  return new Map(posts.map(({ id }, index) => [id, assigned[index] ?? POST_MOTIFS[0]]));
}

/** The first motif, counted from one that the id decides, that is in none of the lists, the earlier ones weighing more. */
function freeMotif(id: string, taken: readonly PostMotifKind[][]): PostMotifKind {
  const first = hashOf(id) % POST_MOTIFS.length;
  let free: readonly PostMotifKind[] = [...POST_MOTIFS.slice(first), ...POST_MOTIFS.slice(0, first)];
  for (const list of taken) {
    const rest = free.filter((motif) => !list.includes(motif));
    if (rest.length > 0) free = rest;
  }
  return free[0] ?? POST_MOTIFS[0];
}

/** A number that an id always has. */
export function hashOf(id: string): number {
  return [...id].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
}
