import { FORMS, type FormId, type FormValues, type KnownChoices } from "#domain/forms/forms.ts";
import type { FormDraft } from "./storage/form-draft.ts";

/**
 * What a form holds once it is hydrated: what the visitor left in it, then what the link to this page asks for, unless
 * the draft was written at the same address. A choice the form does not offer is ignored.
 */
export function firstValues(
  id: FormId,
  draft: FormDraft | null,
  search: string,
  known: KnownChoices,
): Record<string, string> {
  const values: Record<string, string> = { ...draft?.values };
  if (draft?.query === search) return values;
  const query = new URLSearchParams(search);
  for (const { name, kind } of FORMS[id]) {
    const asked = query.get(name) ?? "";
    if (kind === "choice" && known(name, values).includes(asked)) values[name] = asked;
  }
  return values;
}

/** What was typed before hydration is newer than anything else. */
export function withTyped(values: FormValues, typed: FormValues, initial: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(initial).map(([name, before]) => {
      const now = typed[name] ?? "";
      return [name, now === before ? (values[name] ?? before) : now];
    }),
  );
}
