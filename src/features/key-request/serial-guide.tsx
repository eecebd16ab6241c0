import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { KhatamPattern } from "#src/art/chart/khatam-pattern.tsx";
import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import "./serial-guide.css";

export type SerialGuideProps = {
  t: Translate<"serial">;
  sample: { app: { id: string; name: string; kind: string }; key: string; device: string };
  /** The form, beside the ticket. */
  children: ReactNode;
};

/** A ticket shows what comes back, and the steps under it where its number is found. */
export function SerialGuide({ t, sample, children }: SerialGuideProps) {
  return (
    <div className="wrap serial-guide">
      {children}
      <div className="grid content-start gap-8">
        <figure>
          <div className="serial-ticket band">
            <KhatamPattern id="ticket-khatam" fade="corner" />
            <div className="serial-ticket-head">
              <AppIcon app={sample.app.id} />
              <p>
                <b>{sample.app.name}</b>
                {sample.app.kind}
              </p>
              <span className="serial-tag">{t("serial.sampleTag")}</span>
            </div>
            <p className="serial-key">
              <span>{t("serial.sampleKey")}</span>
              <code dir="ltr">{sample.key}</code>
            </p>
            <dl>
              <div>
                <dt>{t("serial.sampleDevice")}</dt>
                <dd>
                  <code dir="ltr">{sample.device}</code>
                </dd>
              </div>
              <div>
                <dt>{t("serial.sampleValid")}</dt>
                <dd>{t("serial.sampleForever")}</dd>
              </div>
            </dl>
          </div>
          <figcaption className="mt-3 text-small text-muted">{t("serial.sampleCaption")}</figcaption>
        </figure>
        <section aria-labelledby="find-title">
          <h2 id="find-title" className="mb-4 text-title">
            {t("serial.find")}
          </h2>
          <ol className="serial-steps">
            <li>{t("serial.findOpen")}</li>
            <li>{t("serial.findCopy")}</li>
            <li>{t("serial.findSend")}</li>
          </ol>
        </section>
      </div>
    </div>
  );
}
