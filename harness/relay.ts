/** A cable between a program and a server that can be held still: open, and silent. */
import { connect, createServer, type Socket } from "node:net";
import { unusedPort } from "#server/network/unused-port.ts";

export type Relay = { port: number; hold: () => void; release: () => void; stop: () => Promise<void> };

export async function startRelay(target: number): Promise<Relay> {
  const port = await unusedPort();
  const sockets = new Set<Socket>();
  let isHeld = false;
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
      if (isHeld) socket.pause();
    }
    client.on("data", (data) => onward.write(data));
    onward.on("data", (data) => client.write(data));
    if (isHeld) for (const socket of [client, onward]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  return {
    port,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    release() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
