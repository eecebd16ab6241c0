import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { AppIcon } from "#src/art/app-icon.tsx";
import { KhatamPattern } from "#src/art/khatam/khatam-pattern.tsx";
import { QuestionAccordion, type QuestionWithAnswer } from "#src/sections/page/question-accordion.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./serial-guide.css";

export type SerialGuideProps = {
  t: Translate<"serial" | "home.allQuestions">;
  questions: QuestionWithAnswer[];
  faqHref: string;
  sample: { app: { id: string; name: string; kind: string; version: string }; key: string; device: string };
  /** The form, beside the ticket. */
  children: ReactNode;
};

/** A ticket shows what comes back, a window under it where its number is found, and then what is asked before. */
export function SerialGuide({ t, sample, questions, faqHref, children }: SerialGuideProps) {
  return (
    <div className="wrap serial-guide grid pb-(--section-space)">
      {children}
      <div className="serial-aside grid content-start gap-8 wide:sticky wide:top-24 wide:self-start">
        <figure>
          <div className="serial-ticket band relative border border-line-strong grid gap-6 rounded-panel isolate shadow-high">
            <KhatamPattern className="-z-1 rounded-panel overflow-clip" id="ticket-khatam" fade="corner" />
            <div className="serial-ticket-head grid items-center gap-3.5 text-small text-copy">
              <AppIcon app={sample.app.id} />
              <p>
                <b className="block text-body text-ink">{sample.app.name}</b>
                {sample.app.kind}
              </p>
              <span className="self-start py-1 px-3 border border-line-strong rounded-full">
                {t("serial.sampleTag")}
              </span>
            </div>
            <p className="serial-key">
              <span className="block text-small text-muted">{t("serial.sampleKey")}</span>
              <code dir="ltr">{sample.key}</code>
            </p>
            <dl className="relative flex flex-wrap gap-y-3 gap-x-10 pt-6 border-t-2 border-dashed border-line-strong">
              <div>
                <dt className="block text-small text-muted">{t("serial.sampleDevice")}</dt>
                <dd className="font-strong">
                  <code dir="ltr">{sample.device}</code>
                </dd>
              </div>
              <div>
                <dt className="block text-small text-muted">{t("serial.sampleValid")}</dt>
                <dd className="font-strong">{t("serial.sampleForever")}</dd>
              </div>
            </dl>
          </div>
          <figcaption className="mt-3 text-small text-muted">{t("serial.sampleCaption")}</figcaption>
        </figure>
        <section aria-labelledby="find-title">
          <h2 id="find-title" className="mb-4 text-title">
            {t("serial.find")}
          </h2>
          <AboutWindow t={t} {...sample} />
        </section>
        <section className="serial-questions" aria-labelledby="questions-title">
          <h2 id="questions-title" className="mb-4 text-title">
            {t("serial.questionsTitle")}
          </h2>
          <QuestionAccordion questions={questions} />
          <p className="mt-4">
            <TextLink href={faqHref}>{t("home.allQuestions")}</TextLink>
          </p>
        </section>
      </div>
    </div>
  );
}

type AboutWindowProps = Pick<SerialGuideProps, "t"> & SerialGuideProps["sample"];

/** The window of the program that says the device code, as it is on the device, with the code marked. */
function AboutWindow({ t, app, device }: AboutWindowProps) {
  return (
    <figure>
      <div className="serial-about rounded-card border border-line-strong bg-surface shadow-mid" aria-hidden="true">
        <div className="serial-about-bar flex items-center gap-3 border-b border-line px-4 text-small text-copy">
          <i />
          {t("serial.about", { name: app.name })}
        </div>
        <div className="grid gap-4 p-4">
          <div className="flex items-center gap-3.5 text-small text-muted">
            <AppIcon app={app.id} size="sm" />
            <p>
              <b className="block text-body text-ink">{app.name}</b>
              {t("serial.aboutVersion", { version: app.version })}
            </p>
          </div>
          <p className="serial-about-code flex items-center justify-between gap-3 rounded-control">
            <span>
              <span className="block text-small text-copy">{t("serial.sampleDevice")}</span>
              <code dir="ltr">{device}</code>
            </span>
            <Icon name="copy" />
          </p>
        </div>
      </div>
      <figcaption className="mt-3 text-ui text-copy">{t("serial.findCopy")}</figcaption>
    </figure>
  );
}
