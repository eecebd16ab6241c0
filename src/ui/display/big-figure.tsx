import "./big-figure.css";

export type BigFigureProps = { value: number; sign?: string; label: string };

/** One large number. The sign stands high, in colour, and after the number: to its left in Arabic. */
export function BigFigure({ value, sign, label }: BigFigureProps) {
  return (
    <p className="big-figure">
      <b>
        {value}
        {sign && <sup>{sign}</sup>}
      </b>
      <span>{label}</span>
    </p>
  );
}
