import { EventEmitter } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reloadContent } from "./reload-content.ts";

const CONTENT = join(import.meta.dirname, "content-folder");

/** What the development server is asked for when a file is saved. */
function askedFor(path: string): string[] {
  const asked: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
  const setUp: unknown = reloadContent({ contentDir: CONTENT }).hooks["astro:server:setup"];
  if (typeof setUp !== "function") throw new Error("there is no hook for the development server");
  setUp({
    server: { watcher, hot: { send: ({ type }: { type: string }) => asked.push(type) } },
    refreshContent: async () => asked.push("refresh"),
  });
  watcher.emit("all", "change", path);
  return asked;
}

it.each([
  ["a text reloads the page", "blog/an-article/en.md", ["full-reload"]],
  ["an entry is stored anew, which reloads the page", "apps/daftar/app.json", ["refresh"]],
  ["messages are modules, which Vite reloads", "messages/en.json", []],
  ["a file beside the content changes nothing", "../drafts/blog/an-article/en.md", []],
])("%s", (_, file, asked) => {
  expect(askedFor(join(CONTENT, file))).toEqual(asked);
});
