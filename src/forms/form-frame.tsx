import type { ReactNode } from "react";
import { FORM_FIELDS } from "#domain/forms/form-page.ts";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { FormErrorSummary } from "./form-error-summary.tsx";
import { FormFailed, FormSent, FormWaiting } from "./form-notices.tsx";
import type { Form } from "./use-form.ts";
import "./form-frame.css";

export type FormFrameProps = {
  form: Form;
  icon?: IconName;
  /** Its fields. */
  children: ReactNode;
};

/** A form in whatever state it is: the fields, what is wrong, being sent, failed, waiting for a network, sent. */
export function FormFrame({ form, icon, children }: FormFrameProps) {
  const { phase, texts } = form;
  if (phase.kind === "sent") return <FormSent form={form} receipt={phase} />;
  const isSending = phase.kind === "sending";
  return (
    // The router would fetch the answer to a post and keep the old address: the browser posts it itself.
    <form className="form" method="post" noValidate data-astro-reload="" {...form.attributes}>
      <FormErrorSummary form={form} />
      <input type="hidden" name={FORM_FIELDS.locale} value={form.locale} />
      <label className="sr-only" aria-hidden="true">
        {texts.honeypot}
        <input type="text" name={FORM_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
      {children}
      <div className="form-end">
        <ActionButton type="submit" size="large" busy={isSending} {...(icon && { icon })}>
          {isSending ? texts.sending : texts.send}
        </ActionButton>
      </div>
      {phase.kind === "failed" && <FormFailed form={form} reason={phase.reason} />}
      {form.isOffered && <FormWaiting form={form} />}
    </form>
  );
}
