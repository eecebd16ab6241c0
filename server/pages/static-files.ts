import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#server/observability/log.ts";
import type { BuiltSite } from "./built-site.ts";
import type { fileAnswers } from "./file-answers.ts";
import { STRICT_TRANSPORT } from "./security-headers.ts";

const HOST = /^[\w.:[\]-]*$/;

export type StaticFilesNeeds = {
  site: BuiltSite;
  answerOf: ReturnType<typeof fileAnswers>;
  /** Whether the visitor's connection is encrypted, as far as one can know. */
  isSecure: (forwardedProto: string | undefined) => boolean;
  log: Log;
};

/**
 * Most requests are for a file that is there, by its exact address. Those are answered here, before anything is
 * made of them; false leaves the request to the application, which knows all the other cases.
 */
export function createStaticFiles({ site, answerOf, isSecure, log }: StaticFilesNeeds) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || !isPlain(headers)) return false;
    const query = url.indexOf("?");
    const path = query === -1 ? url : url.slice(0, query);
    const file = site.find(path);
    if (!file || file.middleware.length > 0) return false;

    const startedAt = performance.now();
    const answer = answerOf(file, {
      acceptEncoding: singleHeader(headers["accept-encoding"]),
      ifNoneMatch: headers["if-none-match"],
    });
    const requestId = randomUUID();
    const said = [...answer.headers, "x-request-id", requestId];
    if (isSecure(singleHeader(headers["x-forwarded-proto"]))) said.push(...STRICT_TRANSPORT);
    try {
      response.writeHead(answer.status, said);
    } catch {
      // The application fails at the same, and knows what to say of it.
      return false;
    }
    response.end(method === "HEAD" ? null : answer.body);
    log.request({ requestId, method, path, status: answer.status, startedAt });
    return true;
  };
}

/** No request body and a well-formed host; anything else is left to the application. */
const isPlain = (headers: IncomingHttpHeaders): boolean =>
  HOST.test(headers.host ?? "") &&
  headers["transfer-encoding"] === undefined &&
  headers["content-length"] === undefined;

const singleHeader = (value: string | string[] | undefined): string | undefined =>
  typeof value === "object" ? value.join(", ") : value;
