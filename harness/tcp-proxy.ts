/** A TCP proxy between a program and a server that can be paused: connections stay open, and nothing goes through. */
import { connect, createServer, type Socket } from "node:net";
import { unusedPort } from "#server/network/unused-port.ts";

export type TcpProxy = { port: number; pause: () => void; resume: () => void; stop: () => Promise<void> };

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const port = await unusedPort();
  const sockets = new Set<Socket>();
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
    client.on("data", (data) => onward.write(data));
    onward.on("data", (data) => client.write(data));
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
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
