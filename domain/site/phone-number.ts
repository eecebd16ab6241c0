import { normalizeField } from "#domain/forms/form-values.ts";

const MAX_LENGTH = 60;
/** The zero that is dialled inside the country only: +44 (0)20 …. */
const ZERO_WITHIN = /\(\s*[0\u0660\u06f0]\s*\)/;

/** A number as people write it, as E.164 has it: `٠٠٩٦٦ (50) 000-0000` → `+966500000000`. What it lacks is not made up. */
export const normalizePhone = (text: string): string =>
  normalizeField({ name: "phone", kind: "phone", max: MAX_LENGTH }, text.replace(ZERO_WITHIN, ""));
