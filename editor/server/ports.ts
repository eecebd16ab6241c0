import { createServer } from "node:net";

export const LOOPBACK_HOST = "127.0.0.1";

/** The first free port, counting up from this one. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < 65_536; port += 1) if (await isFree(port)) return port;
  throw new Error(`there is no free port from ${from} on`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    probe.listen(port, LOOPBACK_HOST, () => probe.close(() => resolve(true)));
  });
