import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { isApiPath, LIVE_PATH } from "#server/api/api-path.ts";
import type { Log } from "#server/observability/log.ts";

export type ApiProxyNeeds = {
  socketPath: string;
  /** Whether a proxy in front of us may say how the visitor is connected. */
  trustsProto: boolean;
  log: Log;
};

/** Shorter than the other side keeps a connection, so that none is closed while a request is on its way. */
const IDLE_MS = 20_000;
/** Longer than the API takes to say that its storage does not answer. */
const ANSWER_WITHIN_MS = 6_000;
/** Headers of one connection, which a proxy must not forward. */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"];

/**
 * Hands on what is below /api to the process behind the socket; false for everything else. Whether this process is
 * alive, only this process can say. If the other one does not answer, `unavailable` does.
 */
export function apiProxy({ socketPath, trustsProto, log }: ApiProxyNeeds) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });

  return (incoming: IncomingMessage, response: ServerResponse, unavailable: () => void): boolean => {
    const { method, url = "", socket } = incoming;
    const path = url.split("?", 1)[0] ?? "";
    if (!isApiPath(path) || (path === LIVE_PATH && method !== "POST")) return false;
    const headers = onwardHeaders(incoming.headers, socket.remoteAddress, trustsProto);
    const onward = request({ socketPath, agent, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHops(answer.rawHeaders));
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    destroyIfSilent(incoming, onward);
    onward.on("error", (error) => {
      // An answer that has begun can only be broken off; a client that left needs none.
      if (response.headersSent || response.destroyed) return response.destroy();
      log.error({ event: "api-unreachable", error: error.message });
      incoming.unpipe(onward).resume();
      return unavailable();
    });
    response.on("close", () => onward.destroy());
    incoming.pipe(onward);
    return true;
  };
}

/** Waits only for the other process: not while the client is still sending. */
function destroyIfSilent(incoming: IncomingMessage, onward: ClientRequest) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    timer = setTimeout(() => onward.destroy(new Error("it did not answer in time")), ANSWER_WITHIN_MS);
  };
  incoming.on("end", wait).on("pause", wait).on("resume", stop);
  for (const over of ["response", "close"])
    onward.once(over, () => {
      incoming.off("end", wait).off("pause", wait);
      stop();
    });
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
