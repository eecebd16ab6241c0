/** Each row of domain/forms/forms.ts has its control in the form, in the order of the rows. */
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { FORM_FIELDS } from "#domain/forms/form-page.ts";
import { FORM_IDS, FORMS, type FormId } from "#domain/forms/forms.ts";
import { notifyFormProps } from "#src/features/coming-soon/notify-form.props.ts";
import { NotifyForm } from "#src/features/coming-soon/notify-form.tsx";
import { contactFormProps } from "#src/features/contact/contact-form.props.ts";
import { ContactForm } from "#src/features/contact/contact-form.tsx";
import { serialFormProps } from "#src/features/key-request/serial-form.props.ts";
import { SerialForm } from "#src/features/key-request/serial-form.tsx";

vi.mock("astro:content", () => import("./content-collections.ts"));

const page = { locale: "ar", path: "/x", subject: "x" };

const FORM_ELEMENTS: Readonly<Record<FormId, () => Promise<ReactElement>>> = {
  contact: async () => <ContactForm {...(await contactFormProps(page))} />,
  serial: async () => <SerialForm {...(await serialFormProps(page))} />,
  notify: async () => <NotifyForm {...(await notifyFormProps(page))} />,
};

it.each(FORM_IDS)("%s: every field has a control, and every control a field", async (form) => {
  const html = renderToString(await FORM_ELEMENTS[form]());
  const controls = html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g);
  const names = [...new Set([...controls].map(([, name]) => name))];
  expect(names).toEqual([FORM_FIELDS.locale, FORM_FIELDS.honeypot, ...FORMS[form].map(({ name }) => name)]);
});
