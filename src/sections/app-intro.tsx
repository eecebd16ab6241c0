import { Breadcrumb, type BreadcrumbProps } from "#src/ui/breadcrumb.tsx";
import { Button } from "#src/ui/button.tsx";

export type AppIntroProps = {
  breadcrumb: BreadcrumbProps;
  app: { name: string; kind: string; tagline: string; summary: string };
  facts: { label: string; value: string }[];
  links: { href: string; label: string; note?: string }[];
};

export function AppIntro({ breadcrumb, app, facts, links }: AppIntroProps) {
  return (
    <div className="wrap page-top grid gap-6 pb-12">
      <Breadcrumb {...breadcrumb} />
      <div className="grid max-w-[60rem] gap-5">
        <span className="mark-label">{app.kind}</span>
        <h1>{app.name}</h1>
        <p className="max-w-[60ch] text-lead text-ink">{app.tagline}</p>
        <p className="max-w-[60ch] text-copy">{app.summary}</p>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-5">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-strong">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        {links.map(({ href, label, note }, index) => (
          <div key={href} className="flex items-center gap-3">
            <Button href={href} look={index === 0 ? "primary" : "ghost"}>
              {label}
            </Button>
            {note && <span className="text-small text-muted">{note}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
