import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Log } from "./log.ts";
import { DATA_POLICY, setSecurityHeaders } from "./pages/security-headers.ts";

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 5_000;
const DRAIN_MS = 10_000;

export type Listening = { port: number; stop: () => Promise<void> };

type Fetch = (request: Request) => Response | Promise<Response>;

/** Opens the port; `stop` answers what has been received and ends within ten seconds. */
export function listen(
  fetch: Fetch,
  { port, host, log }: { port: number; host: string; log: Log },
): Promise<Listening> {
  const answer = getRequestListener(fetch, { hostname: host, errorHandler: (error) => unreadable(error, log) });
  return new Promise((resolve, reject) => {
    const server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: 2_000,
        // Node's own refusal is bare.
        requireHostHeader: false,
      },
      (request, response) => {
        if (request.headers.host !== undefined || request.httpVersion === "1.0") return answer(request, response);
        const { status, headers } = unreadable(new RequestError("no host"), log);
        return response.writeHead(status, Object.fromEntries(headers)).end();
      },
    );
    server.on("error", reject);
    server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, log));
    server.listen(port, host, () => {
      const address = server.address();
      const opened = address !== null && typeof address === "object" ? address.port : port;
      resolve({ port: opened, stop: () => drain(server) });
    });
  });
}

/** A request that no application can be asked about: a host or an address that is none. */
function unreadable(error: unknown, log: Log): Response {
  const status = error instanceof RequestError ? 400 : 500;
  if (status === 500) log.error({ event: "failure", error: String(error) });
  else log.info({ event: "refused", status });
  const headers = new Headers({ "cache-control": "no-store", "content-length": "0", connection: "close" });
  setSecurityHeaders(headers, { policy: DATA_POLICY, secure: false });
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
    const deadline = setTimeout(() => {
      server.closeAllConnections();
    }, DRAIN_MS - 1_500);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
