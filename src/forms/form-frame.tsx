import type { ReactNode } from "react";
import { FORM_ATTRIBUTES, FORM_FIELDS } from "#domain/forms/form-page.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { Translate } from "#domain/language/translate.ts";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { CopyButton } from "#src/ui/controls/copy-button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./form-frame.css";

export type FormFrameProps = {
  t: Translate<"forms" | "contact" | "frame.newTab">;
  form: FormId;
  locale: string;
  /** Where it is sent, and where its script asks for the signed time. */
  action: string;
  start: string;
  mailHref: string;
  chatHref: string;
  icon?: IconName;
  children: ReactNode;
};

/** Why sending may fail before the server has answered. */
const FAILURE_REASONS = ["offline", "network", "timeout", "unexpected"] as const;

const attribute = (name: string) => ({ [name]: "" });

/**
 * A form with all its states in place: the script shows them, and so does the server where there is no script.
 * src/forms/form-session.ts and server/pages/form-page.ts find their way by the names of domain/forms/form-page.ts.
 */
export function FormFrame({ t, form, locale, action, start, mailHref, chatHref, icon, children }: FormFrameProps) {
  const copyLabels = { copy: t("forms.copyReference"), copied: t("forms.copied"), failed: t("forms.copyFailed") };
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
        {...Object.fromEntries(
          FAILURE_REASONS.map((reason) => [`data-reason-${reason}`, t(`forms.reasons.${reason}`)]),
        )}
      >
        <div className="form-errors" role="alert" tabIndex={-1} hidden {...attribute(FORM_ATTRIBUTES.errors)}>
          <p>{t("forms.errorSummary")}</p>
          <ul />
        </div>
        <input type="hidden" name={FORM_FIELDS.locale} defaultValue={locale} />
        <input type="hidden" name={FORM_FIELDS.started} defaultValue="" />
        <label className="sr-only" aria-hidden="true">
          {t("forms.honeypot")}
          <input type="text" name={FORM_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
        {children}
        <div className="form-end">
          <ActionButton type="submit" size="large" {...(icon && { icon })}>
            <span data-send-label="">{t(`forms.send.${form}`)}</span>
            <span data-sending-label="" hidden>
              {t("forms.sending")}
            </span>
          </ActionButton>
        </div>
        <div hidden {...attribute(FORM_ATTRIBUTES.failed)}>
          <Notice
            tone="error"
            title={t("forms.failed")}
            actions={
              <>
                <ActionButton type="submit" size="small">
                  {t("forms.retry")}
                </ActionButton>
                <span data-form-drop="" hidden>
                  <ActionButton look="ghost" size="small">
                    {t("forms.waiting.drop")}
                  </ActionButton>
                </span>
                <Button href={mailHref} size="small" look="ghost" icon="mail">
                  {t("contact.writeEmail")}
                </Button>
                <Button href={chatHref} size="small" look="ghost" icon="whatsapp" newTab={t("frame.newTab")}>
                  {t("contact.writeChat")}
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
          data-notice={t("forms.waiting.notice")}
          data-open={t("forms.waiting.open")}
          data-drop={t("forms.waiting.forget")}
        >
          <Notice
            title={t("forms.waiting.title")}
            actions={
              <>
                <ActionButton type="submit" size="small">
                  {t("forms.waiting.send")}
                </ActionButton>
                <span data-form-drop="">
                  <ActionButton look="ghost" size="small">
                    {t("forms.waiting.drop")}
                  </ActionButton>
                </span>
              </>
            }
          >
            <p>{t("forms.waiting.text")}</p>
          </Notice>
        </div>
      </form>
      <div className="form-done" tabIndex={-1} hidden {...attribute(FORM_ATTRIBUTES.done)}>
        <Notice tone="success" title={t("forms.done")}>
          <p>{t(`forms.next.${form}`)}</p>
        </Notice>
        <p className="form-reference">
          <span>{t("forms.reference")}</span>
          <output dir="ltr" {...attribute(FORM_ATTRIBUTES.reference)} />
          <CopyButton text="" labels={copyLabels} compact />
        </p>
        <ActionButton look="ghost" size="small">
          <span data-form-again="">{t(`forms.again.${form}`)}</span>
        </ActionButton>
      </div>
    </div>
  );
}
