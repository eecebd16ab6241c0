import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { LIVE_PATH } from "#server/api/api-path.ts";

const answerSchema = z.object({ status: z.literal("ok"), release: z.string().optional() });
const ASK_EVERY_MS = 250;
const ASK_TIMEOUT_MS = 5_000;
/** Each question goes to another process: so many answers in a row are those of all. */
const IN_A_ROW = 8;

/** What the server on a port of this machine shows; null where none answers. */
export function releaseShownOn(port: number): Promise<{ release: string | null } | null> {
  return new Promise((resolve) => {
    const asked = request(
      // A connection of its own each time, so that it is not always the same process that answers.
      { host: "127.0.0.1", port, path: LIVE_PATH, agent: false, timeout: ASK_TIMEOUT_MS },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("error", () => resolve(null)).on("end", () => resolve(parseAnswer(text)));
      },
    );
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(null)).end();
  });
}

function parseAnswer(text: string): { release: string | null } | null {
  try {
    const answer = answerSchema.safeParse(JSON.parse(text));
    return answer.success ? { release: answer.data.release ?? null } : null;
  } catch {
    // Another program listens there.
    return null;
  }
}

/** Whether all processes of the server on this port come to show the release; null for the build in DIST_DIR. */
export async function comesToShow(port: number, release: string | null, giveUpMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + giveUpMs;
  for (let inARow = 0; Date.now() < giveUpAt; ) {
    const answer = await releaseShownOn(port);
    inARow = answer && answer.release === release ? inARow + 1 : 0;
    if (inARow >= IN_A_ROW) return true;
    if (inARow === 0) await pause(ASK_EVERY_MS);
  }
  return false;
}
