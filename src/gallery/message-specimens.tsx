import { errorPage } from "#src/features/errors/error.props.ts";
import { ErrorView } from "#src/features/errors/error-view.tsx";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Sample } from "./sample.ts";
import type { Specimen } from "./specimens.tsx";

/** Parts that say how things stand: going on, done, failed. */
export function messageSpecimens({ locale, words }: Sample): Specimen[] {
  return [
    {
      part: "Notice",
      states: [
        { state: "info", shown: <Notice title={words.note}>{words.paragraph}</Notice> },
        {
          state: "success",
          shown: (
            <Notice tone="success" title={words.sent}>
              {words.sentText}
            </Notice>
          ),
        },
        {
          state: "error",
          shown: (
            <Notice tone="error" title={words.failed} actions={<ActionButton size="small">{words.retry}</ActionButton>}>
              {words.failedText}
            </Notice>
          ),
        },
        { state: "loading", shown: <Notice tone="loading" title={words.sending} /> },
        { state: "long", shown: <Notice title={words.long}>{`${words.paragraph} ${words.paragraph}`}</Notice> },
      ],
    },
    {
      part: "Error page",
      states: ([404, 500] as const).map((status) => ({
        state: String(status),
        shown: <ErrorView {...errorPage(locale, status).view} />,
      })),
    },
  ];
}
