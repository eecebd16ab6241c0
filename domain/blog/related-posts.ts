export type RelatablePost = { id: string; category: string; tags: readonly string[]; app?: string | undefined };

const SHARED_TAG = 3;
const SAME_APP = 3;
const SAME_CATEGORY = 2;
/** Only the newest articles of each subject are compared, so that the time does not grow with the number of articles. */
const OF_A_SUBJECT = 100;

function kinship(a: RelatablePost, b: RelatablePost): number {
  const tags = a.tags.filter((tag) => b.tags.includes(tag)).length * SHARED_TAG;
  const app = a.app !== undefined && a.app === b.app ? SAME_APP : 0;
  return tags + app + (a.category === b.category ? SAME_CATEGORY : 0);
}

const ANY = "any";
const subjectsOf = ({ category, tags, app }: RelatablePost): string[] => [
  ANY,
  `category ${category}`,
  ...tags.map((tag) => `tag ${tag}`),
  ...(app === undefined ? [] : [`app ${app}`]),
];

/** Related posts, those with most subjects in common first; equal ones in the order of the list, newest first. */
export function relatedAmong<Post extends RelatablePost>(
  all: readonly Post[],
  count: number,
): (post: RelatablePost) => Post[] {
  const bySubject = new Map<string, { other: Post; place: number }[]>();
  for (const [place, other] of all.entries())
    for (const subject of subjectsOf(other)) {
      const shelf = bySubject.get(subject) ?? [];
      bySubject.set(subject, shelf);
      if (shelf.length < OF_A_SUBJECT) shelf.push({ other, place });
    }

  return (post) => {
    const near = new Map(
      subjectsOf(post).flatMap((subject) => (bySubject.get(subject) ?? []).map((entry) => [entry.place, entry])),
    );
    return [...near.values()]
      .filter(({ other }) => other.id !== post.id)
      .map((entry) => ({ ...entry, kinship: kinship(post, entry.other) }))
      .sort((a, b) => b.kinship - a.kinship || a.place - b.place)
      .slice(0, count)
      .map(({ other }) => other);
  };
}
