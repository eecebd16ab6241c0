import { Component, type ReactNode } from "react";
import { Button } from "#editor/app/controls/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { useTexts } from "./texts.tsx";

type ErrorBoundaryProps = { address: string; children: ReactNode };
/** In an object: anything can be thrown, also null. */
type ErrorBoundaryState = { failed: { error: unknown } | null };

/**
 * A page that throws is replaced by a notice; the bar and the list of content stay. Tried again, or after another
 * address, the page is built anew: an entry then offers its unsaved changes, which this browser stores as they are typed.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } };
  }

  override componentDidUpdate({ address }: ErrorBoundaryProps) {
    if (this.state.failed !== null && address !== this.props.address) this.setState({ failed: null });
  }

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return <PageFailed error={failed.error} onRetry={() => this.setState({ failed: null })} />;
  }
}

function PageFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div className="page">
      <Notice
        tone="error"
        title={t("app.failedTitle")}
        actions={<Button look="soft" onClick={onRetry} label={t("app.retry")} />}
      >
        <p>{t("app.failedText")}</p>
        <details className="pt-2">
          <summary>{t("app.failedDetails")}</summary>
          <bdi dir="ltr" className="font-data wrap-anywhere">
            {error instanceof Error ? error.message : String(error)}
          </bdi>
        </details>
      </Notice>
    </div>
  );
}
