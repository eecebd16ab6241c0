import { useState } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";

/** Copies a text, and says so. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
  };
  return (
    <button type="button" className="quiet-button justify-self-start" onClick={copy}>
      <Icon name={isDone ? "check" : "copy"} />
      <span aria-live="polite">{isDone ? done : label}</span>
    </button>
  );
}
