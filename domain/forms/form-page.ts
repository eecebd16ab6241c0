/**
 * Where the browser's forms and the server meet: addresses, names of fields and the attributes by which the server
 * finds its way in a prerendered page when a form was sent without JavaScript.
 */
import { PAGES } from "#domain/site/pages.ts";
import type { FormId } from "./forms.ts";

/** The page of each form, without its language, and where the form is sent. */
export const FORM_PAGES: Readonly<Record<FormId, { page: string; action: string }>> = {
  contact: { page: PAGES.contact.path, action: "/api/contact" },
  serial: { page: PAGES.serial.path, action: "/api/serial-requests" },
  notify: { page: PAGES["coming-soon"].path, action: "/api/notify" },
};

/** Where a form that has woken asks for the signed time it sends along. */
export const FORM_START_ADDRESS = "/api/forms/start";

/** Fields every form has besides its own. */
export const FORM_FIELDS = {
  locale: "locale",
  /** The signed time at which the form woke; a page without JavaScript has none. */
  started: "started",
  /** Hidden from people: whoever fills it in is a program. */
  honeypot: "website",
  /** The answer to a challenge, when one was asked. */
  proof: "proof",
} as const;

/** Work that a sender who looks like a program is asked for: the number whose digest, after the salt, is `challenge`. */
export type Challenge = { algorithm: string; challenge: string; salt: string; signature: string; maxnumber: number };

export const IDEMPOTENCY_HEADER = "idempotency-key";

export const FORM_ATTRIBUTES = {
  form: "data-form",
  /** On the paragraph that holds a field's error; its value is the field's name. */
  errorFor: "data-error-for",
  /** Inside it: where the words go, beside the sign. */
  errorText: "data-error-text",
  /** The summary of errors: its list is filled with links to the controls. */
  errors: "data-form-errors",
  done: "data-form-done",
  reference: "data-form-reference",
  failed: "data-form-failed",
  /** Inside the failure block: why it failed. */
  reason: "data-form-reason",
  /** Asks whether to send what could not be sent when it was meant to be. */
  waiting: "data-form-waiting",
} as const;

export const controlId = (form: FormId, field: string) => `${form}-${field}`;
export const errorId = (form: FormId, field: string) => `${controlId(form, field)}-error`;
