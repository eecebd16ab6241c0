import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./dialog.css";

export type DialogProps = {
  id: string;
  title: string;
  /** Name of the button that closes it. */
  close: string;
  /** Buttons at the end; one of them should be where most people go. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog, opened by a DialogButton that names it. The platform keeps focus inside, closes it on Escape and
 * gives focus back; src/ui/feedback/dialog.client.ts closes it by a click beside it where the platform does not.
 */
export function Dialog({ id, title, close, actions, children }: DialogProps) {
  return (
    <dialog className="dialog" id={id} aria-labelledby={`${id}-title`} closedby="any">
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="icon-button" command="close" commandfor={id} aria-label={close}>
          <Icon name="x" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}
