import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./post-tips.css";

type Link = { href: string; label: string };

export type PostTipsProps = { heading: string; tips: { title: string; body: string }[]; links: Link[] };

export function PostTips({ heading, tips, links }: PostTipsProps) {
  return (
    <section aria-labelledby="tips-title" className="section-space bg-page-alt">
      <div className="wrap grid gap-10">
        <h2 id="tips-title" className="max-w-[20ch]">
          {heading}
        </h2>
        <ol className="post-tips">
          {tips.map(({ title, body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="text-copy">{body}</p>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-x-8">
          {links.map(({ href, label }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </div>
      </div>
    </section>
  );
}
