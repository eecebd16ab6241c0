import { useMemo, useState } from "react";
import { useContent } from "#editor/app/content/content.tsx";
import { keyOf, type Path } from "#editor/app/content/path.ts";
import { entryAddress } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { SearchBox } from "#editor/app/pages/search-box.tsx";
import { textsFound, textsOf } from "./find.ts";

/** Fewer are found by looking. */
const MANY_TEXTS = 60;

type FindInEntryProps = { kind: string; id: string; data: unknown; onGo: (path: Path) => void };

/** For entries of many texts: leads to the one that holds some words. */
export function FindInEntry({ kind, id, data, onGo }: FindInEntryProps) {
  const { t, place } = useTexts();
  const { locales } = useContent();
  const [wanted, setWanted] = useState("");
  const hasMany = useMemo(() => textsOf(data).length >= MANY_TEXTS, [data]);
  const found = useMemo(() => (wanted.trim().length > 1 ? textsFound(data, wanted) : null), [data, wanted]);
  if (!hasMany) return null;
  return (
    <search className="find">
      <SearchBox label={t("find.label")} value={wanted} onChange={setWanted} />
      {found && (
        <>
          <p className="rail-heading" role="status">
            {t("rail.results", { count: found.length })}
          </p>
          <ul className="ruled max-h-88 border border-line rounded-control bg-surface overflow-y-auto empty:hidden">
            {found.map(({ path, text }) => (
              <li key={keyOf(path)}>
                <a
                  className="grid py-2 px-3.5 hover:bg-raised focus-visible:-outline-offset-2"
                  href={entryAddress(kind, id, path)}
                  onClick={(event) => {
                    event.preventDefault();
                    onGo(path);
                  }}
                >
                  <span dir="auto">{text}</span>
                  <small className="text-muted text-small">{place(path, locales)}</small>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  );
}
