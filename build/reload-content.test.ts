import { EventEmitter } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reloadContent } from "./reload-content.ts";

const CONTENT = join(import.meta.dirname, "content-folder");

type Middleware = (request: { headers: { accept: string } }, response: object, next: () => void) => void;

/** A development server: a file is saved, a page is asked for, and begins to listen. `asked` is what came of it. */
function devServer() {
  const asked: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
  const middlewares: Middleware[] = [];
  const hot = Object.assign(new EventEmitter(), { send: ({ type }: { type: string }) => asked.push(type) });
  const setUp: unknown = reloadContent({ contentDir: CONTENT }).hooks["astro:server:setup"];
  if (typeof setUp !== "function") throw new Error("there is no hook for the development server");
  setUp({
    server: {
      watcher,
      environments: { client: { hot } },
      middlewares: { use: (middleware: Middleware) => middlewares.push(middleware) },
    },
    refreshContent: async () => asked.push("refresh"),
  });
  return {
    asked,
    save: (path: string) => watcher.emit("all", "change", join(CONTENT, path)),
    request: (accept: string) => {
      for (const middleware of middlewares) middleware({ headers: { accept } }, {}, () => {});
    },
    listen: () =>
      hot.emit("vite:client:connect", undefined, { send: ({ type }: { type: string }) => asked.push(`late ${type}`) }),
  };
}

it.each([
  ["a text reloads the page", "blog/an-article/en.md", ["full-reload"]],
  ["an entry is stored anew, which reloads the page", "apps/daftar/app.json", ["refresh"]],
  ["messages are modules, which Vite reloads", "messages/en.json", []],
  ["a file beside the content changes nothing", "../drafts/blog/an-article/en.md", []],
])("%s", (_, file, asked) => {
  const server = devServer();
  server.save(file);
  expect(server.asked).toEqual(asked);
});

const TEXT = "blog/an-article/en.md";

it("a page that was asked for before a file was saved is told when it begins to listen, and once", () => {
  const server = devServer();
  server.request("text/html,*/*");
  server.save(TEXT);
  server.request("text/css");
  server.listen();
  expect(server.asked).toEqual(["full-reload", "late full-reload"]);
  server.request("text/html,*/*");
  server.listen();
  expect(server.asked).toHaveLength(2);
});

it("a page that was asked for afterwards is not told", () => {
  const server = devServer();
  server.save(TEXT);
  server.request("text/html,*/*");
  server.listen();
  expect(server.asked).toEqual(["full-reload"]);
});
