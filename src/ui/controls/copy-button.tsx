import { Icon } from "#src/ui/icons/icon.tsx";
import "./copy-button.css";

export type CopyButtonProps = {
  /** What is copied. */
  text: string;
  labels: { copy: string; copied: string; failed: string };
  /** Shows the sign alone, beside a code that is read on its own. */
  compact?: boolean;
};

/** Copies a text; src/ui/controls/copy-button.client.ts copies and announces it, also to screen readers. */
export function CopyButton({ text, labels, compact = false }: CopyButtonProps) {
  return (
    <span className="copy">
      <button
        type="button"
        className={compact ? "icon-button" : "copy-button"}
        data-copy={text}
        data-copied={labels.copied}
        data-copy-failed={labels.failed}
        aria-label={compact ? labels.copy : undefined}
      >
        <Icon name="copy" className="copy-before" />
        <Icon name="check" className="copy-done" />
        {!compact && labels.copy}
      </button>
      <span className="copy-status" role="status" data-copy-status="" />
    </span>
  );
}
