import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Log } from "#server/observability/log.ts";
import { DATA_POLICY, securityHeaders, setHeaders } from "#server/pages/security-headers.ts";
import { PlainError } from "#server/plain-error.ts";
import { refusalOf } from "./request-target.ts";

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 5_000;
/** Long enough for clients to read that they are to come back by another connection. */
const NOTICE_MS = 300;
const SWEEP_MS = 100;
/** A client that was refused has this long to read why; then its connection is closed, whether it agrees or not. */
const LINGER_MS = 1_000;
/** Leaves time for what is closed afterwards within the ten seconds an operator grants. */
const DRAIN_MS = 8_000;
/** Longer than a connection lies idle or a request may take; what is left after that is broken off. */
const RETIRE_MS = 60_000;
/** A connection that the supervisor handed over before it heard of the end is still on its way: it is handed back. */
const HANDED_OVER_MS = 1_000;

export type Listening = {
  port: number;
  stop: () => Promise<void>;
  /**
   * For a process whose successor listens already: it takes no more connections, and closes none that a client may be
   * about to use. Each ends with its next answer, which says so, or after lying idle as long as always.
   */
  retire: () => Promise<void>;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type ListenNeeds = {
  /** Answers at once, or returns false; what begins to answer and cannot go on leaves it to `answer` after all. */
  answerFromMemory?: (request: IncomingMessage, response: ServerResponse, answer: () => void) => boolean;
  fetch: (request: Request) => Response | Promise<Response>;
  /** A port, or the path of a socket that only this machine can open. */
  at: { port: number; host: string } | { socketPath: string };
  keepAliveMs?: number;
  log: Log;
};

/** Opens the port; `stop` answers what has been received, and ends within ten seconds. */
export function listen({
  answerFromMemory = () => false,
  fetch,
  at,
  keepAliveMs = KEEP_ALIVE_MS,
  log,
}: ListenNeeds): Promise<Listening> {
  const hostname = "host" in at ? at.host : "localhost";
  const answer = getRequestListener(fetch, { hostname, errorHandler: (error) => unreadable(error, log) });
  let isEnding = false;
  return new Promise((resolve, reject) => {
    const server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: keepAliveMs,
        connectionsCheckingInterval: 2_000,
        // Node's own refusal is bare.
        requireHostHeader: false,
      },
      (request, response) => {
        if (isEnding) response.setHeader("connection", "close");
        const refusal = refusalOf(request);
        if (refusal === null)
          return answerFromMemory(request, response, () => answer(request, response)) || answer(request, response);
        const { status, headers } = refused(refusal, log);
        response.writeHead(status, Object.fromEntries(headers)).end();
        // So short an answer is on its way; what else comes in is not read.
        return request.socket.destroy();
      },
    );
    server.on("error", (error: NodeJS.ErrnoException) => reject(explainListenError(error, "PORT")));
    server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, log));
    const closed = new Promise<void>((resolve) => server.once("close", () => resolve()));
    async function stop() {
      isEnding = true;
      await pause(NOTICE_MS);
      await drain(server, closed);
    }
    async function retire() {
      isEnding = true;
      // The close of a web server also closes connections that lie idle, to which a request may be on its way.
      NetServer.prototype.close.call(server);
      const deadline = setTimeout(() => server.closeAllConnections(), RETIRE_MS);
      await Promise.all([closed, pause(HANDED_OVER_MS)]);
      clearTimeout(deadline);
    }
    const place = "host" in at ? at : { path: at.socketPath, exclusive: true };
    server.listen(place, () => {
      const address = server.address();
      resolve({ port: typeof address === "object" ? (address?.port ?? 0) : 0, stop, retire });
    });
  });
}

export type ListenSetting = "PORT" | "METRICS_PORT" | "EDITOR_PORT";
type ListenError = NodeJS.ErrnoException & { address?: string; port?: number; hostname?: string };

const noSuchAddress = ({ address, hostname }: ListenError, setting: ListenSetting) =>
  `this machine has no address ${address ?? hostname}. Set ${setting.replace("PORT", "HOST")} to one it has, or leave it out.`;

const ADVICE: Readonly<Record<string, (error: ListenError, setting: ListenSetting) => string>> = {
  EADDRINUSE: ({ port }, setting) =>
    `port ${port} is in use by another program. End it, or set ${setting} to another port.`,
  EACCES: ({ port }, setting) => `this user may not listen on port ${port}. Set ${setting} to a port above 1023.`,
  EADDRNOTAVAIL: noSuchAddress,
  ENOTFOUND: noSuchAddress,
};

/** A port that cannot be opened, with what to do about it. */
export function explainListenError(error: ListenError, setting: ListenSetting): Error {
  const advice = ADVICE[error.code ?? ""]?.(error, setting);
  return advice ? new PlainError(`${error.code}: ${advice}`, { cause: error }) : error;
}

/** A request that no application can be asked about: a host or an address that is none. */
function unreadable(error: unknown, log: Log): Response {
  if (error instanceof RequestError) return refused(400, log);
  const requestId = randomUUID();
  log.error({ event: "failure", requestId, error: String(error) });
  log.refused({ requestId, status: 500 });
  return bare(500, requestId);
}

function refused(status: number, log: Log): Response {
  const requestId = randomUUID();
  log.refused({ requestId, status });
  return bare(status, requestId);
}

function bare(status: number, requestId: string): Response {
  const headers = new Headers({ "cache-control": "no-store", "content-length": "0", connection: "close" });
  headers.set("x-request-id", requestId);
  setHeaders(headers, securityHeaders(DATA_POLICY));
  return new Response(null, { status, headers });
}

/** Node's own answers to unreadable requests are bare; these say as little, with a body length and no keep-alive. */
function refuse(error: NodeJS.ErrnoException, socket: Socket, log: Log) {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    { HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large", ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout" }[
      error.code ?? ""
    ] ?? "400 Bad Request";
  const requestId = randomUUID();
  log.refused({ requestId, status: Number(status.slice(0, 3)) });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nX-Request-Id: ${requestId}\r\n\r\n`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

async function drain(server: Server, closed: Promise<void>) {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS - NOTICE_MS);
  server.close();
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
