import { createServer } from "node:net";
import { explainListenError, type ListenSetting } from "./listen.ts";

/** Throws a sentence that names the setting where nothing can listen on the port. */
export function assertPortIsFree(port: number, host: string, setting: ListenSetting = "PORT"): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", (error) => reject(explainListenError(error, setting)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
