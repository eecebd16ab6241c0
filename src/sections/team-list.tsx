import type { Flag } from "#domain/people.ts";
import { SignalFlag } from "#src/art/signal-flag.tsx";

export type TeamListProps = {
  members: { id: string; flag: Flag; name: string; role: string; focus: string; since: string }[];
};

export function TeamList({ members }: TeamListProps) {
  return (
    <section className="wrap pb-(--section-space)">
      <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {members.map(({ id, flag, name, role, focus, since }) => (
          <li key={id} className="grid content-start gap-3 rounded-card border border-line bg-surface p-6">
            <div className="flex items-center gap-4">
              <SignalFlag flag={flag} />
              <div>
                <h2 className="text-title">{name}</h2>
                <p className="text-ui text-primary-ink">{role}</p>
              </div>
            </div>
            <p className="text-ui text-copy">{focus}</p>
            <p className="text-small text-muted">{since}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
