import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./studio-frame.css";

export type StudioFrameProps = { title: string; note: string; noScript: string; children?: ReactNode };

/** The place of the tool on its page, with what it promises. */
export function StudioFrame({ title, note, noScript, children }: StudioFrameProps) {
  return (
    <section aria-labelledby="studio-title" className="wrap pb-(--section-space)">
      <div className="studio-head">
        <h2 id="studio-title" className="text-heading">
          {title}
        </h2>
        <p>
          <Icon name="lock" />
          {note}
        </p>
      </div>
      <p className="studio-noscript">{noScript}</p>
      {children}
    </section>
  );
}
