import "./toast.css";

export type ToastRegionProps = {
  /** Name of the button that takes a message away. */
  close: string;
};

/** Where passing messages appear; src/ui/feedback/toast.client.ts writes them. It must be in the page before the first one. */
export function ToastRegion({ close }: ToastRegionProps) {
  return <div className="toasts" role="status" aria-live="polite" data-toasts="" data-close={close} />;
}
