import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { KhatamPattern } from "#src/art/khatam/khatam-pattern.tsx";
import { StageDrawing } from "#src/art/theme/stage.tsx";
import { QuestionAccordion, type QuestionWithAnswer } from "#src/sections/page/question-accordion.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./serial-guide.css";

export type SerialGuideProps = {
  t: Translate<"serial" | "home.allQuestions">;
  questions: QuestionWithAnswer[];
  faqHref: string;
  sample: { key: string; device: string };
  direction: Direction;
  /** The form, beside the ticket. */
  children: ReactNode;
};

/** As large as the ticket about is; the words above and beside it stay free. */
const STAGE = {
  width: 480,
  height: 280,
  rects: [{ x: 0, y: 0, width: 480, height: 280 }],
  padding: { start: 72, end: 320, top: 150, bottom: 72 },
  seed: 41,
  scale: "small",
  figures: 14,
  fade: "start",
  isPicture: true,
} as const;

/** A ticket shows what comes back, and under it stands what is asked before. */
export function SerialGuide({ t, sample, direction, questions, faqHref, children }: SerialGuideProps) {
  return (
    <div className="wrap serial-guide grid pb-(--section-space)">
      {children}
      <div className="serial-aside grid content-start gap-8 wide:gap-20 wide:sticky wide:top-24 wide:self-start">
        <figure className="relative isolate">
          <div className="serial-sea absolute -z-1 max-wide:hidden">
            <StageDrawing {...STAGE} direction={direction} />
          </div>
          <div className="serial-ticket band relative border border-line-strong grid gap-6 rounded-panel isolate shadow-high">
            <KhatamPattern className="-z-1 rounded-panel overflow-clip" id="ticket-khatam" fade="corner" />
            <div className="serial-ticket-head grid items-center gap-3.5 text-small text-copy">
              <Icon name="key-round" />
              <p>
                <b className="block text-body text-ink">{t("serial.sampleTitle")}</b>
                {t("serial.sampleMail")}
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
          <figcaption className="sr-only">{t("serial.sampleCaption")}</figcaption>
        </figure>
        <section className="serial-questions" aria-labelledby="questions-title">
          <h2 id="questions-title" className="mb-4 text-title">
            {t("serial.questionsTitle")}
          </h2>
          <QuestionAccordion questions={questions} isFirstOpen />
          <p className="mt-4">
            <TextLink href={faqHref}>{t("home.allQuestions")}</TextLink>
          </p>
        </section>
      </div>
    </div>
  );
}
