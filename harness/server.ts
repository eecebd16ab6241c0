/** The server as a process of its own, to be killed, stopped and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { signedTime } from "#server/api/form-time.ts";
import { keysFrom } from "#server/signing/keys.ts";
import { ownEnv } from "./run-script.ts";

const SECRET_KEY = "a secret that only these tests know of";
const keys = keysFrom(SECRET_KEY);

export type ServerProcess = {
  url: string;
  pid: number;
  output: () => string;
  /** As if whoever reads the log had ended. */
  closeOutput: () => void;
  /** Resolves to the exit code; null when it was killed. */
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<number | null>;
};

export type ServerStart = {
  env: Record<string, string>;
  /** Another program in front, such as a shell that sets limits first. */
  command?: readonly [string, ...string[]];
  uid?: number;
};

export const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once("exit", (code) => resolve(code)).once("error", reject);
  });

function launch({ env, command = [process.execPath, "server/main.ts"], uid }: ServerStart) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    env: ownEnv({ HOST: "127.0.0.1", PORT: "0", WORKERS: "1", RATE_LIMIT: "1000000", SECRET_KEY, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid !== undefined && { uid }),
  });
  // A test that fails half way must not leave its server running.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  let written = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      written += chunk.toString("utf8");
    });
  return { child, output: () => written };
}

export async function startServer(start: ServerStart): Promise<ServerProcess> {
  const { child, output } = launch(start);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const found = /Listening on http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`the server did not start:\n${output()}`)));
    child.once("error", reject);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output,
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    end: (signal) => {
      child.kill(signal);
      return exitOf(child);
    },
  };
}

/** Starts a server that must refuse to start. */
export async function startExpectingFailure(start: ServerStart): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(start);
  return { code: await exitOf(child), output: output() };
}

export type Posted = { status: number; reference: string | null };
/** A refused submission: what the server answered, and after how long. */
export type Refusal = { status: number; retryAfter: string | null; ms: number };

type Sender = { email?: string; key?: string; forwardedFor?: string };

/** What the contact form sends. */
export const contactMessage = (email: string) => ({
  name: "سلمى",
  email,
  service: "other",
  message: "رسالة من عشرة أحرف وأكثر",
  terms: true,
  locale: "ar",
  started: signedTime(keys, Date.now() - 5000),
});

function sendContact(
  url: string,
  { email = `${randomUUID()}@example.com`, key = randomUUID(), forwardedFor }: Sender = {},
): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...(forwardedFor !== undefined && { "x-forwarded-for": forwardedFor }),
    },
    body: JSON.stringify(contactMessage(email)),
  });
}

/** Sends a contact message as the form would; 0 stands for a server that is not there. */
export async function postContact(url: string, as: Sender = {}): Promise<Posted> {
  try {
    const response = await sendContact(url, as);
    const answer: unknown = await response.json();
    const stored = typeof answer === "object" && answer !== null && "reference" in answer ? answer.reference : null;
    return { status: response.status, reference: typeof stored === "string" ? stored : null };
  } catch (error) {
    // The server ended while it was answering: nothing was acknowledged.
    if (error instanceof TypeError || error instanceof SyntaxError) return { status: 0, reference: null };
    throw error;
  }
}

/** Posts what the server must refuse; returns the status, the advised wait, and how long the answer took. */
export async function postExpectingRefusal(url: string): Promise<Refusal> {
  const startedAt = performance.now();
  const response = await sendContact(url);
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    ms: performance.now() - startedAt,
  };
}

/** Posts without a pause, several at a time, until told to stop; returns every answer. */
export function postContinuously(url: string, parallel = 8): { stop: () => Promise<Posted[]> } {
  const answers: Posted[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const posted = await postContact(url);
      answers.push(posted);
      if (posted.status === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const clients = Array.from({ length: parallel }, client);
  return {
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return answers;
    },
  };
}

export const acknowledged = (answers: readonly Posted[]) =>
  answers.flatMap(({ status, reference }) => (status === 201 && reference ? [reference] : []));
