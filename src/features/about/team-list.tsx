import type { Flag } from "#domain/company/people.ts";
import type { Translate } from "#domain/language/translate.ts";
import { SignalFlag } from "#src/art/flags/signal-flag.tsx";
import "./team-list.css";

export type TeamListProps = {
  t: Translate<"team">;
  members: {
    id: string;
    flag: Flag;
    name: string;
    role: string;
    focus: string;
    /** Year. */
    since: number;
    /** What this member wrote last. */
    article: { href: string; title: string } | null;
  }[];
};

export function TeamList({ t, members }: TeamListProps) {
  return (
    <section aria-labelledby="crew-title" className="section-space">
      <div className="wrap">
        <h2 id="crew-title" className="sr-only">
          {t("team.crew")}
        </h2>
        <ul className="team-list">
          {members.map(({ id, flag, name, role, focus, since, article }) => (
            <li key={id} id={id}>
              <SignalFlag flag={flag} />
              <div>
                <h3>{name}</h3>
                <p className="team-role">{role}</p>
                <p className="text-copy">{focus}</p>
                <p className="team-foot">
                  <span>{t("team.since", { year: String(since) })}</span>
                  {article && (
                    <span>
                      {t("team.wrote")}: <a href={article.href}>{article.title}</a>
                    </span>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
