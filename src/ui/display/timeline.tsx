import type { ReactNode } from "react";
import "./timeline.css";

export type TimelineProps = {
  /** Oldest first. The last one is where things stand now, and carries the beacon. */
  entries: { id: string; time: ReactNode; title: string; body?: string | undefined }[];
};

export function Timeline({ entries }: TimelineProps) {
  return (
    <ol className="timeline">
      {entries.map(({ id, time, title, body }) => (
        <li key={id}>
          <p className="timeline-time">{time}</p>
          <h3>{title}</h3>
          {body && <p className="timeline-body">{body}</p>}
        </li>
      ))}
    </ol>
  );
}
