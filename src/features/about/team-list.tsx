import type { Flag } from "#domain/company/people.ts";
import type { Translate } from "#domain/language/translate.ts";
import { PersonPicture } from "#src/art/theme/person-picture.tsx";
import { Photo, type PhotoImage } from "#src/ui/display/photo.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./team-list.css";

export type TeamListProps = {
  t: Translate<"team">;
  members: {
    id: string;
    flag: Flag;
    /** Instead of the flag. */
    photo: PhotoImage | null;
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
    <section aria-labelledby="people-title" className="section-space">
      <div className="wrap">
        <h2 id="people-title" className="sr-only">
          {t("team.crew")}
        </h2>
        <ul className="team-list grid tablet:grid-cols-2">
          {members.map(({ id, flag, photo, name, role, focus, since, article }) => (
            <li key={id} className="grid content-start" id={id}>
              {photo ? (
                <Photo className="team-photo" photo={photo} sizes="200px" />
              ) : (
                <PersonPicture className="w-full h-auto aspect-square rounded-control" flag={flag} />
              )}
              <div>
                <h3>{name}</h3>
                <p className="mb-2.5 font-strong text-primary-ink">{role}</p>
                <p className="text-copy">{focus}</p>
                <p className="team-foot grid gap-0.5 mt-3 text-small text-muted">
                  <span>{t("team.since", { year: String(since) })}</span>
                  {article && (
                    <span className="flex items-start gap-2">
                      <Icon name="book-open" className="mt-1 shrink-0" />
                      <span className="sr-only">{t("team.wrote")}:</span>
                      <a
                        className="inline-block min-h-6 text-balance text-primary-ink underline underline-offset-4"
                        href={article.href}
                      >
                        {article.title}
                      </a>
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
