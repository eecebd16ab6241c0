import type { WorkerFacts } from "#domain/site/offline.ts";

type Answer = Pick<Response, "status" | "type" | "redirected" | "headers">;

/** Errors, redirects, partial and cross-origin responses are never cached, nor is `no-store`. */
export function isStorable({ status, type, redirected, headers }: Answer): boolean {
  return status === 200 && type === "basic" && !redirected && !/no-store/.test(headers.get("cache-control") ?? "");
}

export function isStorablePage(answer: Answer): boolean {
  return isStorable(answer) && (answer.headers.get("content-type") ?? "").startsWith("text/html");
}

const SHOWN = /\s(?:href|src)="(\/_assets\/[^"#?]+\.(?:js|css|svg|woff2))["#]/g;
const NAMED = /"(\/_assets\/[^"#?]+\.(?:js|css|svg|woff2))["#]/g;

/**
 * The files of a page: what its first render needs, and what its islands load on interaction. Photographs are not
 * among them: a page names each in several sizes, and the one that is shown is cached when it is fetched.
 */
export function filesOf(html: string, chunks: WorkerFacts["chunks"]): { shown: string[]; touched: string[] } {
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = ""]) => address);
  const touched = new Set(named(NAMED));
  // Iterating a set also visits what is added meanwhile.
  for (const address of touched) for (const next of chunks[address] ?? []) touched.add(next);
  return { shown: [...new Set(named(SHOWN))], touched: [...touched] };
}
