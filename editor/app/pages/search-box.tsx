import { Icon } from "#src/ui/icons/icon.tsx";

type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void };

/** Finds as one types; Escape begins anew. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <label className="rail-search">
      <span className="sr-only">{label}</span>
      <Icon name="search" />
      <input
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onChange("")}
      />
    </label>
  );
}
