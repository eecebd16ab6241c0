import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./service-deliverables.css";

export type ServiceDeliverablesProps = {
  head: { label: string; title: string };
  deliverables: { icon: IconName; title: string; body: string }[];
  /** Of what is handed over. */
  screen: ScreenImage | null;
};

/** What is handed over, line by line. The heading stays beside the list while it scrolls. */
export function ServiceDeliverables({ head, deliverables, screen }: ServiceDeliverablesProps) {
  return (
    <section id="deliverables" aria-labelledby="deliverables-title" className="section-space bg-page-alt">
      <div className="wrap service-manifest grid">
        <div className="service-manifest-head content-start gap-4 wide:sticky wide:top-30 wide:self-start">
          <span className="mark-label">{head.label}</span>
          <h2 id="deliverables-title">{head.title}</h2>
          {screen && <Screen picture={screen} />}
        </div>
        <ol className="service-manifest-list">
          {deliverables.map(({ icon, title, body }) => (
            <li key={title} className="grid gap-y-1 gap-x-4.5 py-6 wide:items-center wide:gap-x-6">
              <span className="service-manifest-mark grid place-items-center row-span-2 size-12 rounded-control bg-surface text-primary-ink wide:row-auto">
                <Icon name={icon} />
              </span>
              <h3 className="text-title">{title}</h3>
              <p className="text-ui text-copy">{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
