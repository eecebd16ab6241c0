import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Log } from "#server/observability/log.ts";
import { DATA_POLICY, securityHeaders, setHeaders } from "#server/pages/security-headers.ts";
import { PlainError } from "#server/plain-error.ts";

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 5_000;
/** Long enough for clients to read that they are to come back by another connection. */
const NOTICE_MS = 300;
const SWEEP_MS = 100;
/** Leaves time for what is closed afterwards within the ten seconds an operator grants. */
const DRAIN_MS = 8_000;

export type Listening = { port: number; stop: () => Promise<void> };

export type ListenNeeds = {
  /** Answers at once, or returns false. */
  answerFromMemory?: (request: IncomingMessage, response: ServerResponse) => boolean;
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
        if (request.headers.host !== undefined || request.httpVersion === "1.0")
          return answerFromMemory(request, response) || answer(request, response);
        const { status, headers } = unreadable(new RequestError("no host"), log);
        return response.writeHead(status, Object.fromEntries(headers)).end();
      },
    );
    server.on("error", (error: NodeJS.ErrnoException) => reject(explainListenError(error, "PORT")));
    server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, log));
    async function stop() {
      isEnding = true;
      await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
      await drain(server);
    }
    const place = "host" in at ? at : { path: at.socketPath, exclusive: true };
    server.listen(place, () => {
      const address = server.address();
      resolve({ port: typeof address === "object" ? (address?.port ?? 0) : 0, stop });
    });
  });
}

type ListenSetting = "PORT" | "METRICS_PORT";
type ListenError = NodeJS.ErrnoException & { address?: string; port?: number; hostname?: string };

const noSuchAddress = ({ address, hostname }: ListenError) =>
  `this machine has no address ${address ?? hostname}. Set HOST to one it has, or leave it out.`;

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
  const status = error instanceof RequestError ? 400 : 500;
  if (status === 500) log.error({ event: "failure", error: String(error) });
  else log.info({ event: "refused", status });
  const headers = new Headers({ "cache-control": "no-store", "content-length": "0", connection: "close" });
  setHeaders(headers, securityHeaders(DATA_POLICY));
  return new Response(null, { status, headers });
}

/** Node's own answers to unreadable requests are bare; these say as little, with a body length and no keep-alive. */
function refuse(error: NodeJS.ErrnoException, socket: Socket, log: Log) {
  if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const status =
    { HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large", ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout" }[
      error.code ?? ""
    ] ?? "400 Bad Request";
  log.info({ event: "refused", status: Number(status.slice(0, 3)) });
  return socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n\r\n`,
  );
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS - NOTICE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
  });
}
