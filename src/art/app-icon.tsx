import { spriteAddress } from "#src/ui/icons/icon.tsx";
import { appSymbol } from "./app-glyphs.ts";
import "#src/art/theme/art.css";

export type AppIconProps = { app: string; size?: "sm" | "md" | "lg" };

/** The product's sign on its colour. Its name stands beside it, so it says nothing itself. */
export function AppIcon({ app, size = "md" }: AppIconProps) {
  return (
    <span className={`app-icon app-icon-${size} app-${app}`}>
      <svg aria-hidden="true">
        <use href={spriteAddress(appSymbol(app))} />
      </svg>
    </span>
  );
}
