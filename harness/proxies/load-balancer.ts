/**
 * A small load balancer in front of two servers, for machines without nginx. It behaves as nginx does by default: a request
 * that reached no server goes to the next server, one that only reads also when its connection broke, and a connection
 * that was kept open and is found closed is opened anew.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

export type LoadBalancer = { port: number; stop: () => Promise<void> };

export function startLoadBalancer(ports: () => readonly number[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;

  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      turn += 1;
      const all = ports();
      const order = all.map((_, index) => all[(turn + index) % all.length] ?? 0);
      forward(incoming, Buffer.concat(chunks), answer, [...order, ...order]);
    });
  });

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    [port, ...others]: readonly number[],
  ) {
    if (port === undefined) return answer.writeHead(502).end();
    const isReading = incoming.method === "GET" || incoming.method === "HEAD";
    const { method, url: path, headers } = incoming;
    const onward = request(
      // A form goes over a connection of its own: if it cannot be opened, no server has read it.
      { host: "127.0.0.1", port, method, path, headers, agent: isReading ? agent : false },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        response.on("error", () => answer.destroy());
      },
    );
    onward.on("error", (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) return answer.destroy();
      if (isReading || error.code === "ECONNREFUSED") return forward(incoming, body, answer, others);
      return answer.writeHead(502).end();
    });
    return onward.end(body);
  }

  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({
        port: address !== null && typeof address === "object" ? address.port : 0,
        stop: () =>
          new Promise((done) => {
            agent.destroy();
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
