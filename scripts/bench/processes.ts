/** What a process and its descendants use, read from /proc. */
import { readdirSync, readFileSync } from "node:fs";

function pidsBelow(root: number): number[] {
  const found: number[] = [];
  const open = [root];
  for (let pid = open.pop(); pid !== undefined; pid = open.pop())
    try {
      open.push(...readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number));
      found.push(pid);
    } catch {
      // It has ended meanwhile.
    }
  return found;
}

function sumOf(root: number, of: (pid: number) => number): number {
  let sum = 0;
  for (const pid of pidsBelow(root))
    try {
      sum += of(pid);
    } catch {
      // It has ended meanwhile.
    }
  return sum;
}

/** In MB. */
export const memoryOf = (pid: number): number =>
  sumOf(pid, (each) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, "utf8"))?.[1] ?? 0)) / 1024;

/** Open files, sockets and pipes. */
export const handlesOf = (pid: number): number => sumOf(pid, (each) => readdirSync(`/proc/${each}/fd`).length);
