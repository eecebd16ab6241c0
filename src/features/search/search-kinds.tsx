import { useId } from "react";
import type { SearchKind } from "#domain/search/search-index.ts";
import type { SearchData } from "./data/search-data.ts";

type SearchKindsProps = {
  label: string;
  all: string;
  kinds: SearchData["kinds"];
  chosen: SearchKind | "";
  onChoose: (kind: SearchKind | "") => void;
};

/** Which kind of result is wanted. Where no script runs it is hidden by its style: it could do nothing. */
export function SearchKinds({ label, all, kinds, chosen, onChoose }: SearchKindsProps) {
  const name = useId();
  return (
    <fieldset className="search-kinds">
      <legend className="search-unseen">{label}</legend>
      {[{ kind: "" as const, many: all }, ...kinds].map(({ kind, many }) => (
        <label key={kind}>
          <input type="radio" name={name} value={kind} checked={kind === chosen} onChange={() => onChoose(kind)} />
          <span>{many}</span>
        </label>
      ))}
    </fieldset>
  );
}
