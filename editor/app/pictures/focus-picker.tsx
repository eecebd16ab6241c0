import type { PointerEvent } from "react";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Focus, StoredFile } from "#editor/contract.ts";
import { positionOf } from "./picture-card.tsx";

/** The site has a class for each step (src/ui/display/photo-focus.css). */
const STEP = 5;
const MIDDLE: Focus = { x: 50, y: 50 };
const stepped = (share: number) => Math.round((Math.min(Math.max(share, 0), 1) * 100) / STEP) * STEP;

type FocusPickerProps = { file: StoredFile; focus: Focus | null; onChange: (focus: Focus | null) => void };

/** What must stay in view where a page crops the picture: set by pointing at it, or by two sliders. */
export function FocusPicker({ file, focus, onChange }: FocusPickerProps) {
  const { t } = useTexts();
  const at = focus ?? MIDDLE;
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: stepped((event.clientX - box.x) / box.width),
      y: stepped((event.clientY - box.y) / box.height),
    });
  };
  return (
    <fieldset className="field">
      <legend className="field-label">{t("pictures.focus")}</legend>
      <p className="field-hint">{t("pictures.focusNote")}</p>
      <div className="focus-stage">
        <div
          className="focus-picture"
          dir="ltr"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
          }}
        >
          <img src={file.address} alt="" width={file.width} height={file.height} draggable={false} />
          <span className="focus-mark" style={{ left: `${at.x}%`, top: `${at.y}%` }} data-set={focus !== null} />
        </div>
      </div>
      <div className="focus-sliders">
        {(["x", "y"] as const).map((axis) => (
          <label key={axis} className="grid gap-1 text-small text-copy">
            <span className="flex justify-between">
              {t(`pictures.focus${axis === "x" ? "Left" : "Top"}`)}
              <bdi dir="ltr" className="font-data">
                {at[axis]}%
              </bdi>
            </span>
            <input
              type="range"
              dir="ltr"
              min={0}
              max={100}
              step={STEP}
              value={at[axis]}
              onChange={({ target }) => onChange({ ...at, [axis]: Number(target.value) })}
            />
          </label>
        ))}
        {focus && <Button look="quiet" onClick={() => onChange(null)} label={t("pictures.focusReset")} />}
      </div>
      <div className="focus-crops" aria-hidden="true">
        {(["square", "wide", "tall"] as const).map((shape) => (
          <img key={shape} data-shape={shape} src={`${file.address}&small`} alt="" style={positionOf(focus)} />
        ))}
      </div>
    </fieldset>
  );
}
