import { REQUEST_MIN_DELAY_MS, REQUEST_TIMEOUT_MS } from "#domain/site/constants.ts";
import { type Progress, progress } from "./progress.ts";

export type HttpErrorKind = "offline" | "network" | "timeout" | "status" | "format";

/** What went wrong with a request. `problem` is the body of an answer that explains itself (RFC 9457). */
export class HttpError extends Error {
  override name = "HttpError";
  readonly kind: HttpErrorKind;
  readonly status: number | undefined;
  readonly problem: unknown;

  constructor(kind: HttpErrorKind, details: { status?: number; problem?: unknown; cause?: unknown } = {}) {
    super(details.status === undefined ? kind : `${kind} ${details.status}`, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.problem = details.problem;
  }
}

export type HttpRequest = {
  method?: "GET" | "POST";
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** The answer is given no sooner than this after the call, so that a state change can be seen. */
  minDelayMs?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Nobody waits for the answer, so the bar does not turn red if none comes. */
  isQuiet?: boolean;
};

export type HttpNeeds = {
  baseUrl: string;
  progress: Pick<Progress, "start">;
  fetch?: typeof fetch;
  isOnline?: () => boolean;
};

/** The one way to call the API: JSON or plain text, a time limit, typed errors, and the shared progress bar. */
export function createHttpClient({
  baseUrl,
  progress,
  fetch = (address, init) => globalThis.fetch(address, init),
  isOnline = () => navigator.onLine,
}: HttpNeeds) {
  return async function request(path: string, options: HttpRequest = {}): Promise<unknown> {
    const { minDelayMs = REQUEST_MIN_DELAY_MS, timeoutMs = REQUEST_TIMEOUT_MS, isQuiet = false } = options;
    const run = progress.start();
    const patience = new Promise((resolve) => setTimeout(resolve, minDelayMs));
    try {
      if (!isOnline()) throw new HttpError("offline");
      const answer = await send(fetch, `${baseUrl}${path}`, options, timeoutMs);
      await patience;
      run.done();
      return answer;
    } catch (error) {
      await patience;
      if (isQuiet) run.done();
      else run.fail();
      throw error;
    }
  };
}

/** Of the page: addresses as they stand, and its own progress bar. */
export const request = createHttpClient({ baseUrl: "", progress });

async function send(fetch: typeof globalThis.fetch, url: string, options: HttpRequest, timeoutMs: number) {
  const { json, method = json === undefined ? "GET" : "POST", headers, signal } = options;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: "application/json, text/plain",
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
    throw new HttpError(timedOut ? "timeout" : "network", { cause });
  }
  const body = await readBody(response);
  if (!response.ok) throw new HttpError("status", { status: response.status, problem: body });
  return body;
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  if (!/\bjson\b/.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HttpError("format", { status: response.status, cause });
  }
}
