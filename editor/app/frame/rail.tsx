import { useMemo, useState } from "react";
import { isSingle, useContent } from "#editor/app/content/content.tsx";
import { foundIn } from "#editor/app/entry/find.ts";
import { SearchBox } from "#editor/app/pages/search-box.tsx";
import type { EntryRow, Kind } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { type Address, entryAddress, MISSING_ADDRESS } from "./address.ts";
import { addressOfKind, groupsOf, missingIn } from "./kind-groups.ts";
import { useTexts } from "./texts.tsx";

export function Rail({ address }: { address: Address }) {
  const { t, kind: kindName } = useTexts();
  const { kinds, nameOf } = useContent();
  const [wanted, setWanted] = useState("");
  const found = useMemo(() => (wanted.trim() ? foundIn(kinds, wanted) : null), [kinds, wanted]);
  const missing = kinds.reduce((sum, kind) => sum + missingIn(kind), 0);
  return (
    <nav className="rail" id="rail" aria-label={t("rail.label")}>
      <SearchBox label={t("rail.search")} value={wanted} onChange={setWanted} />
      {found ? (
        <>
          <p className="rail-heading" role="status">
            {t("rail.results", { count: found.length })}
          </p>
          <ul className="rail-list">
            {found.map(({ kind, row }) => (
              <li key={`${kind.id}/${row.id}`}>
                <a
                  className="rail-link rail-result"
                  href={entryAddress(kind.id, row.id)}
                  aria-current={isCurrent(address, kind, row) ? "page" : undefined}
                >
                  <span dir="auto">{nameOf(kind.id, row.id)}</span>
                  <small>{kindName(kind.label)}</small>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <a
            className="rail-link rail-missing"
            href={MISSING_ADDRESS}
            aria-current={address.page === "missing" ? "page" : undefined}
          >
            <Icon name="languages" />
            <span>{t("rail.missing")}</span>
            <span className="badge" data-some={missing > 0 || undefined}>
              {missing}
            </span>
          </a>
          {groupsOf(kinds).map(({ group, kinds: inGroup }) => (
            <section key={group}>
              <h2 className="rail-heading">{t(`rail.groups.${group}`)}</h2>
              <ul className="rail-list">
                {inGroup.map((kind) => (
                  <RailKind key={kind.id} kind={kind} address={address} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </nav>
  );
}

const isCurrent = (address: Address, kind: Kind, row: EntryRow) =>
  address.page === "entry" && address.kind === kind.id && address.id === row.id;

/** The open kind shows what is in it. */
function RailKind({ kind, address }: { kind: Kind; address: Address }) {
  const { t, kind: kindName, title } = useTexts();
  const { locales } = useContent();
  const isOpen = (address.page === "kind" || address.page === "entry") && address.kind === kind.id;
  const isAlone = isSingle(kind);
  const missing = missingIn(kind);
  const isPage = address.page === "kind" || (isAlone && address.page === "entry");
  return (
    <li>
      <a className="rail-link" href={addressOfKind(kind)} aria-current={isOpen && isPage ? "page" : undefined}>
        <span>{kindName(kind.label)}</span>
        {missing > 0 && <MissingMark>{t("missing.count", { count: missing })}</MissingMark>}
        {!isAlone && <span className="badge">{kind.entries.length}</span>}
      </a>
      {isOpen && !isAlone && (
        <ul className="rail-entries">
          {kind.entries.map((row) => (
            <li key={row.id}>
              <a
                className="rail-link"
                href={entryAddress(kind.id, row.id)}
                aria-current={isCurrent(address, kind, row) ? "page" : undefined}
              >
                <span dir="auto">{title(row.title, row.id)}</span>
                {row.missing.length > 0 && (
                  <MissingMark>
                    {t("kind.missing", {
                      languages: locales
                        .filter(({ code }) => row.missing.includes(code))
                        .map(({ name }) => name)
                        .join(" · "),
                    })}
                  </MissingMark>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function MissingMark({ children }: { children: string }) {
  return (
    <span className="missing-mark" title={children}>
      <span className="sr-only">{children}</span>
    </span>
  );
}
