import type { WorkerFacts } from "#domain/site/offline.ts";

/** Written in by build/service-worker.ts. */
declare const WORKER_FACTS: WorkerFacts;

export const { version, languages, fonts, chunks } = WORKER_FACTS;
export const codes: readonly string[] = languages.map(({ code }) => code);
