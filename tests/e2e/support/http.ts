/** Requests as they are written, without a browser or fetch() tidying them first. */
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { PORT } from "#harness/visited-server.ts";

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names in lower case, as often as they were sent. */
  headerNames: string[];
  body: Buffer;
  text: string;
};

export type Ask = { method?: string; headers?: Record<string, string>; port?: number; body?: string };

export function ask(path: string, { method = "GET", headers = {}, port = PORT, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          headerNames: response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
          body: whole,
          text: whole.toString("utf8"),
        });
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

/** Writes bytes to the port and reads whatever comes until the connection ends. */
export function askInBytes(bytes: string, port = PORT): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.setTimeout(5_000, () => socket.destroy(new Error(`no answer to ${JSON.stringify(bytes.slice(0, 60))}`)));
    socket.on("data", (data) => {
      received += data.toString("latin1");
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", ...rest] = received.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join("\r\n\r\n") });
    });
    socket.write(Buffer.from(bytes, "latin1"));
  });
}
