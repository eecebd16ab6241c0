import { Compass } from "#src/art/chart/compass.tsx";
import { errorPage } from "#src/features/errors/error.props.ts";
import { ErrorView } from "#src/features/errors/error-view.tsx";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import type { Sample } from "./sample.ts";
import type { Specimen } from "./specimens.tsx";

/** Parts that say how things stand: going on, done, failed, nothing there. */
export function messageSpecimens({ locale, t, words }: Sample): Specimen[] {
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
      part: "Toast",
      states: [
        {
          state: "shown by the buttons",
          shown: (
            <div className="gallery-line">
              <button type="button" className="copy-button" data-gallery-toast={words.toast}>
                {words.showToast}
              </button>
              <button type="button" className="copy-button" data-gallery-toast={words.toastError} data-tone="error">
                {words.showError}
              </button>
            </div>
          ),
        },
      ],
    },
    {
      part: "Skeleton",
      states: [
        { state: "text", shown: <Skeleton label={t("ui.loading")} /> },
        { state: "rows", shown: <Skeleton label={t("ui.loading")} shape="row" count={2} /> },
        { state: "cards", shown: <Skeleton label={t("ui.loading")} shape="card" count={2} /> },
      ],
    },
    {
      part: "Error page",
      states: ([404, 500] as const).map((status) => ({
        state: String(status),
        shown: <ErrorView {...errorPage(locale, status).view} />,
      })),
    },
    {
      part: "Empty state",
      states: [
        {
          state: "with a picture",
          shown: (
            <EmptyState
              picture={
                <Compass labels={[t("process.north"), t("process.east"), t("process.south"), t("process.west")]} />
              }
              title={words.emptyTitle}
              text={words.emptyText}
              action={
                <Button href="#" look="soft">
                  {words.emptyAction}
                </Button>
              }
            />
          ),
        },
        {
          state: "long, without",
          shown: (
            <EmptyState
              title={words.long}
              text={`${words.paragraph} ${words.emptyText}`}
              action={<Button href="#">{words.emptyAction}</Button>}
            />
          ),
        },
      ],
    },
  ];
}
