import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that systems give to whoever asks for any one, such as each outgoing connection. So no other program
 * takes the port between this and its use.
 */
const FIRST = 15_000;
const LAST = 30_000;

/** A port that no program listens on. */
export async function unusedPort(host = "127.0.0.1"): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return (await canListen(port, host)) ? port : unusedPort(host);
}

const canListen = (port: number, host: string) =>
  new Promise<boolean>((resolve, reject) => {
    const server = createServer();
    server.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
