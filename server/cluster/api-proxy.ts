import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { isApiPath } from "#server/api/api-path.ts";
import { problemResponse } from "#server/api/problem.ts";
import type { Log } from "#server/observability/log.ts";
import { DATA_POLICY, securityHeaders } from "#server/pages/security-headers.ts";

export type ApiProxyNeeds = {
  socketPath: string;
  /** Whether a proxy in front of us may say how the visitor is connected. */
  trustsProto: boolean;
  log: Log;
};

/** Shorter than the other side keeps a connection, so that none is closed while a request is on its way. */
const IDLE_MS = 20_000;
const RETRY_AFTER_SECONDS = "2";
/** Headers of one connection, which a proxy must not forward. */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"];

/** Hands on what is below /api to the process behind the socket; false for everything else. */
export function apiProxy({ socketPath, trustsProto, log }: ApiProxyNeeds) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });

  return (incoming: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "", socket } = incoming;
    if (!isApiPath(url.split("?", 1)[0] ?? "")) return false;
    const headers = onwardHeaders(incoming.headers, socket.remoteAddress, trustsProto);
    const onward = request({ socketPath, agent, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHops(answer.rawHeaders));
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    onward.on("error", (error) => {
      // An answer that has begun can only be broken off; a client that left needs none.
      if (response.headersSent || response.destroyed) return response.destroy();
      log.error({ event: "api-unreachable", error: error.message });
      return sendUnavailable(response);
    });
    response.on("close", () => onward.destroy());
    incoming.pipe(onward);
    return true;
  };
}

function onwardHeaders(
  given: IncomingHttpHeaders,
  client: string | undefined,
  trustsProto: boolean,
): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...given };
  for (const name of HOP_BY_HOP) delete headers[name];
  if (!trustsProto) delete headers["x-forwarded-proto"];
  headers["x-forwarded-for"] = [given["x-forwarded-for"], client ?? "unknown"].flat().filter(Boolean).join(", ");
  return headers;
}

function withoutHops(rawHeaders: readonly string[]): string[] {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!HOP_BY_HOP.includes(name.toLowerCase())) headers.push(name, value);
  }
  return headers;
}

/** The process behind the socket is being started again: that takes a moment. */
async function sendUnavailable(response: ServerResponse) {
  const problem = problemResponse({ status: 503 }, { "retry-after": RETRY_AFTER_SECONDS });
  const body = await problem.text();
  response.writeHead(problem.status, [
    ...[...problem.headers].flat(),
    ...securityHeaders(DATA_POLICY),
    "content-length",
    String(Buffer.byteLength(body)),
  ]);
  response.end(body);
}
