import { hasCode } from "./error-code.ts";

/** Whether a process of this machine is there. */
export function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One of somebody else's may not be asked, but runs.
    return hasCode(error, "EPERM");
  }
}
