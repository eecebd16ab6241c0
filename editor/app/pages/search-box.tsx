import { Icon } from "#src/ui/icons/icon.tsx";

type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void };

/** Finds as one types; Escape begins anew. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <Icon className="absolute top-3 start-3 size-4.5 text-muted" name="search" />
      <input
        className="w-full min-h-10.5 ps-9.5 pe-2.5 border border-line-control rounded-control bg-surface text-small placeholder:text-muted placeholder:opacity-100"
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onChange("")}
      />
    </label>
  );
}
