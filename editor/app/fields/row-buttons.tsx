import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";

type RowButtonsProps = { name: string; onUp: (() => void) | null; onDown: (() => void) | null; onRemove: () => void };

/** Puts a row in another place, or takes it away. */
export function RowButtons({ name, onUp, onDown, onRemove }: RowButtonsProps) {
  const { t } = useTexts();
  return (
    <div className="row-buttons">
      <button
        type="button"
        className="row-button row-up"
        data-move="up"
        aria-label={t("list.up", { row: name })}
        disabled={!onUp}
        onClick={onUp ?? undefined}
      >
        <Icon name="chevron-down" />
      </button>
      <button
        type="button"
        className="row-button"
        data-move="down"
        aria-label={t("list.down", { row: name })}
        disabled={!onDown}
        onClick={onDown ?? undefined}
      >
        <Icon name="chevron-down" />
      </button>
      <button type="button" className="row-button" aria-label={t("list.remove", { row: name })} onClick={onRemove}>
        <Icon name="trash-2" />
      </button>
    </div>
  );
}

/** How many rows there may be. */
export function Limits({ min, max }: { min: number | undefined; max: number | undefined }) {
  const { t } = useTexts();
  if (min === undefined && max === undefined) return null;
  if (max === undefined) return <small className="text-muted text-small">{t("list.atLeast", { min: min ?? 0 })}</small>;
  return (
    <small className="text-muted text-small">{min ? t("list.between", { min, max }) : t("list.atMost", { max })}</small>
  );
}
