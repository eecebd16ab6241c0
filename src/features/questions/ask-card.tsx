import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";

export type AskCardProps = {
  title: string;
  note: string;
  ways: { href: string; label: string; icon: IconName; dir?: "ltr"; newTab?: string }[];
};

/** Beside the answers: whoever is still asking writes from there. */
export function AskCard({ title, note, ways }: AskCardProps) {
  return (
    <div className="faq-ask">
      <h2>{title}</h2>
      <p>{note}</p>
      <ul>
        {ways.map(({ href, label, icon, dir, newTab }) => (
          <li key={href}>
            <a href={href} {...(newTab && { target: "_blank", rel: "noopener" })}>
              <Icon name={icon} />
              <bdi dir={dir}>{label}</bdi>
              {newTab && <span className="sr-only">{newTab}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
