/** WebKitGTK by WebDriver over HTTP, on a display of its own. It tells nothing of its console: see `console-probe.ts`. */
import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { z } from "zod";
import { unusedPort } from "#server/network/unused-port.ts";
import { type BrowserPage, type Engine, eventually, type Key } from "./browser-page.ts";
import { PROBED_ERRORS } from "./console-probe.ts";

/** What the window has above the page. */
const TOOLBAR_PX = 38;
const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: "\ue015",
  Enter: "\ue007",
  Escape: "\ue00c",
  Tab: "\ue004",
  "/": "/",
};
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A script may be lost with the document it runs in, and the driver would wait for it. */
const SCRIPT_MS = 10_000;
/** Sometimes it does so all the same. What is asked of a page is asked again until it is true, so it may be given up. */
const LOST_SCRIPT_MS = SCRIPT_MS + 2_000;
const CALL_MS = 60_000;

const failureSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const elementSchema = z.object({ [ELEMENT]: z.string() });
const windowSchema = z.object({ handle: z.string() });
const outcomeSchema = z.object({ value: z.unknown().optional(), error: z.string().optional() });

export type WebKitPrograms = { driver: string; browser: string; display: string };
type Call = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<unknown>;

export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const screen = await startDisplay(display);
  const port = await unusedPort();
  const child = spawn(driver, [`--port=${port}`], {
    // Rendering by the processor; with less than that, view transitions crash it.
    env: { ...process.env, DISPLAY: screen.name, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  endWithThis(child);
  const call = callerOf(`http://127.0.0.1:${port}`);
  const options = { binary: browser, args: ["--automation"] };
  const { sessionId, capabilities } = sessionSchema.parse(
    await whenListening(() =>
      call("POST", "/session", {
        capabilities: {
          alwaysMatch: {
            pageLoadStrategy: "none",
            timeouts: { script: SCRIPT_MS },
            "webkitgtk:browserOptions": options,
          },
        },
      }),
    ),
  );
  const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  return {
    name: "webkit",
    version: `GTK ${capabilities.browserVersion}`,
    open: () => openWindow(inSession),
    async stop() {
      await call("DELETE", `/session/${sessionId}`).catch(() => {});
      child.kill();
      screen.child.kill();
    },
  };
}

function endWithThis(child: ChildProcess) {
  const end = () => child.kill();
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
}

async function startDisplay(program: string): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  endWithThis(child);
  const told = child.stdio[3] as Readable;
  const number = await new Promise<string>((resolve, reject) => {
    told.once("data", (data: Buffer) => resolve(data.toString().trim()));
    child.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { name: `:${number}`, child };
}

const callerOf =
  (origin: string): Call =>
  async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(path.includes("/execute/") ? LOST_SCRIPT_MS : CALL_MS),
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    const failure = failureSchema.safeParse(value);
    if (!response.ok) throw new Error(failure.success ? `${failure.data.error}: ${failure.data.message}` : path);
    return value;
  };

async function whenListening<Result>(connect: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await connect();
    } catch (error) {
      if (attempt > 100 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

/** All windows of a session share cookies; storage is apart, since every visit has an origin of its own. */
async function openWindow(call: Call): ReturnType<Engine["open"]> {
  const opened: string[] = [];
  const page = await openTab(call, opened);
  return {
    page,
    async close() {
      // The last window of a session would end it.
      const handles = z.array(z.string()).parse(await call("GET", "/window/handles"));
      const others = handles.filter((handle) => !opened.includes(handle));
      for (const handle of opened) {
        await call("POST", "/window", { handle });
        await call("DELETE", "/window");
      }
      await call("POST", "/window", { handle: others[0] });
    },
  };
}

const evaluatorOf =
  (call: Call): BrowserPage["evaluate"] =>
  async (run, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${run})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = outcomeSchema.parse(await call("POST", "/execute/async", { script, args }));
    if (error !== undefined) throw new Error(error);
    return value as never;
  };

/** Run in the page: where an element is, once it has stopped moving. */
async function restingMiddle(selector: string): Promise<{ x: number; y: number } | null> {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const before = element?.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const after = element?.getBoundingClientRect();
  if (!before || !after || after.width === 0 || before.top !== after.top || before.left !== after.left) return null;
  const [x, y] = [Math.round(after.left + after.width / 2), Math.round(after.top + after.height / 2)];
  // What slides in may not have begun to.
  return x >= 0 && x < innerWidth && y >= 0 && y < innerHeight ? { x, y } : null;
}

async function openTab(callWindow: Call, opened: string[]): Promise<BrowserPage> {
  const { handle } = windowSchema.parse(await callWindow("POST", "/window/new", { type: "window" }));
  opened.push(handle);
  const call: Call = async (...request) => {
    await callWindow("POST", "/window", { handle });
    return callWindow(...request);
  };
  const resize = async (width: number, height: number) => {
    await call("POST", "/window/rect", { width, height: height + TOOLBAR_PX });
  };
  await resize(1440, 900);
  const find = async (selector: string) =>
    elementSchema.parse(await call("POST", "/element", { using: "css selector", value: selector }))[ELEMENT];
  const evaluate = evaluatorOf(call);
  return {
    evaluate,
    resize,
    async goto(url) {
      await evaluate(() => Reflect.set(window, "isLeft", true)).catch(() => {});
      await call("POST", "/url", { url });
      await eventually(`${url} has loaded`, () =>
        evaluate(() => document.readyState === "complete" && !Reflect.has(window, "isLeft")),
      );
    },
    // Not by the driver's own click, which takes what `content-visibility` has just laid out for not interactable.
    click: async (selector) => {
      const { x, y } = await eventually(selector, () => evaluate(restingMiddle, selector));
      const actions = [
        { type: "pointerMove", x, y, duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await call("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    type: async (selector, text) => {
      await call("POST", `/element/${await find(selector)}/value`, { text });
    },
    press: async (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      await call("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    print: null,
    openTab: () => openTab(callWindow, opened),
    errors: () => evaluate(PROBED_ERRORS),
  };
}
