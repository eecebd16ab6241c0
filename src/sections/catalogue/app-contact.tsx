import { Button } from "#src/ui/controls/button.tsx";

export type AppContactProps = {
  title: string;
  text: string;
  /** The first is the way we prefer. */
  actions: { href: string; label: string; newTab?: string }[];
};

/** Last section of a page: one question and two ways to contact. */
export function AppContact({ title, text, actions: [first, ...others] }: AppContactProps) {
  return (
    <section className="wrap pb-(--section-space) print:hidden" aria-labelledby="ask-title">
      <div className="grid items-center gap-6 rounded-panel bg-tint-3 p-6 tablet:p-10 wide:grid-cols-[1fr_auto] wide:p-14">
        <div>
          <h2 id="ask-title" className="mb-2 text-heading">
            {title}
          </h2>
          <p className="max-w-copy text-lead text-copy">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {first && (
            <Button href={first.href} size="large" icon="arrow-right">
              {first.label}
            </Button>
          )}
          {others.map(({ href, label, newTab }) => (
            <Button key={href} href={href} size="large" look="ghost" newTab={newTab}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
