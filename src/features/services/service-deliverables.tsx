import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./service-deliverables.css";

export type ServiceDeliverablesProps = {
  head: { label: string; title: string };
  deliverables: { icon: IconName; title: string; body: string }[];
};

/** What is handed over, line by line. The heading stays beside the list while it scrolls. */
export function ServiceDeliverables({ head, deliverables }: ServiceDeliverablesProps) {
  return (
    <section id="deliverables" aria-labelledby="deliverables-title" className="section-space bg-page-alt">
      <div className="wrap service-manifest">
        <div className="service-manifest-head">
          <span className="mark-label">{head.label}</span>
          <h2 id="deliverables-title">{head.title}</h2>
        </div>
        <ol className="service-manifest-list">
          {deliverables.map(({ icon, title, body }) => (
            <li key={title}>
              <span className="service-manifest-mark">
                <Icon name={icon} />
              </span>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
