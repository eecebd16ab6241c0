import { useState } from "react";

const KEY = "editor-preview";
const ROOM_FOR_BOTH = "(width >= 1200px)";

/** Whether the page stands beside the form: as it was left, or where there is room for both. */
export function usePreviewOpen() {
  const [isOpen, setOpen] = useState(() => {
    const isRoomy = matchMedia(ROOM_FOR_BOTH).matches;
    return isRoomy && localStorage.getItem(KEY) !== "closed";
  });
  const change = (next: boolean) => {
    localStorage.setItem(KEY, next ? "open" : "closed");
    setOpen(next);
  };
  return [isOpen, change] as const;
}
