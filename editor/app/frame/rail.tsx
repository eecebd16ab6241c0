import { useMemo, useState } from "react";
import { isSingle, useContent } from "#editor/app/content/content.tsx";
import { foundIn } from "#editor/app/entry/find.ts";
import { SearchBox } from "#editor/app/pages/search-box.tsx";
import { SignOut } from "#editor/app/people/sign-out.tsx";
import { SubmissionsLink } from "#editor/app/submissions/submissions-link.tsx";
import type { EntryRow, Kind } from "#editor/contract.ts";
import {
  type Address,
  DELETED_ADDRESS,
  entryAddress,
  MISSING_ADDRESS,
  PEOPLE_ADDRESS,
  SAMPLE_ADDRESS,
} from "./address.ts";
import { FoundTexts } from "./found-texts.tsx";
import { addressOfKind, groupsOf, missingIn } from "./kind-groups.ts";
import { RailPageLink } from "./rail-page-link.tsx";
import { useTexts } from "./texts.tsx";

const PAGES = [
  { page: "missing", href: MISSING_ADDRESS, icon: "languages", title: "rail.missing" },
  { page: "deleted", href: DELETED_ADDRESS, icon: "archive", title: "deleted.title" },
  { page: "sample", href: SAMPLE_ADDRESS, icon: "palette", title: "sample.title" },
] as const;

export function Rail({ address }: { address: Address }) {
  const { t, kind: kindName } = useTexts();
  const { kinds, nameOf, person } = useContent();
  const [wanted, setWanted] = useState("");
  const found = useMemo(() => (wanted.trim() ? foundIn(kinds, wanted) : null), [kinds, wanted]);
  const missing = kinds.reduce((sum, kind) => sum + missingIn(kind), 0);
  return (
    <nav
      className="rail flex-col gap-4.5 pt-4 pb-8 px-3 border-e border-line relative bg-page-alt overflow-y-auto overscroll-contain max-wide:z-10 max-wide:shadow-high"
      id="rail"
      aria-label={t("rail.label")}
    >
      <SearchBox label={t("rail.search")} value={wanted} onChange={setWanted} />
      {found ? (
        <>
          <p className="rail-heading" role="status">
            {t("rail.inTitles", { count: found.length })}
          </p>
          <ul className="grid gap-px">
            {found.map(({ kind, row }) => (
              <li key={`${kind.id}/${row.id}`}>
                <a
                  className="rail-link flex-col items-stretch gap-0"
                  href={entryAddress(kind.id, row.id)}
                  aria-current={isCurrent(address, kind, row) ? "page" : undefined}
                >
                  <span dir="auto">{nameOf(kind.id, row.id)}</span>
                  <small className="text-muted text-small font-normal">{kindName(kind.label)}</small>
                </a>
              </li>
            ))}
          </ul>
          <FoundTexts wanted={wanted.trim()} />
        </>
      ) : (
        <>
          <div className="grid gap-px">
            <SubmissionsLink isCurrent={address.page === "submissions"} />
            {PAGES.map(({ page, href, icon, title }) => (
              <RailPageLink
                key={page}
                href={href}
                icon={icon}
                title={t(title)}
                isCurrent={address.page === page}
                {...(page === "missing" && { badge: { count: missing, text: missing } })}
              />
            ))}
            {person.email !== null && person.may.includes("manage") && (
              <RailPageLink
                href={PEOPLE_ADDRESS}
                icon="users"
                title={t("people.title")}
                isCurrent={address.page === "people"}
              />
            )}
          </div>
          {groupsOf(kinds).map(({ group, kinds: inGroup }) => (
            <section key={group}>
              <h2 className="rail-heading">{t(`rail.groups.${group}`)}</h2>
              <ul className="grid gap-px">
                {inGroup.map((kind) => (
                  <RailKind key={kind.id} kind={kind} address={address} />
                ))}
              </ul>
            </section>
          ))}
          {person.email !== null && <SignOut name={person.name} />}
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
  const isPictures = kind.id === "pictures";
  const isOpen = isPictures
    ? address.page === "pictures"
    : (address.page === "kind" || address.page === "entry") && address.kind === kind.id;
  // Pictures are seen on their page, not read in a list.
  const isAlone = isSingle(kind) || isPictures;
  const missing = missingIn(kind);
  const isPage = address.page === "kind" || isAlone;
  return (
    <li>
      <a className="rail-link" href={addressOfKind(kind)} aria-current={isOpen && isPage ? "page" : undefined}>
        <span>{kindName(kind.label)}</span>
        {missing > 0 && <MissingMark>{t("missing.count", { count: missing })}</MissingMark>}
        {!isSingle(kind) && <span className="badge py-px px-1.75 rounded-full text-center">{kind.entries.length}</span>}
      </a>
      {isOpen && !isAlone && (
        <ul className="rail-entries grid gap-px mt-0.5 mb-2 ms-4 ps-1.5 border-s border-line-strong">
          {kind.entries.map((row) => (
            <li key={row.id}>
              <a
                className="rail-link"
                href={entryAddress(kind.id, row.id)}
                aria-current={isCurrent(address, kind, row) ? "page" : undefined}
              >
                <span dir="auto">{title(row.title, row.id)}</span>
                {row.states.includes("draft") && <small className="text-muted">{t("states.draft")}</small>}
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
    <span className="flex-none size-2 rounded-full bg-warn" title={children}>
      <span className="sr-only">{children}</span>
    </span>
  );
}
