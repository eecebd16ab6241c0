export type PageSheetProps = {
  /** What kind of sheet the page is, and its number. */
  sheet: string;
  surveyed: { label: string; iso: string; shown: string } | null;
};

/** The title block in the corner of the last section: which sheet the page is, and when it was last changed. */
export function PageSheet({ sheet, surveyed }: PageSheetProps) {
  return (
    <div className="py-1 print:hidden [.bg-page-alt+&]:bg-page-alt">
      <div className="wrap flex justify-end">
        <p className="page-sheet">
          <b>{sheet}</b>
          {surveyed && (
            <>
              {surveyed.label} <time dateTime={surveyed.iso}>{surveyed.shown}</time>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
