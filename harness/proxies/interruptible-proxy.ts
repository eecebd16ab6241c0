/** Between a browser and the server: takes the network away, keeps files back, and tells what was asked for. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type InterruptibleProxy = {
  url: string;
  /** No connection is answered until `restore`. */
  cut: () => void;
  restore: () => void;
  /** Files whose address matches do not come until the returned function is called. */
  hold: (pattern: RegExp) => () => void;
  /** The same, but they fail. */
  refuse: (pattern: RegExp) => () => void;
  /** Answers come with other headers. */
  changeHeaders: (change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders) => void;
  /** Bodies of what was posted to an address. */
  posted: (address: string) => string[];
  stop: () => Promise<void>;
};

/** A script that is put first into every page, and where it is found. */
type Probe = { address: string; script: string };

export async function startInterruptibleProxy(target: string, probe?: Probe): Promise<InterruptibleProxy> {
  const held = new Map<RegExp, Promise<void>>();
  const refused = new Set<RegExp>();
  const posts: { address: string; body: string }[] = [];
  let isCut = false;
  let change = (headers: IncomingHttpHeaders) => headers;

  const server = createServer(async (incoming, answer) => {
    const address = incoming.url ?? "/";
    await Promise.all([...held].filter(([pattern]) => pattern.test(address)).map(([, released]) => released));
    if (address === probe?.address) answer.setHeader("content-type", "text/javascript").end(probe.script);
    else if ([...refused].some((pattern) => pattern.test(address))) incoming.socket.destroy();
    else forward(incoming, answer, { target, probe, change, onPost: (body) => posts.push({ address, body }) });
  });
  server.on("connection", (socket) => {
    if (isCut) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    restore() {
      isCut = false;
    },
    hold(pattern) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(pattern, promise);
      return () => {
        held.delete(pattern);
        resolve();
      };
    },
    refuse(pattern) {
      refused.add(pattern);
      return () => refused.delete(pattern);
    },
    changeHeaders(next) {
      change = next;
    },
    posted: (address) => posts.filter((post) => post.address === address).map(({ body }) => body),
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Forwarding = {
  target: string;
  probe: Probe | undefined;
  change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  onPost: (body: string) => void;
};

function forward(incoming: IncomingMessage, answer: ServerResponse, { target, probe, change, onPost }: Forwarding) {
  const { method, headers, url } = incoming;
  // A page that is to be changed comes uncompressed.
  const asked = probe ? { ...headers, "accept-encoding": "identity" } : headers;
  const onward = request(new URL(url ?? "/", target), { method, headers: asked, agent: false }, (response) => {
    const { "content-length": length, ...others } = change(response.headers);
    if (!probe || !/^text\/html/.test(response.headers["content-type"] ?? "") || response.statusCode === 304) {
      answer.writeHead(response.statusCode ?? 502, {
        ...others,
        ...(length !== undefined && { "content-length": length }),
      });
      response.pipe(answer);
      return;
    }
    answer.writeHead(response.statusCode ?? 502, others);
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () =>
      answer.end(
        Buffer.concat(chunks).toString("utf8").replace("<head>", `<head><script src="${probe.address}"></script>`),
      ),
    );
  });
  onward.on("error", () => answer.destroy());
  answer.on("close", () => onward.destroy());
  const body: Buffer[] = [];
  incoming.on("data", (chunk: Buffer) => body.push(chunk));
  incoming.on("end", () => {
    if (method === "POST") onPost(Buffer.concat(body).toString("utf8"));
  });
  incoming.pipe(onward);
}
