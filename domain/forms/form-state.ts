import type { FormValues } from "./forms.ts";

/** What to say of fields that are wrong, by their names, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The answer to a form that was stored. */
export type Receipt = {
  reference: string;
  /** A mail that confirms it follows: the server has a mail server, and trusts the address. */
  confirmation: boolean;
};

/**
 * The state a form starts with. A form posted without JavaScript is answered with its page in this state; it is data
 * only, and signed times or answers to challenges, which are used up, never go into it.
 */
export type FormState = {
  /** What the visitor sent, to stand in the form again. */
  values?: FormValues;
  errors?: FieldErrors;
  /** Why nothing was stored. */
  failed?: string;
  /** What was stored: the form gives way to the good news. */
  sent?: Receipt;
};
