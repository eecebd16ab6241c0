import { useId } from "react";
import { useReloadWhenReachable } from "./use-reload-when-reachable.ts";
import { useStoredPages } from "./use-stored-pages.ts";

export type OfflinePagesProps = {
  title: string;
  locale: string;
  /** Address of the offline page itself; it is mostly shown at the address of the page it replaces. */
  own: string;
};

/** The pages that can be read without a network. Where there are none it shows nothing; the page around it says enough. */
export function OfflinePages({ title, locale, own }: OfflinePagesProps) {
  const titleId = useId();
  const pages = useStoredPages(locale)?.filter(({ address }) => address !== own) ?? [];
  useReloadWhenReachable(own);

  if (pages.length === 0) return null;
  return (
    <section className="wrap offline-kept" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      <ul>
        {pages.map((page) => (
          <li key={page.address}>
            <a href={page.address}>{page.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
