export type RelatablePost = { id: string; category: string; tags: readonly string[]; app?: string | undefined };

const SHARED_TAG = 3;
const SAME_APP = 3;
const SAME_CATEGORY = 2;

function kinship(a: RelatablePost, b: RelatablePost): number {
  const tags = a.tags.filter((tag) => b.tags.includes(tag)).length * SHARED_TAG;
  const app = a.app !== undefined && a.app === b.app ? SAME_APP : 0;
  return tags + app + (a.category === b.category ? SAME_CATEGORY : 0);
}

/** What to read after a post: nearest in subject first; among equals the order of the list, newest first. */
export function relatedPosts<Post extends RelatablePost>(post: Post, all: readonly Post[], count: number): Post[] {
  return all
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, kinship: kinship(post, other) }))
    .sort((a, b) => b.kinship - a.kinship)
    .slice(0, count)
    .map(({ other }) => other);
}
