import type { ReactNode } from "react";
import { FORM_ATTRIBUTES, FORM_FIELDS } from "#domain/forms/form-page.ts";
import type { FormId } from "#domain/forms/forms.ts";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { CopyButton, type CopyButtonProps } from "#src/ui/controls/copy-button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./form-frame.css";

export type FormFrameProps = {
  form: FormId;
  locale: string;
  /** Where it is sent, and where its script asks for the signed time. */
  action: string;
  start: string;
  labels: {
    send: string;
    sending: string;
    errors: string;
    done: string;
    next: string;
    reference: string;
    copy: CopyButtonProps["labels"];
    again: string;
    failed: string;
    retry: string;
    waiting: { title: string; text: string; send: string; drop: string; notice: string; open: string; forget: string };
    honeypot: string;
  };
  /** Why sending may fail before the server has said a word. */
  reasons: Readonly<Record<FailureReason, string>>;
  ways: { chat: { href: string; label: string; newTab: string }; email: { href: string; label: string } };
  icon?: IconName;
  children: ReactNode;
};

export const FAILURE_REASONS = ["offline", "network", "timeout", "unexpected"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

const attribute = (name: string) => ({ [name]: "" });

/**
 * A form with all its states in place: the script shows them, and so does the server where there is no script.
 * src/forms/form-session.ts and server/pages/form-page.ts find their way by the names of domain/forms/form-page.ts.
 */
export function FormFrame({ form, locale, action, start, labels, reasons, ways, icon, children }: FormFrameProps) {
  return (
    <div className="form-frame" data-form-frame="">
      <form
        className="form"
        method="post"
        action={action}
        noValidate
        data-astro-reload=""
        data-form={form}
        data-start={start}
        {...Object.fromEntries(FAILURE_REASONS.map((reason) => [`data-reason-${reason}`, reasons[reason]]))}
      >
        <div className="form-errors" role="alert" tabIndex={-1} hidden {...attribute(FORM_ATTRIBUTES.errors)}>
          <p>{labels.errors}</p>
          <ul />
        </div>
        <input type="hidden" name={FORM_FIELDS.locale} defaultValue={locale} />
        <input type="hidden" name={FORM_FIELDS.started} defaultValue="" />
        <label className="sr-only" aria-hidden="true">
          {labels.honeypot}
          <input type="text" name={FORM_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
        {children}
        <div className="form-end">
          <ActionButton type="submit" size="large" {...(icon && { icon })}>
            <span data-send-label="">{labels.send}</span>
            <span data-sending-label="" hidden>
              {labels.sending}
            </span>
          </ActionButton>
        </div>
        <div hidden {...attribute(FORM_ATTRIBUTES.failed)}>
          <Notice
            tone="error"
            title={labels.failed}
            actions={
              <>
                <ActionButton type="submit" size="small">
                  {labels.retry}
                </ActionButton>
                <span data-form-drop="" hidden>
                  <ActionButton look="ghost" size="small">
                    {labels.waiting.drop}
                  </ActionButton>
                </span>
                <Button href={ways.email.href} size="small" look="ghost" icon="mail">
                  {ways.email.label}
                </Button>
                <Button href={ways.chat.href} size="small" look="ghost" icon="whatsapp" newTab={ways.chat.newTab}>
                  {ways.chat.label}
                </Button>
              </>
            }
          >
            <p {...attribute(FORM_ATTRIBUTES.reason)} />
          </Notice>
        </div>
        <div
          hidden
          {...attribute(FORM_ATTRIBUTES.waiting)}
          // For other pages, which remind of it and lead here: src/forms/waiting-offer.ts.
          data-notice={labels.waiting.notice}
          data-open={labels.waiting.open}
          data-drop={labels.waiting.forget}
        >
          <Notice
            title={labels.waiting.title}
            actions={
              <>
                <ActionButton type="submit" size="small">
                  {labels.waiting.send}
                </ActionButton>
                <span data-form-drop="">
                  <ActionButton look="ghost" size="small">
                    {labels.waiting.drop}
                  </ActionButton>
                </span>
              </>
            }
          >
            <p>{labels.waiting.text}</p>
          </Notice>
        </div>
      </form>
      <div className="form-done" tabIndex={-1} hidden {...attribute(FORM_ATTRIBUTES.done)}>
        <Notice tone="success" title={labels.done}>
          <p>{labels.next}</p>
        </Notice>
        <p className="form-reference">
          <span>{labels.reference}</span>
          <output dir="ltr" {...attribute(FORM_ATTRIBUTES.reference)} />
          <CopyButton text="" labels={labels.copy} compact />
        </p>
        <ActionButton look="ghost" size="small">
          <span data-form-again="">{labels.again}</span>
        </ActionButton>
      </div>
    </div>
  );
}
