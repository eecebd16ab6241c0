export type ChartTitleProps = {
  /** What kind of sheet the page is, and its number. */
  sheet: string;
  surveyed: { label: string; iso: string; shown: string } | null;
};

/** The title block in the corner of the page: which sheet it is, and when it was last changed. */
export function ChartTitle({ sheet, surveyed }: ChartTitleProps) {
  return (
    <div className="wrap flex justify-end pb-6">
      <p className="chart-title">
        <b>{sheet}</b>
        {surveyed && (
          <>
            {surveyed.label} <time dateTime={surveyed.iso}>{surveyed.shown}</time>
          </>
        )}
      </p>
    </div>
  );
}
