import { useContent } from "#editor/app/content/content.tsx";
import { entryAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { EntryRow, Kind } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";

type EntryLinkProps = { kind: Kind; row: EntryRow /** In a list of several kinds. */; withKind?: boolean };

/** An entry in a list: its title in every language, its date, whether it is published, and what it lacks. */
export function EntryLink({ kind, row, withKind = false }: EntryLinkProps) {
  const { t, kind: kindName, format } = useTexts();
  const { locales, nameOf } = useContent();
  const name = nameOf(kind.id, row.id);
  // Where nothing has a date, everything is published unless it says otherwise.
  const states = row.states.filter((state) => state !== "published" || row.date !== undefined);
  return (
    <a
      className="entry-row flex items-center gap-4 min-h-15 py-3 px-4.5 hover:bg-raised focus-visible:-outline-offset-2"
      href={entryAddress(kind.id, row.id)}
    >
      <span className="flex grow flex-wrap items-center gap-y-1 gap-x-4 min-w-0">
        <span className="grid grow basis-64 min-w-0">
          {/* A name of the other script stays where names begin. */}
          <span className="font-strong">
            <bdi>{name}</bdi>
          </span>
          {withKind && <span className="text-muted text-small">{kindName(kind.label)}</span>}
          {!withKind &&
            locales
              .filter(({ code }) => row.title[code] && row.title[code] !== name)
              .map(({ code, dir }) => (
                <span key={code} lang={code} dir={dir} className="text-muted text-small justify-self-start">
                  {row.title[code]}
                </span>
              ))}
        </span>
        {row.date !== undefined && (
          <time className="text-muted text-small" dateTime={row.date}>
            {format.dateTime(new Date(row.date), { day: "numeric", month: "short", year: "numeric" })}
          </time>
        )}
        {states.map((state) => (
          <span key={state} className="pill pill-state" data-state={state}>
            {t(`states.${state}`)}
          </span>
        ))}
        {row.hidden && <span className="pill pill-state">{t("states.hidden")}</span>}
        {locales
          .filter(({ code }) => row.missing.includes(code))
          .map(({ code, name: language }) => (
            <span key={code} className="pill pill-missing">
              {t("kind.missing", { languages: language })}
            </span>
          ))}
        <bdi dir="ltr" className="entry-id text-muted wrap-anywhere">
          {row.id}
        </bdi>
      </span>
      <Icon className="flex-none size-4.5 text-muted" name="chevron-right" />
    </a>
  );
}
