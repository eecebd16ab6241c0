import type { ReactNode } from "react";
import { keepRanges } from "#domain/text/compounds.ts";
import { Button } from "#src/ui/controls/button.tsx";
import { CopyButton, type CopyButtonProps } from "#src/ui/controls/copy-button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";

export type PlanSummaryProps = {
  weeks: string;
  sentences: string[];
  /** Whether a start is known, so that days can be named. */
  isDated: boolean;
  /** The contact form with the plan filled in, and the plan's own address. */
  send: string;
  link: string;
  labels: {
    total: string;
    noStart: string;
    send: string;
    copy: CopyButtonProps["labels"];
    print: string;
  };
  /** How it was worked out. */
  children?: ReactNode;
};

/** The plan in words, and what can be done with it. */
export function PlanSummary({ weeks, sentences, isDated, send, link, labels, children }: PlanSummaryProps) {
  return (
    <div className="planner-summary">
      <div className="planner-total" aria-live="polite">
        <p>
          {labels.total}
          <b className="whitespace-nowrap">{weeks}</b>
        </p>
        <div>
          {sentences.map((sentence) => (
            <p key={sentence}>{keepRanges(sentence)}</p>
          ))}
          {!isDated && <p className="planner-undated">{labels.noStart}</p>}
        </div>
      </div>
      <div className="planner-actions">
        <Button href={send} icon="arrow-right">
          {labels.send}
        </Button>
        <span className="planner-tools">
          <CopyButton text={link} labels={labels.copy} />
          <button type="button" className="copy-button" data-print="">
            <Icon name="printer" />
            {labels.print}
          </button>
        </span>
      </div>
      {children}
      <bdi dir="ltr" className="planner-paper">
        {link}
      </bdi>
    </div>
  );
}
