/**
 * A TCP proxy between a program and a server. Paused, connections stay open and nothing goes through until it resumes.
 * Silenced, the connections of that moment stay open and lose every byte for good, while new ones work: what a firewall
 * does that has forgotten them.
 */
import { connect, createServer, type Socket } from "node:net";
import { unusedPort } from "#server/network/unused-port.ts";

export type TcpProxy = {
  port: number;
  pause: () => void;
  resume: () => void;
  silence: () => void;
  stop: () => Promise<void>;
};

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const port = await unusedPort();
  const sockets = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  let isPaused = false;
  const server = createServer((client) => {
    const onward = connect(target, "127.0.0.1");
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        onward.destroy();
      });
      if (isPaused) socket.pause();
    }
    const forward = (from: Socket, to: Socket) =>
      from.on("data", (data) => {
        if (!silenced.has(from)) to.write(data);
      });
    forward(client, onward);
    forward(onward, client);
    if (isPaused) for (const socket of [client, onward]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  return {
    port,
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    silence() {
      for (const socket of sockets) silenced.add(socket);
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
