import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Challenge } from "#domain/forms/form-page.ts";

const TITLES: Partial<Record<number, string>> = {
  400: "The request could not be read",
  403: "This request is not allowed",
  404: "There is nothing at this address",
  405: "This method is not allowed here",
  413: "The request is too large",
  415: "This content type is not accepted",
  422: "Some fields need another look",
  429: "Too many requests",
  500: "Something went wrong",
  503: "This is not available right now",
};

export type Problem = {
  status: ContentfulStatusCode;
  title?: string;
  detail?: string;
  errors?: Record<string, string[]>;
  /** Work to be done before the request is taken; see proof-of-work.ts. */
  challenge?: Challenge;
};

/** An error answer of the API: RFC 9457. */
export function problemResponse({ status, title, ...rest }: Problem, extraHeaders: HeadersInit = {}): Response {
  const headers = new Headers(extraHeaders);
  headers.set("content-type", "application/problem+json");
  headers.set("cache-control", "no-store");
  const body = { type: "about:blank", title: title ?? TITLES[status] ?? "Error", status, ...rest };
  return new Response(JSON.stringify(body), { status, headers });
}
