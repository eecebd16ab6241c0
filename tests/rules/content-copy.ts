import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of the content folder that a test may break. */
export function copyContent(): {
  dir: string;
  edit: (file: string, change: (data: never) => unknown) => void;
  remove: () => void;
} {
  const dir = join(mkdtempSync(join(tmpdir(), "site-content-")), "content");
  cpSync("content", dir, { recursive: true });
  return {
    dir,
    edit(file, change) {
      const path = join(dir, file);
      const data = JSON.parse(readFileSync(path, "utf8"));
      const changed = change(data as never) ?? data;
      writeFileSync(path, JSON.stringify(changed, null, 2));
    },
    remove: () => rmSync(join(dir, ".."), { recursive: true, force: true }),
  };
}

/** Every text that exists in Arabic and English also in a third language, by its English words. */
export function addLanguage(dir: string, code: string) {
  const extend = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(extend);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, extend(inner)]);
    const keys = entries.map(([key]) => key).sort();
    if (keys.join() === "ar,en") entries.push([code, entries.find(([key]) => key === "en")?.[1]]);
    return Object.fromEntries(entries);
  };
  for (const path of globSync(`${dir}/**/*.json`)) {
    if (/(messages|faq)\/\w+\.json$/.test(path)) continue;
    writeFileSync(path, JSON.stringify(extend(JSON.parse(readFileSync(path, "utf8")))));
  }
  for (const path of globSync(`${dir}/**/en.{md,json}`)) cpSync(path, path.replace(/en\.(md|json)$/, `${code}.$1`));
}
