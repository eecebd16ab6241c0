import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BREAKPOINTS_PX } from "#domain/site/constants.ts";

/** House rules over the text of the source, where lint has no rule for them. */

type Rule = {
  rule: string;
  files: readonly string[];
  found: RegExp;
  /** Where it is right all the same: the line must match, and the reason is given. */
  except?: readonly { file: RegExp; line?: RegExp; because: string }[];
};

const CODE = ["{build,domain,editor,scripts,server,src}/**/*.{ts,tsx,astro}"];
const MARKUP = ["{editor,src}/**/*.{tsx,astro}"];
const STYLES = ["{src,editor/app}/**/*.css"];
const TESTS = { file: /\.test\.tsx?$/, because: "tests name what they look for" };

const brandNames = (() => {
  const site: { brand: { name: Record<string, string> } } = JSON.parse(readFileSync("content/site.json", "utf8"));
  return Object.values(site.brand.name);
})();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const RULES: readonly Rule[] = [
  {
    rule: "say start and end, never left and right, in classes",
    files: MARKUP,
    found:
      /(?<=["'`\s:])-?(?:(?:[mp][lr]|left|right|scroll-[mp][lr])-[\w[(.]|text-(?:left|right)\b|float-(?:left|right)\b|clear-(?:left|right)\b|rounded-[lr]\b|rounded-[tb][lr]\b|border-[lr]\b|space-x-|divide-x-reverse)/,
    except: [
      TESTS,
      {
        file: /^src\/art\//,
        line: /-(left|right)-/,
        because: "names of shapes in drawings, which are mirrored as a whole",
      },
    ],
  },
  {
    rule: "say start and end, never left and right, in styles",
    files: STYLES,
    found:
      /(?<![-\w])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
    except: [
      { file: /prose\.css$/, line: /text-align:\s*left/, because: "code runs from left to right in every language" },
    ],
  },
  {
    rule: "an effect has a block, because what it returns is called as its clean-up",
    files: ["{editor,src}/**/*.{ts,tsx}"],
    found: /use(?:Layout|Insertion)?Effect\(\(\) => (?!\{)/,
  },
  {
    rule: "a movement to the side has its mirrored twin",
    files: STYLES,
    found: /translateX\(\s*-?(?!var\()[\d.]+(?:%|px|rem|em)/,
    except: [
      { file: /drawer\.css$/, because: "each direction is written beside the other" },
      { file: /./, line: /var\(--(?:flow|dir|sign|side)/, because: "multiplied by the direction of reading" },
    ],
  },
  {
    rule: "direction comes from the dir attribute, not from styles",
    files: STYLES,
    // Left to right is another matter: figures, code and drawings keep that order on every page.
    found: /(?<![-\w])direction\s*:\s*rtl/,
    except: [
      {
        file: /feature-evidence\.css$/,
        because: "a pair of invoices: the Arabic one stands at the right on every page",
      },
    ],
  },
  {
    rule: "numbers and dates are formatted in src/i18n only",
    files: CODE,
    found: /\.toLocale\w*\(|new Intl\.|Intl\.\w+\(/,
    except: [
      TESTS,
      { file: /^src\/i18n\//, because: "the one module for formats" },
      { file: /^scripts\/bench\//, because: "tables for developers, in English" },
      { file: /^domain\/planner\/calendar\.ts$/, because: "asks what a clock elsewhere shows; nobody reads its text" },
      { file: /^src\/frame\/menus\.client\.ts$/, because: "asks which day it is elsewhere; nobody reads its text" },
      { file: /^domain\/language\/plural-form\.ts$/, because: "chooses a form of a word; writes no number" },
      { file: /^editor\/app\/history\/word-diff\.ts$/, because: "divides a text into words; writes no number" },
      { file: /^editor\/app\/fields\/known-values\.ts$/, because: "lists names of currencies; writes no number" },
      { file: /^editor\/app\/frame\/texts\.tsx$/, because: "asks in which time zone the writer is" },
      { file: /plan-words\.ts$/, because: "a date the visitor chooses is written in the browser" },
    ],
  },
  {
    rule: "colours come from tokens",
    files: ["{domain,editor,server,src}/**/*.{ts,tsx,astro}"],
    found: /(?<![&\w/-])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?![\w-])/,
    except: [
      TESTS,
      { file: /^src\/seo\/app-icon\.ts$/, because: "icons are read by software that knows no other notation" },
      { file: /^domain\/brand\/color/, because: "the conversion itself" },
      { file: /^src\/art\/flags\/language-flag\.tsx$/, because: "flags have colours of their own" },
      { file: /^src\/screens\//, because: "other programs, papers and goods have colours of their own" },
    ],
  },
  {
    rule: "no brand word in code",
    files: CODE,
    found: new RegExp(`(?<![\\p{L}\\d])(?:${brandNames.map(escaped).join("|")})(?![\\p{L}\\d])`, "iu"),
    except: [TESTS],
  },
  {
    rule: "the environment is read in server/env.ts and in scripts",
    files: CODE,
    found: /process\.env\b/,
    except: [
      TESTS,
      { file: /^server\/env\.ts$/, because: "the one reader" },
      { file: /^scripts\//, because: "commands pass it on" },
      { file: /^build\/server-render\.ts$/, because: "the bundler is told what React asks for" },
      {
        file: /^editor\/model\/publish\/git-content\.ts$/,
        because: "git is to ask for nothing, and has its settings there",
      },
    ],
  },
  {
    rule: "words for visitors stand in content",
    files: CODE,
    found: /\p{Script=Arabic}/u,
    except: [
      TESTS,
      {
        file: /^domain\/search\//,
        because: "letters and words that are folded into one another",
      },
      {
        file: /^domain\/content\/picture-description\.ts$/,
        because: "words that describe no picture, and are refused",
      },
      { file: /^editor\/app\/dialogs\/short-name\.ts$/, because: "letters, each with its Latin spelling" },
      { file: /^build\/pages\/no-break-spaces\.ts$/, because: "short words that stay on a line with the next one" },
      {
        file: /^build\/content\/language-(?:rules|tables)\.ts$/,
        because: "faults that are looked for in content, and what to write instead",
      },
      {
        file: /^scripts\/(?:bench\/visits|screenshots\/(?:contact-form|search-dialog))\.ts$/,
        because: "what a visitor would type",
      },
      { file: /^src\/share\/lettering\.tsx$/, because: "a letter to measure others by" },
      { file: /motif-(?:numerals|search)\.tsx$/, because: "letters as a drawing" },
      {
        file: /^server\/pages\/error-page\.ts$/,
        because: "the last page of the server, when nothing else can be shown",
      },
      {
        file: /^src\/browser\/error-page\.ts$/,
        because: "the last page of the browser, when nothing else can be shown",
      },
    ],
  },
];

const DOCUMENT_DIRECTION = /(?:^|[\s,}])(?:html|body|:root)\s*(?:,[^{]*)?\{[^}]*(?<![-\w])direction\s*:/;

const ignored = (file: string) => file.startsWith("src/.generated/");

function breaches({ files, found, except = [] }: Rule): string[] {
  return globSync(files)
    .map((file) => file.split("\\").join("/"))
    .filter((file) => !ignored(file))
    .sort()
    .flatMap((file) => {
      const excused = except.filter((exception) => exception.file.test(file));
      return readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const isComment = /^\s*(?:\/\/|\/?\*)/.test(line);
          const fits = !isComment && found.test(line);
          const isExcused = excused.some((exception) => exception.line === undefined || exception.line.test(line));
          return fits && !isExcused ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [];
        });
    });
}

/** A line each rule must see, so that a pattern that matches nothing cannot pass for a clean source. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  "an effect has a block, because what it returns is called as its clean-up": [
    "  useEffect(() => end.current?.scrollTo(0, 0));",
  ],
  "say start and end, never left and right, in classes": [
    '<p className="ml-4">',
    'class="tablet:pr-2 flex"',
    '"text-left"',
    '"-right-2"',
    '"rounded-l"',
    '"border-r p-2"',
    '"space-x-4"',
  ],
  "say start and end, never left and right, in styles": [
    "margin-left: 4px;",
    "left: 0;",
    "text-align: right;",
    "border-top-left-radius: 2px;",
    "padding-right:1px",
  ],
  "a movement to the side has its mirrored twin": ["transform: translateX(-100%);", "translateX(12px)"],
  "direction comes from the dir attribute, not from styles": ["direction: rtl;"],
  "numbers and dates are formatted in src/i18n only": [
    "price.toLocaleString()",
    "new Intl.NumberFormat()",
    "date.toLocaleDateString('ar')",
  ],
  "colours come from tokens": ['fill="#fff"', '"#1a2b3c"', "bg-[#123456]"],
  "no brand word in code": brandNames.map((name) => `const title = "${name}";`),
  "the environment is read in server/env.ts and in scripts": ["process.env.PORT", 'process.env["PORT"]'],
  "words for visitors stand in content": ["مرحبا"],
};
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  "an effect has a block, because what it returns is called as its clean-up": ["  useEffect(() => {"],
  "say start and end, never left and right, in classes": [
    '"ms-4 pe-2 text-start start-0 rounded-s border-e"',
    '"arrow-right"',
    '"html-4"',
  ],
  "say start and end, never left and right, in styles": [
    "margin-inline-start: 4px;",
    "inset-inline-start: 0;",
    "text-align: start;",
  ],
  "colours come from tokens": ['href="#main"', 'import "#src/x.ts"', "&#39;", '"#feature"'],
  "no brand word in code": ["const samaramarsals = 1;"],
};

describe("house rules", () => {
  it.each(RULES)("$rule", (rule) => {
    expect(breaches(rule)).toEqual([]);
  });

  it.each(RULES)("the rule «$rule» sees what it is for, and nothing else", ({ rule, found }) => {
    const lines = SEEN[rule] ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !found.test(line))).toEqual([]);
    expect((UNSEEN[rule] ?? []).filter((line) => found.test(line))).toEqual([]);
  });

  it("no style sets the direction of the document", () => {
    const errors = globSync(STYLES).filter((file) => DOCUMENT_DIRECTION.test(readFileSync(file, "utf8")));
    expect(errors).toEqual([]);
    expect(DOCUMENT_DIRECTION.test("html {\n direction: rtl")).toBe(true);
  });

  it("what scrolls sideways keeps a swipe at its end, which would go back in history", () => {
    const errors = globSync("src/**/*.css").filter((file) =>
      // A rule that is not closed before it says so.
      /overflow-x: (?:auto|scroll);(?![^}]*overscroll-behavior(?:-x)?: contain)/.test(readFileSync(file, "utf8")),
    );
    expect(errors).toEqual([]);
  });

  it("every breakpoint of the specification is used by a style, and no style has one of its own", () => {
    const widths = globSync(STYLES).flatMap((file) => readFileSync(file, "utf8").match(/@media[^{]*width[^{]*/g) ?? []);
    expect(widths.filter((query) => !/theme\(--breakpoint-[\w-]+\)/.test(query))).toEqual([]);
    const markup = globSync(MARKUP).map((file) => readFileSync(file, "utf8"));
    const unused = Object.keys(BREAKPOINTS_PX).filter(
      (name) =>
        !widths.some((query) => query.includes(`--breakpoint-${name})`)) &&
        !markup.some((text) => text.includes(`${name}:`)),
    );
    expect(unused).toEqual([]);
  });

  it("looks at real files", () => {
    for (const { files } of RULES) expect(globSync(files).length).toBeGreaterThan(5);
  });
});
