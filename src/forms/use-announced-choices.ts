import { useEffect } from "react";
import { announceChoices } from "#src/browser/page-choices.ts";

type Option = { value: string; label: string };

/** Tells the page what was chosen in a form, by the labels of the options. */
export function useAnnouncedChoices(...chosen: { value: string; options: readonly Option[] }[]) {
  const labels = chosen.flatMap(
    ({ value, options }) => options.find((option) => option.value === value && value)?.label ?? [],
  );
  const text = JSON.stringify(labels);
  useEffect(() => {
    announceChoices(JSON.parse(text));
  }, [text]);
}
