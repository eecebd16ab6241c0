import spriteUrl from "#src/.generated/icons.svg?url";
import { DIRECTIONAL_ICONS, type IconName } from "./icon-names.ts";

export type IconProps = { name: IconName; className?: string };

/** Where a drawing of the sprite is (build/styles/icon-sprite.ts). */
export const spriteAddress = (id: string) => `${spriteUrl}#${id}`;

/** Decoration only: the words beside it, or the control's label, say what it means. */
export function Icon({ name, className }: IconProps) {
  const mirrored = DIRECTIONAL_ICONS.has(name) ? " icon-directional" : "";
  const own = className ? ` ${className}` : "";
  return (
    <svg className={`icon${mirrored}${own}`} aria-hidden="true">
      <use href={spriteAddress(name)} />
    </svg>
  );
}
