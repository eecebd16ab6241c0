import type { Translate } from "#domain/language/translate.ts";
import { TocAside, TocPanel, type TocProps } from "#src/sections/page/toc.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { ProseText } from "#src/ui/text/prose.tsx";

export type ProseDocumentProps = {
  t: Translate<"policy">;
  html: string;
  address: string | undefined;
  headings: TocProps["headings"];
  facts: { label: string; value: string }[];
};

/** A text in force: which version it is and since when, its numbered sections, and a clean print of them. */
export function ProseDocument({ t, html, address, headings, facts }: ProseDocumentProps) {
  const contents = { label: t("policy.contents"), headings };
  return (
    <div className="wrap pb-(--section-space)">
      <div className="mb-10 flex flex-wrap items-center gap-x-10 gap-y-4 border-y border-line py-4">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex items-baseline gap-2.5">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="font-strong">{value}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className="document-print items-center gap-2.5 min-h-11 ms-auto text-primary-ink text-ui font-strong hover:text-ink"
          data-print=""
        >
          <Icon name="printer" />
          {t("policy.print")}
        </button>
      </div>
      <div className="reading grid desktop:justify-between print:block">
        <div className="reading-side desktop:sticky desktop:self-start desktop:overflow-y-auto">
          <TocAside {...contents} numbered />
        </div>
        <div className="grid grid-cols-1 gap-10">
          <TocPanel {...contents} numbered />
          <ProseText html={html} look="numbered" address={address} />
        </div>
      </div>
    </div>
  );
}
