import { useEffect, useRef, useState } from "react";
import { WAITING_ANCHOR } from "#domain/forms/form-page.ts";
import type { Receipt } from "#domain/forms/form-state.ts";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { CopyButton } from "#src/ui/controls/copy-button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Form } from "./use-form.ts";

/** Why it could not be sent, and other ways to reach the company. Everything typed is still in the form. */
export function FormFailed({ form, reason }: { form: Form; reason: string }) {
  const { failed, waiting, newTab } = form.texts;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className="form-failed">
      <Notice
        tone="error"
        title={failed.title}
        actions={
          <>
            <ActionButton type="submit" size="small">
              {failed.retry}
            </ActionButton>
            {form.isWaiting && (
              <ActionButton look="soft" onClick={form.empty}>
                {waiting.drop}
              </ActionButton>
            )}
            <Button href={form.links.mail} size="small" look="ghost" icon="mail">
              {failed.writeEmail}
            </Button>
            <Button href={form.links.chat} size="small" look="ghost" icon="whatsapp" newTab={newTab}>
              {failed.writeChat}
            </Button>
          </>
        }
      >
        <p>{reason}</p>
      </Notice>
    </div>
  );
}

/** Asks whether to send what could not be sent without a network. */
export function FormWaiting({ form }: { form: Form }) {
  const { waiting } = form.texts;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The reminder on other pages leads here.
    if (location.hash === `#${WAITING_ANCHOR}`) place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={place} id={WAITING_ANCHOR}>
      <Notice
        title={waiting.title}
        actions={
          <>
            <ActionButton type="submit" size="small">
              {waiting.send}
            </ActionButton>
            <ActionButton look="soft" onClick={form.empty}>
              {waiting.drop}
            </ActionButton>
          </>
        }
      >
        <p>{waiting.text}</p>
      </Notice>
    </div>
  );
}

/** It was stored: a ticket with its reference and what happens next. */
export function FormSent({ form, receipt: { reference, confirmation } }: { form: Form; receipt: Receipt }) {
  const { sent } = form.texts;
  const place = useRef<HTMLDivElement>(null);
  // An answer of the server is there before hydration, and the visitor may be reading elsewhere by then.
  const [wasSentHere] = useState(form.isHydrated);
  useEffect(() => {
    if (wasSentHere) place.current?.focus();
  }, [wasSentHere]);
  return (
    <div ref={place} className="form-done" tabIndex={-1}>
      <Notice tone="success" title={sent.title}>
        <p>
          {sent.received}
          {confirmation && ` ${sent.confirmation}`}
        </p>
      </Notice>
      <div className="form-ticket">
        <p className="form-reference">
          <span>{sent.reference}</span>
          <output dir="ltr">{reference}</output>
          <CopyButton text={reference} labels={sent.copy} compact />
        </p>
        <div className="form-next">
          <h3>{sent.nextTitle}</h3>
          <ol>
            {sent.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <ActionButton look="soft" onClick={form.empty}>
        {sent.again}
      </ActionButton>
    </div>
  );
}
