import { Fragment, type ReactNode } from "react";
import type { LocaleRow } from "#domain/language/locale.ts";
import { controlSpecimens } from "./control-specimens.tsx";
import { messageSpecimens } from "./message-specimens.tsx";
import { sampleIn } from "./sample.ts";
import { wordSpecimens } from "./word-specimens.tsx";

export type Specimen = { part: string; states: { state: string; shown: ReactNode }[] };

export const anchorOf = (name: string) => `at-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

/** Every part of src/ui in one language, each in the states it can be in. */
export function listSpecimens(locale: LocaleRow): Specimen[] {
  const sample = sampleIn(locale.code);
  return [...wordSpecimens(sample), ...controlSpecimens(sample), ...messageSpecimens(sample)];
}

/** Every part in every state, the languages side by side. */
export function SpecimenSheet({ locales }: { locales: readonly LocaleRow[] }) {
  const columns = locales.map((row) => ({ row, specimens: listSpecimens(row) }));
  return columns[0]?.specimens.map(({ part, states }, at) => (
    <section key={part} id={anchorOf(part)} aria-label={part}>
      <h2>{part}</h2>
      {states.map(({ state }, index) => (
        <Fragment key={state}>
          <p className="gallery-state">{state}</p>
          <div className="gallery-row">
            {columns.map(({ row, specimens }) => (
              <div key={row.code} className="gallery-column" lang={row.iso} dir={row.dir}>
                {specimens[at]?.states[index]?.shown}
              </div>
            ))}
          </div>
        </Fragment>
      ))}
    </section>
  ));
}

/** Places for the sections of each page; src/gallery/sections.ts fills them. */
export function PageSheet({ locales, pages }: { locales: readonly LocaleRow[]; pages: string[] }) {
  return pages.map((page) => (
    <section key={page} id={anchorOf(`page ${page}`)} aria-label={page || "/"} data-gallery-page={anchorOf(page)}>
      <h2>{page || "/"}</h2>
      {locales.map(({ code, iso, dir }) => (
        <template key={code} data-address={`/${code}${page}`} lang={iso} dir={dir} />
      ))}
    </section>
  ));
}
