import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";

/** Null: not at this end of the list. Left out: never, for this row. */
type Act = (() => void) | null | undefined;

type RowButtonsProps = { name: string; onUp?: Act; onDown?: Act; onRemove?: Act; className?: string };

/** Puts a row in another place, or takes it away. */
export function RowButtons({ name, onUp, onDown, onRemove, className = "" }: RowButtonsProps) {
  return (
    <div className={`row-buttons ${className}`}>
      <RowButton does="up" name={name} act={onUp} />
      <RowButton does="down" name={name} act={onDown} />
      <RowButton does="remove" name={name} act={onRemove} />
    </div>
  );
}

function RowButton({ does, name, act }: { does: "up" | "down" | "remove"; name: string; act: Act }) {
  const { t } = useTexts();
  if (act === undefined) return null;
  return (
    <button
      type="button"
      className={does === "up" ? "row-button row-up" : "row-button"}
      data-move={does === "remove" ? undefined : does}
      aria-label={t(`list.${does}`, { row: name })}
      disabled={act === null}
      onClick={act ?? undefined}
    >
      <Icon name={does === "remove" ? "trash-2" : "chevron-down"} />
    </button>
  );
}
