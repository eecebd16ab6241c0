import type { Server } from "node:http";
import type { Socket } from "node:net";
import { serve } from "@hono/node-server";
import type { Log } from "./log.ts";

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
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        port,
        hostname: host,
        serverOptions: {
          headersTimeout: HEADERS_TIMEOUT_MS,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          connectionsCheckingInterval: 2_000,
        },
      },
      (info) => resolve({ port: info.port, stop: () => drain(server as Server) }),
    ) as Server;
    server.on("error", reject);
    server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, log));
  });
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
    }, DRAIN_MS - 500);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
