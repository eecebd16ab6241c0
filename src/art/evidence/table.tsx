import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";

/** Figures under their heads. A grid, not a table: it is looked at, never read out. */
export function TableEvidence({ texts }: { texts: EvidenceTexts<"table"> }) {
  return (
    <div className="evidence-sheet">
      {texts.command !== undefined && (
        <p className="evidence-command" dir="ltr">
          {texts.command}
        </p>
      )}
      <div className="evidence-table" data-columns={texts.heads.length}>
        {texts.heads.map((head) => (
          <small key={head}>{head}</small>
        ))}
        {texts.rows.flatMap(({ name, figures, isOff }) => [
          <span key={name}>{name}</span>,
          ...figures.map((figure, index) => (
            <bdi
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column
              key={`${name} ${index}`}
              data-off={isOff && index === figures.length - 1 ? "" : undefined}
            >
              {figure}
            </bdi>
          )),
        ])}
      </div>
    </div>
  );
}
