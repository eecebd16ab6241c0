import { Figure } from "#src/ui/bidi.tsx";
import { TextLink } from "#src/ui/text-link.tsx";

type Claim = { atLeast: number; label: string };

export type MilestonesProps = {
  heading: string;
  claims: { projects: Claim; clients: Claim };
  milestones: { year: number; title: string; body: string }[];
  team: { href: string; label: string };
};

export function Milestones({ heading, claims, milestones, team }: MilestonesProps) {
  return (
    <section className="wrap pb-(--section-space)">
      <dl className="mb-14 grid gap-8 tablet:grid-cols-2">
        {[claims.projects, claims.clients].map(({ atLeast, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-copy">{label}</dt>
            <dd className="font-display text-figure font-strong leading-none">
              <Figure>{`${atLeast}+`}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      <h2 className="mb-6 text-heading">{heading}</h2>
      <ol className="grid gap-6 border-t border-line pt-6 tablet:grid-cols-2 desktop:grid-cols-5">
        {milestones.map(({ year, title, body }) => (
          <li key={year}>
            <p className="text-small text-muted">{year}</p>
            <h3 className="text-title">{title}</h3>
            <p className="text-ui text-copy">{body}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10">
        <TextLink href={team.href}>{team.label}</TextLink>
      </div>
    </section>
  );
}
