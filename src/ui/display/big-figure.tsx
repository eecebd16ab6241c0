import "./big-figure.css";

export type BigFigureProps = { value: number; sign?: string; label: string };

/** One large number. The sign stands high and in colour: “50+”. */
export function BigFigure({ value, sign, label }: BigFigureProps) {
  return (
    <p className="big-figure">
      <bdi dir="ltr">
        {value}
        {sign && <sup>{sign}</sup>}
      </bdi>
      <span>{label}</span>
    </p>
  );
}
