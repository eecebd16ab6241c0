import { useId } from "react";
import { MAX_PICTURE_MB, type PictureSlot, POST_PICTURES } from "#domain/generator/post-template.ts";
import { FieldError } from "#src/ui/controls/field.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { filled } from "../labels.ts";
import { MAX_ZOOM, MIDDLE, type PicturePlace } from "../state/post.ts";
import type { Studio } from "../state/use-studio.ts";
import "./picture-panel.css";

export type PicturePanelProps = {
  studio: Studio;
  onFile: (slot: PictureSlot | "logo", file: File) => void;
  error: string | null;
};

export function PicturePanel({ studio, onFile, error }: PicturePanelProps) {
  const { post, facts } = studio;
  const slots = POST_PICTURES[post.template];
  return (
    <>
      {slots.length === 0 && <p className="studio-note">{facts.labels.noPicture}</p>}
      {[...slots, "logo" as const].map((slot) => (
        <PictureField key={slot} studio={studio} slot={slot} onFile={(file) => onFile(slot, file)} />
      ))}
      <div role="alert">
        <FieldError id="studio-picture" error={error ?? undefined} />
      </div>
    </>
  );
}

function PictureField({
  studio,
  slot,
  onFile,
}: {
  studio: Studio;
  slot: PictureSlot | "logo";
  onFile: (file: File) => void;
}) {
  const { post, facts, change } = studio;
  const { labels } = facts;
  const id = useId();
  const placed = slot === "logo" ? undefined : post.pictures[slot];
  const isGiven = slot === "logo" ? post.logo !== null : placed !== undefined;
  const remove = () =>
    change((now) => {
      if (slot === "logo") return { ...now, logo: null };
      const { [slot]: _, ...others } = now.pictures;
      return { ...now, pictures: others };
    });
  return (
    <div className="studio-drop" data-slot={slot}>
      <p className="field-label" id={`${id}-name`}>
        {labels.slots[slot]}
      </p>
      <div className="studio-buttons">
        <label className="studio-file">
          <Icon name="image" />
          <span>{isGiven ? labels.replace : labels.choose}</span>
          <input
            type="file"
            accept="image/*,.svg"
            aria-labelledby={`${id}-name`}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) onFile(file);
              // The same file can be chosen again.
              currentTarget.value = "";
            }}
          />
        </label>
        {isGiven && (
          <button type="button" className="studio-quiet" onClick={remove}>
            <Icon name="trash-2" />
            {labels.remove}
          </button>
        )}
      </div>
      <p className="studio-note">{filled(labels.drop, { mb: MAX_PICTURE_MB })}</p>
      {placed && slot !== "logo" && <PlaceSliders studio={studio} slot={slot} place={placed} />}
    </div>
  );
}

/** The same as dragging and turning the wheel, for those who use keys or a switch. */
function PlaceSliders({ studio, slot, place }: { studio: Studio; slot: PictureSlot; place: PicturePlace }) {
  const { change, settle, facts } = studio;
  const { labels } = facts;
  const set = (update: Partial<PicturePlace>, gesture: string | null) =>
    change((now) => {
      const picture = now.pictures[slot];
      return picture ? { ...now, pictures: { ...now.pictures, [slot]: { ...picture, ...update } } } : now;
    }, gesture);
  const slider = (key: "zoom" | "x" | "y", min: number, max: number) => (
    <label className="studio-slider">
      <span>{labels[key]}</span>
      <input
        type="range"
        // A picture moves as its slider does, whatever the language of the page.
        dir="ltr"
        min={min}
        max={max}
        step={0.01}
        value={place[key]}
        onChange={({ currentTarget: { value } }) => set({ [key]: Number(value) }, `slide-${slot}-${key}`)}
        onBlur={settle}
      />
    </label>
  );
  return (
    <div className="studio-sliders">
      {slider("zoom", 1, MAX_ZOOM)}
      {slider("x", 0, 1)}
      {slider("y", 0, 1)}
      <button type="button" className="studio-quiet" onClick={() => set(MIDDLE, null)}>
        {labels.middle}
      </button>
    </div>
  );
}
