/** Where the browser's forms and the server meet: addresses and names of fields. */
import { PAGES } from "#domain/site/pages.ts";
import type { FormId } from "./forms.ts";

/** The page of each form, without its language, and where the form is sent. */
export const FORM_PAGES: Readonly<Record<FormId, { page: string; action: string }>> = {
  contact: { page: PAGES.contact.path, action: "/api/contact" },
  serial: { page: PAGES.serial.path, action: "/api/serial-requests" },
  notify: { page: PAGES["coming-soon"].path, action: "/api/notify" },
};

/** Where a form that is hydrated asks for the signed time it sends along. */
export const FORM_START_ADDRESS = "/api/forms/start";

/** Fields every form has besides its own. */
export const FORM_FIELDS = {
  locale: "locale",
  /** The signed time at which the form was hydrated; a form posted without JavaScript has none. */
  started: "started",
  /** Hidden from people: whoever fills it in is a program. */
  honeypot: "website",
  /** The answer to a challenge, when one was asked. */
  proof: "proof",
} as const;

/** Work that a sender who looks like a program is asked for: the number whose digest, after the salt, is `challenge`. */
export type Challenge = { algorithm: string; challenge: string; salt: string; signature: string; maxnumber: number };

export const IDEMPOTENCY_HEADER = "idempotency-key";

/** The place on a form's page that asks whether to send what could not be sent without a network. */
export const WAITING_ANCHOR = "waiting-form";

export const controlId = (form: FormId, field: string) => `${form}-${field}`;
