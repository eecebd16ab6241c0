/** ARCHITECTURE.md says what is there: its folders, its table of imports, and every file that the documents name. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const read = (path: string) => readFileSync(path, "utf8");
const architecture = read("ARCHITECTURE.md");

/** Built or installed, so they need not be there while the tests run. */
const ignored = read(".gitignore")
  .split("\n")
  .filter(Boolean)
  .map((line) => line.replace(/^\/|\/$/g, ""));
const isIgnored = (path: string) => ignored.some((folder) => path === folder || path.startsWith(`${folder}/`));

describe("the folders of ARCHITECTURE.md", () => {
  const layout = foldersIn(architecture);
  const listedIn = (folder: string) => [...layout.keys()].filter((path) => dirname(path) === folder).sort();

  it.each([".", "src"])("are those that lie in %s", (folder) => {
    expect(listedIn(folder)).toEqual(foldersOnDisk(folder));
  });

  it("have the inner folders that are listed beside them", () => {
    const listed = [...layout].filter(([, inner]) => inner.length > 0);
    expect(listed.length).toBeGreaterThan(8);
    for (const [folder, inner] of listed) expect({ folder, inner }).toEqual({ folder, inner: foldersOnDisk(folder) });
  });
});

describe("the import table of ARCHITECTURE.md", () => {
  const table = rowsIn(architecture);
  const rules = rulesOf(JSON.parse(read("biome.json")));

  it("has a row for every rule of biome.json, in the same order", () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(table.map(({ files }) => files)).toEqual(rules.map(({ files }) => files));
  });

  it.each(rules.map((rule, index) => ({ ...rule, row: table[index], where: rule.files.named.join(", ") })))(
    "says what $where may import",
    ({ imports, row }) => {
      expect(row?.imports).toEqual(imports);
    },
  );

  it("lets folders and files be imported that exist", () => {
    const named = table.flatMap(({ imports }) => [...imports.named, ...imports.except]);
    expect(named.filter((path) => path !== "everything" && !isThere(path))).toEqual([]);
  });
});

describe("the files that documents name", () => {
  /** These two name every file in full, so that it can be found; others may say "`ar.md`" for one of many. */
  const IN_FULL = ["ARCHITECTURE.md", "docs/how-it-works.md"];
  /** Written by `npm run lock`; and recipes name files that their reader is about to write. */
  const OTHERS = ["docs/licences.md", "docs/recipes.md"];
  const documents = [
    ...["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"],
    ...globSync("docs/*.md").filter((path) => !OTHERS.includes(path)),
  ];

  it.each(documents)("exist: %s", (document) => {
    expect(missingFrom(read(document), dirname(document), IN_FULL.includes(document))).toEqual([]);
  });

  it.each(IN_FULL)("are found in the text of %s", (document) => {
    expect(pathsIn(read(document), true).length).toBeGreaterThan(20);
  });

  it("would be missed", () => {
    const text =
      "`src/nowhere.ts`, `nothing.ts`, `content/apps/<app>/none.json`, [a](gone.md), `src/pages`, `/ar`, `./`";
    expect(missingFrom(text, ".", true)).toEqual([
      "src/nowhere.ts",
      "nothing.ts",
      "content/apps/*/none.json",
      "gone.md",
    ]);
    expect(missingFrom("`ar.md`", ".", false)).toEqual([]);
  });
});

function foldersOnDisk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => (folder === "." ? name : `${folder}/${name}`))
    .filter((path) => !isIgnored(path))
    .sort();
}

/** `name/  text inner/ inner/` at the margin, `  name/` for what lies in the folder above; further lines continue the text. */
function foldersIn(text: string): Map<string, string[]> {
  const tree = /## Folders\n+```\n(.*?)```/s.exec(text)?.[1] ?? "";
  const found = new Map<string, string[]>();
  let parent = "";
  let current = "";
  for (const line of tree.split("\n")) {
    const [, indent, name, rest = line] = /^( {0,2})([\w-]+)\/ +(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      if (indent === "") parent = name;
      current = indent === "" ? name : `${parent}/${name}`;
    }
    const inner = [...rest.matchAll(/(?<=^|\s)([\w-]+)\/(?=\s|$)/g)].map((match) => `${current}/${match[1]}`);
    if (current !== "") found.set(current, [...(found.get(current) ?? []), ...inner].sort());
  }
  return found;
}

/** What is named, and what of that is taken out again. */
type Selection = { named: string[]; except: string[] };
type Row = { files: Selection; imports: Selection };

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");

function rowsIn(text: string): Row[] {
  const table = /\| files +\| may import +\|\n\|[-| ]+\|\n((?:\|.*\|\n)+)/.exec(text)?.[1] ?? "";
  return table
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [, files = "", imports = ""] = line.split("|");
      return { files: selectionIn(files), imports: selectionIn(imports) };
    });
}

function selectionIn(cell: string): Selection {
  const [named = "", except = ""] = cell.split("except");
  const all = named.trim() === "everything" ? ["everything"] : codeIn(named);
  return { named: expanded(all), except: expanded(codeIn(except)) };
}

const lintSchema = z.object({
  overrides: z.array(
    z.object({
      includes: z.array(z.string()),
      linter: z
        .object({
          rules: z.object({
            style: z
              .object({
                noRestrictedImports: z
                  .object({ options: z.object({ patterns: z.array(z.object({ group: z.array(z.string()) })) }) })
                  .optional(),
              })
              .optional(),
          }),
        })
        .optional(),
    }),
  ),
});

function rulesOf(config: unknown): Row[] {
  return lintSchema.parse(config).overrides.flatMap(({ includes, linter }) => {
    const rule = linter?.rules.style?.noRestrictedImports;
    if (!rule) return [];
    const refused = rule.options.patterns.flatMap(({ group }) => group).filter((pattern) => !pattern.startsWith("../"));
    const isOnlyWhatIsNamed = refused.includes("#*/**");
    const { named, except } = parted(refused.filter((pattern) => pattern !== "#*/**"));
    // A pattern refuses; with a "!" it lets through what an earlier one refused.
    const imports = { named: isOnlyWhatIsNamed ? except.map(folderOf) : ["everything"], except: named.map(folderOf) };
    const files = parted(includes);
    return [
      {
        files: { named: expanded(files.named), except: expanded(files.except) },
        imports: { named: expanded(imports.named), except: expanded(imports.except) },
      },
    ];
  });
}

function parted(patterns: readonly string[]): Selection {
  return {
    named: patterns.filter((pattern) => !pattern.startsWith("!")),
    except: patterns.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1)),
  };
}

/** `#src/ui/**` is the folder `src/ui`. */
const folderOf = (pattern: string) => pattern.replace(/^#/, "").replace(/\/\*\*$/, "");

/** `src/{art,ui}` is two folders. Sorted, since their order means nothing. */
function expanded(patterns: readonly string[]): string[] {
  return patterns
    .flatMap((pattern) => {
      const [, before = "", choices, after = ""] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
      return choices === undefined ? [pattern] : choices.split(",").map((choice) => `${before}${choice}${after}`);
    })
    .sort();
}

/** Paths in code and in links. `<app>` stands for any name. Addresses of pages begin with a slash and are none. */
function pathsIn(text: string, isInFull: boolean): string[] {
  const prose = text.replace(/^```.*?^```/gms, "");
  return codeIn(prose)
    .filter((code) => /^[\w.@*[][^\s:?()"=]*$/.test(code) && !/^\.*\/?$/.test(code))
    .filter((code) => code.includes("/") || (isInFull && /\.[a-z]+$/.test(code)))
    .map((code) => normalize(code.replace(/<[^>]*>/g, "*").replace(/\/$/, "")));
}

function missingFrom(text: string, folder: string, isInFull: boolean): string[] {
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map((match) => join(folder, match[1] ?? ""));
  return [...pathsIn(text, isInFull), ...linked].filter((path) => !isThere(path));
}

/** Brackets are part of a name, such as `[locale]`; stars stand for others. */
const isThere = (path: string) =>
  isIgnored(path) || existsSync(path) || (/[*{]/.test(path) && globSync(path.replace(/[[\]]/g, "?")).length > 0);
