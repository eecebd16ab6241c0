import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

/** The text field itself, before the first option and after the last. */
const FIELD = -1;

/** Where a key leads; null leaves the key to the browser. */
export function optionAfterKey(key: string, active: number, count: number): number | null {
  const places = count + 1;
  if (count === 0) return null;
  if (key === "ArrowDown") return ((active + 2) % places) - 1;
  if (key === "ArrowUp") return ((active + places) % places) - 1;
  // In the text these keys move the caret, or empty the field.
  if (active === FIELD) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return key === "Escape" ? FIELD : null;
}

export type Combobox = ReturnType<typeof useCombobox>;

/**
 * A field with a list of options that are links, after the combobox pattern of the ARIA Authoring Practices: focus
 * stays in the field, arrow keys choose the active option, Enter follows it. Links can be reached by Tab as well.
 * `options` are their keys: results that arrive late keep the active option as long as it is among them. The list is
 * named by the element with the id `labelledBy`.
 */
export function useCombobox(options: readonly string[], labelledBy: string) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const active = chosen === null ? FIELD : options.indexOf(chosen);
  const isExpanded = options.length > 0;

  const setActive = (at: number) => setChosen(options[at] ?? null);

  useEffect(() => {
    if (active !== FIELD) elements.current[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const moveByKey = (event: KeyboardEvent) => {
    // While a word is composed, keys belong to the input method.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = optionAfterKey(event.key, active, options.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
      // A link may have been reached by Tab.
      field.current?.focus();
    } else if (event.key === "Enter" && event.target === field.current && active !== FIELD) {
      event.preventDefault();
      elements.current[active]?.click();
    }
  };

  return {
    field,
    focusField: () => field.current?.focus(),
    /** Another word is typed: Enter is for the field again. */
    clearActive: () => setChosen(null),
    focusOption: (at: number) => elements.current[at]?.focus(),
    fieldProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isExpanded,
      "aria-controls": isExpanded ? `${id}-list` : undefined,
      "aria-activedescendant": active === FIELD ? undefined : `${id}-${active}`,
      onKeyDown: moveByKey,
    },
    listProps: { role: "listbox", id: `${id}-list`, "aria-labelledby": labelledBy, onKeyDown: moveByKey },
    optionProps: (at: number) => ({
      ref: (element: HTMLElement | null) => {
        elements.current[at] = element;
      },
      role: "option",
      id: `${id}-${at}`,
      "aria-selected": at === active,
      onFocus: () => setActive(at),
    }),
  } as const;
}
