/** `npm run bench -- browsers`: kinds of pages and flows in every engine, as a table in docs/browsers.md as well. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ENGINES } from "#harness/browsers/browser-page.ts";
import type { Tried } from "#scripts/browsers/try-browsers.ts";
import { requireBuild } from "#scripts/build/require-build.ts";
import { machine, type Report, row } from "./report.ts";

const DOCUMENT = join("docs", "browsers.md");
const TITLES = { chromium: "Chromium", firefox: "Firefox", webkit: "WebKit" } as const;
const TABLE = /(?<=<!-- table -->\n).*(?=<!-- \/table -->)/s;

export async function runBrowsers(): Promise<Report> {
  requireBuild();
  const { tryBrowsers } = await import("#scripts/browsers/try-browsers.ts");
  const tried = await tryBrowsers({ engines: ENGINES, isQuick: false });
  const names = tried.find(({ outcomes }) => outcomes.length > 0)?.outcomes.map(({ name }) => name) ?? [];
  writeFileSync(DOCUMENT, readFileSync(DOCUMENT, "utf8").replace(TABLE, markdownTable(tried, names)));
  return {
    title: `Browsers: ${tried.map(titleOf).join(", ")}`,
    machine: machine(),
    rows: names.map((name) => {
      const results = tried.map((engine) => `${TITLES[engine.name]} ${resultOf(engine, name)}`);
      const isFailed = tried.some(({ outcomes }) => outcomes.some((o) => o.name === name && o.result === "failed"));
      return row(name, "in every engine", results.join(", "), !isFailed);
    }),
  };
}

const titleOf = ({ name, version }: Tried) => `${TITLES[name]} ${version ?? "(not run)"}`;

function resultOf({ outcomes }: Tried, wanted: string): string {
  const outcome = outcomes.find(({ name }) => name === wanted);
  if (!outcome || outcome.result === "not run") return outcome ? `not run: ${outcome.detail}` : "not run";
  return outcome.result === "ok" ? "✓" : "✗";
}

/** Padded, as the formatter has it. */
function markdownTable(tried: readonly Tried[], names: readonly string[]): string {
  const rows = [
    ["", ...tried.map(titleOf)],
    ...names.map((name) => [name, ...tried.map((engine) => resultOf(engine, name))]),
  ];
  const widths = [0, ...tried.keys().map((at) => at + 1)].map((column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = "", ...body] = rows.map(line);
  const ruler = line(widths.map((width) => "-".repeat(width)));
  return [`\nTried on ${new Date().toISOString().slice(0, 10)}.\n`, head, ruler, ...body, "\n"].join("\n");
}
