import { useEffect, useState } from "react";
import { listStoredPages, type StoredPage } from "./stored-pages.ts";

/** The pages of a language that can be read offline. Null until they are known, and where the browser stores none. */
export function useStoredPages(locale: string): readonly StoredPage[] | null {
  const [pages, setPages] = useState<readonly StoredPage[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly StoredPage[]) => {
      if (isCurrent) setPages(found);
    };
    // Undefined without https; some browsers refuse, as in private windows.
    if ("caches" in window) listStoredPages(locale).then(show, () => {});
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return pages;
}
