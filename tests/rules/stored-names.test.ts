/** The privacy policy names everything that the site stores in a browser and in the database, and nothing else. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FORM_IDS } from "#domain/forms/forms.ts";
import {
  CHUNK_RELOAD_GUARD_MS,
  CHUNK_RELOAD_KEY,
  DARK_MODE_KEY,
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE_S,
  POST_DATABASE,
  PREFILLED_MESSAGE_KEY,
  RECENT_SEARCHES_KEY,
  RECENT_SEARCHES_MAX,
  WAITING_FORMS_KEY,
  WAITING_FORMS_MAX_AGE_MS,
} from "#domain/site/constants.ts";
import { CACHE_PREFIX } from "#domain/site/offline.ts";
import { RETENTION } from "#server/storage/purge-expired.ts";
import { draftKey } from "#src/forms/storage/form-draft.ts";

const read = (path: string) => readFileSync(path, "utf8");
const sources = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !/\.test\.|fixture/.test(path))
    .map((path) => ({ path, source: read(path) }));

/** How a name is written in the code, and the names it stands for. */
const WRITES: readonly { place: string; call: RegExp; names: Readonly<Record<string, readonly string[]>> }[] = [
  {
    place: "Cookie",
    call: /document\.cookie = (\w+)|(?:setCookie\(\w+, |"set-cookie", `?\$?\{?)(\w+)/gi,
    names: { localeCookie: [LOCALE_COOKIE], LOCALE_COOKIE: [LOCALE_COOKIE] },
  },
  {
    place: "localStorage",
    call: /localStorage\.setItem\(\s*(\w+)/g,
    names: {
      themeKey: [DARK_MODE_KEY],
      WAITING_FORMS_KEY: [WAITING_FORMS_KEY],
      RECENT_SEARCHES_KEY: [RECENT_SEARCHES_KEY],
    },
  },
  {
    place: "sessionStorage",
    // `storage()` is the session's, given to handleChunkFailure.
    call: /(?<!\w)(?:sessionStorage|storage\(\))\.setItem\(\s*(\w+)/g,
    names: {
      draftKey: FORM_IDS.map(draftKey),
      PREFILLED_MESSAGE_KEY: [PREFILLED_MESSAGE_KEY],
      CHUNK_RELOAD_KEY: [CHUNK_RELOAD_KEY],
    },
  },
  { place: "IndexedDB", call: /indexedDB\.open\((\w+)/g, names: { POST_DATABASE: [POST_DATABASE] } },
  // NAME is the prefix and the version; `name` is one of those that exist.
  {
    place: "Cache Storage",
    call: /caches\.open\((\w+)/g,
    names: { NAME: [`${CACHE_PREFIX}…`], name: [`${CACHE_PREFIX}…`] },
  },
];

const stored = () =>
  WRITES.flatMap(({ place, names }) => [...new Set(Object.values(names).flat())].map((name) => `${place} ${name}`));
const tables = () => [...read("server/storage/migrations.ts").matchAll(/CREATE TABLE (\w+)/g)].map(([, name]) => name);

/** Rows of the policy's tables that begin with names in code: all cells. */
function policyRows(text: string): string[][] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`(.*)`$/, "$1")),
    );
}

describe("what is stored", () => {
  it.each(WRITES)("in $place has a name that this test knows", ({ call, names }) => {
    const used = sources("{src,server,domain}/**/*.{ts,tsx,astro}").flatMap(({ source }) =>
      [...source.matchAll(call)].map(([, first, second]) => first ?? second),
    );
    expect([...new Set(used)].sort()).toEqual(
      Object.keys(names)
        .filter((name) => used.includes(name))
        .sort(),
    );
    expect(used).not.toEqual([]);
  });

  it("is stored by these calls alone: no other way to write to a browser's storage is used", () => {
    const others =
      /(?:localStorage|sessionStorage)\[|cookieStore|\.setItem\(\s*["'`]|indexedDB\.open\(["'`]|caches\.open\(["'`]/;
    expect(
      sources("src/**/*.{ts,tsx,astro}")
        .filter(({ source }) => others.test(source))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it("is listed in `Tables`, as far as the server's own queries go", () => {
    const typed = /export type Tables = \{([^}]*)\}/.exec(read("server/storage/tables.ts"))?.[1] ?? "";
    const names = [...typed.matchAll(/(\w+):/g)].map(([, name]) => name);
    expect([...names, "rate_limit"].sort()).toEqual(tables().sort());
  });
});

/** Columns that hold something of a visitor, and the words of the policy for each; null where they hold nothing of one. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, { ar: string; en: string } | null>>>> = {
  SubmissionTable: {
    id: null,
    kind: null,
    dedupe_key: null,
    locale: { ar: "لغة الصفحة", en: "the page’s language" },
    payload: { ar: "ما كتبته في النموذج", en: "What you wrote in the form" },
    email: { ar: "ما كتبته في النموذج", en: "What you wrote in the form" },
    reference: { ar: "رقمه المرجعي", en: "reference number" },
    consent_version: { ar: "نسخة الموافقة", en: "version of the consent text" },
    trust: { ar: "فحص آلي", en: "automatic check" },
    client_hash: { ar: "بصمة عنوان الإنترنت", en: "hash of the IP address" },
    created_at: { ar: "وقت الإرسال", en: "the time you sent it" },
    state: { ar: "حاله عندنا", en: "what became of it" },
    state_changed_at: { ar: "ووقت تغيّرها", en: "and when" },
    note: { ar: "وملاحظته عليه", en: "their note on it" },
    assignee: { ar: "من يتولّاه من الفريق", en: "who on the team has it" },
    revision: null,
  },
  SubscriptionTable: {
    id: null,
    email: { ar: "بريد من طلب الإشعار", en: "The address" },
    app: { ar: "المنتج الذي ينتظره", en: "the product they are waiting for" },
    locale: { ar: "ولغته", en: "language" },
    consent_version: { ar: "نسخة الموافقة", en: "version of the consent text" },
    created_at: { ar: "وقتا الطلب والتأكيد", en: "times of sign-up and confirmation" },
    confirmed_at: { ar: "وقتا الطلب والتأكيد", en: "times of sign-up and confirmation" },
  },
};

function columnsOf(type: string): string[] {
  const body = new RegExp(`type ${type} = \\{(.*?)\n\\};`, "s").exec(read("server/storage/tables.ts"))?.[1] ?? "";
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = ""]) => name);
}

it.each(Object.keys(COLUMNS))("every column of %s is known here", (type) => {
  expect(columnsOf(type).sort()).toEqual(Object.keys(COLUMNS[type] ?? {}).sort());
});

describe.each(["ar", "en"] as const)("the privacy policy in %s", (locale) => {
  const policy = read(`content/policy/privacy/${locale}.md`);
  const rows = policyRows(policy);

  it("names every value in the browser, with its place", () => {
    const browser = rows.filter((cells) => cells.length === 4).map(([name, place]) => `${place} ${name}`);
    expect(browser.sort()).toEqual(stored().sort());
  });

  it("names every table of the database", () => {
    expect(
      rows
        .filter((cells) => cells.length === 3)
        .map(([name]) => name)
        .sort(),
    ).toEqual(tables().sort());
  });

  it.each([
    ["submission", "SubmissionTable"],
    ["subscription", "SubscriptionTable"],
  ])("says what each column of %s holds", (table, type) => {
    const [, said = ""] = rows.find(([name]) => name === table) ?? [];
    for (const words of Object.values(COLUMNS[type] ?? {})) if (words) expect(said).toContain(words[locale]);
  });

  it("says the periods and limits that the code keeps", () => {
    const day = 24 * 60 * 60;
    const numbersOf = (name: string) =>
      rows
        .find(([first]) => first === name)
        ?.join(" ")
        .match(/\d+/g)
        ?.map(Number) ?? [];
    expect(numbersOf(LOCALE_COOKIE).slice(-1)).toEqual([LOCALE_COOKIE_MAX_AGE_S / day]);
    expect(numbersOf(WAITING_FORMS_KEY)).toEqual([WAITING_FORMS_MAX_AGE_MS / 1000 / day]);
    expect(numbersOf(RECENT_SEARCHES_KEY)).toEqual([RECENT_SEARCHES_MAX]);
    expect(numbersOf(CHUNK_RELOAD_KEY)).toEqual([CHUNK_RELOAD_GUARD_MS / 1000]);
    const heading = locale === "ar" ? "## مدة الحفظ" : "## How long we keep it";
    const [, periods = ""] = policy.split(heading);
    const list = [...periods.matchAll(/^- .*$/gm)].slice(0, 5).map(([line]) => Number(/\d+/.exec(line)?.[0]));
    const { months, afterLaunchDays, unconfirmedDays, clientHashDays } = RETENTION;
    expect(list).toEqual([months.contact, months.serial, afterLaunchDays, unconfirmedDays, clientHashDays]);
  });
});

it("a name that the policy lacks, or the code does not write, is seen", () => {
  const row = (name: string, place: string) => `| \`${name}\` | \`${place}\` | x | y |`;
  const shown = stored().map((entry) => row(entry.split(" ").at(-1) ?? "", entry.replace(/ \S+$/, "")));
  const named = (lines: readonly string[]) => policyRows(lines.join("\n")).map(([name, place]) => `${place} ${name}`);
  expect(named(shown).sort()).toEqual(stored().sort());
  expect(named(shown.slice(1)).sort()).not.toEqual(stored().sort());
  expect(named([...shown, row("visitor-id", "localStorage")]).sort()).not.toEqual(stored().sort());
});
