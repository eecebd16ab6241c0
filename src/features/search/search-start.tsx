import type { Direction } from "#domain/language/locale.ts";
import { AppIcon } from "#src/art/app-icon.tsx";
import { PostRow, type PostSummary } from "#src/sections/posts/post-card.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./search-start.css";

type Link = { href: string; label: string };

export type SearchStartProps = {
  direction: Direction;
  apps: { title: string; apps: { id: string; href: string; name: string; kind: string }[] };
  questions: { title: string; links: Link[]; all: Link };
  posts: { title: string; posts: PostSummary[]; all: Link };
  places: { title: string; links: (Link & { icon: IconName })[] };
};

/** What people come for most, before anything is searched for and where nothing was found. */
export function SearchStart({ direction, apps, questions, posts, places }: SearchStartProps) {
  return (
    <div className="search-start">
      <section aria-labelledby="start-apps">
        <h2 id="start-apps">{apps.title}</h2>
        <ul className="start-apps">
          {apps.apps.map(({ id, href, name, kind }) => (
            <li key={id}>
              <a className={`app-${id}`} href={href}>
                <AppIcon app={id} />
                <b>{name}</b>
                <span>{kind}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="start-questions" className="start-panel">
        <h2 id="start-questions">{questions.title}</h2>
        <LinkList links={questions.links} />
        <TextLink href={questions.all.href}>{questions.all.label}</TextLink>
      </section>
      <section aria-labelledby="start-places" className="start-panel">
        <h2 id="start-places">{places.title}</h2>
        <LinkList links={places.links} />
      </section>
      <section aria-labelledby="start-posts" className="start-posts">
        <h2 id="start-posts">{posts.title}</h2>
        <ul>
          {posts.posts.map((post) => (
            <li key={post.id}>
              <PostRow post={post} direction={direction} />
            </li>
          ))}
        </ul>
        <TextLink href={posts.all.href}>{posts.all.label}</TextLink>
      </section>
    </div>
  );
}

function LinkList({ links }: { links: (Link & { icon?: IconName })[] }) {
  return (
    <ul className="start-links">
      {links.map(({ href, label, icon }) => (
        <li key={href}>
          <a href={href}>
            {icon && <Icon name={icon} />}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
