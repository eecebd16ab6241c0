import { KhatamPattern } from "#src/art/khatam/khatam-pattern.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";

export type AskPanelProps = {
  id: string;
  title: string;
  text: string;
  write: { href: string; label: string };
  also: { href: string; label: string; icon?: IconName; newTab?: string }[];
};

/** Last section of a page of answers: the ways to ask a person. */
export function AskPanel({ id, title, text, write, also }: AskPanelProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="wrap pb-(--section-space) print:hidden">
      <div className="band relative grid gap-6 overflow-clip rounded-panel p-8 tablet:p-12 wide:grid-cols-[1fr_auto] wide:items-center wide:gap-16">
        <KhatamPattern className="max-tablet:hidden start-auto w-1/2" id={`${id}-pattern`} fade="corner" />
        <div className="relative grid gap-3">
          <h2 id={`${id}-title`} className="text-heading">
            {title}
          </h2>
          <p className="max-w-copy text-copy">{text}</p>
        </div>
        <div className="relative flex flex-wrap gap-3">
          <Button href={write.href} size="large" icon="arrow-right">
            {write.label}
          </Button>
          {also.map(({ label, ...link }) => (
            <Button key={link.href} {...link} size="large" look="ghost">
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
