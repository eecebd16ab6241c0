import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent } from "#build/content/content-check.ts";
import { fingerprintOf } from "#build/content/untranslated.ts";
import { countDrafts } from "#build/entries/drafts.ts";
import type {
  Content,
  Entry,
  FoundTexts,
  MissingTranslations,
  Picture,
  Preview,
  References,
  Refused,
  Saved,
} from "#editor/contract.ts";
import { copyContent } from "#harness/content-copy.ts";
import { editorApi } from "./app.ts";
import { personAtThisMachine } from "./person.ts";

const HOST = "127.0.0.1:4321";

let content: ReturnType<typeof copyContent>;
let app: ReturnType<typeof editorApi>;

beforeEach(() => {
  content = copyContent();
  app = editorApi({
    contentDir: content.dir,
    siteAddress: "http://127.0.0.1:4322",
    now: () => new Date("2026-11-16T09:00:00Z"),
    personOf: personAtThisMachine,
  });
});
afterEach(() => content.remove());

type Ask = { method?: string; body?: unknown; headers?: Record<string, string> };

function ask(path: string, { method = "GET", body, headers = {} }: Ask = {}) {
  const isBytes = body instanceof Uint8Array;
  return app.request(`http://${HOST}${path}`, {
    method,
    headers: { host: HOST, "content-type": isBytes ? "application/octet-stream" : "application/json", ...headers },
    ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
  });
}
// What the server says is held to the contract by its own types.
const get = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;
const entryAt = (kind: string, id: string) => get<Entry>(`/api/entries/${kind}/${encodeURIComponent(id)}`);
const putAt = (where: string, { kind, id, data, texts, version, draftVersion }: Entry) =>
  ask(`/api/${where}/${kind}/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: { data, texts, version, draftVersion },
  });
const put = (entry: Entry) => putAt("entries", entry);
const putDraft = (entry: Entry) => putAt("drafts", entry);
const begin = (kind: string, id: string, more: object = {}) =>
  ask(`/api/drafts/${kind}`, { method: "POST", body: { id, name: "سارة", locale: "ar", ...more } });
const errorsOf = async (answer: Response) => ((await answer.json()) as Refused).errors;

const read = (file: string) => readFileSync(join(content.dir, file), "utf8");
const draftFiles = () => globSync("**/*.*", { cwd: join(content.dir, "drafts") }).sort();
const rowOf = async (kind: string, id: string) =>
  (await get<Content>("/api/content")).kinds.find((one) => one.id === kind)?.entries.find((row) => row.id === id);
const everything = () => {
  const hash = createHash("sha256");
  for (const path of globSync("**/*.*", { cwd: content.dir }).sort())
    hash.update(path).update(readFileSync(join(content.dir, path)));
  return hash.digest("hex");
};
const linesChanged = (before: string, after: string) => {
  const lines = after.split("\n");
  return before.split("\n").filter((line, index) => line !== lines[index]).length;
};
/** The entry with one value replaced. */
function withValue(entry: Entry, path: string, value: unknown): Entry {
  const data = structuredClone(entry.data);
  const names = path.split(".");
  const last = names.pop() ?? "";
  const owner = names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), data);
  Reflect.set(Object(owner), last, value);
  return { ...entry, data };
}

describe("who may ask", () => {
  it.each([
    ["a name that leads here", { host: "editor.example.com" }],
    ["a name that looks like this machine", { host: "127.0.0.1.example.com" }],
    ["the page of another site", { origin: "https://example.com" }],
    ["another program on this machine", { origin: "http://127.0.0.1:9999" }],
    ["a page without an origin", { origin: "null" }],
    ["a link or picture on another site", { "sec-fetch-site": "cross-site" }],
    ["another port of this machine", { "sec-fetch-site": "same-site" }],
  ])("not %s", async (_, headers) => {
    const entry = await entryAt("team", "huda-salim");
    const before = everything();
    const changed = withValue(entry, "name.en", "Somebody Else");
    const answer = await ask("/api/entries/team/huda-salim", {
      method: "PUT",
      body: { data: changed.data, texts: {}, version: entry.version, draftVersion: "" },
      headers,
    });
    expect(answer.status).toBe(403);
    expect(await errorsOf(answer)).toEqual([{ reason: { key: "errors.notAllowed", values: {} } }]);
    expect((await ask("/api/content", { headers })).status).toBe(403);
    expect(everything()).toBe(before);
  });

  it("not a form, which any page can send", async () => {
    const answer = await ask("/api/drafts/team", {
      method: "POST",
      body: {},
      headers: { "content-type": "text/plain" },
    });
    expect(answer.status).toBe(403);
  });

  it("the editor's own page, by whatever name of this machine", async () => {
    for (const host of ["127.0.0.1:4321", "localhost:4321", "[::1]:4321"]) {
      const headers = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
      expect((await ask("/api/content", { headers })).status).toBe(200);
    }
  });
});

describe("what there is", () => {
  it("every file below content belongs to an entry", async () => {
    const { kinds, locales } = await get<Content>("/api/content");
    const count = (id: string) => kinds.find((kind) => kind.id === id)?.entries.length;
    expect(locales.map(({ code, dir }) => [code, dir])).toEqual([
      ["ar", "rtl"],
      ["en", "ltr"],
    ]);
    expect(count("storeItems")).toBe(globSync("content/apps/*/store/*.json").length);
    expect(count("posts")).toBe(globSync("content/blog/*/post.json").length);
    const perLanguage = globSync("content/{faq,messages}/*.json").length;
    const entries = kinds.flatMap((kind) => kind.entries).length;
    expect(entries - 2 + perLanguage).toBe(globSync("content/**/*.json", { exclude: ["content/drafts/**"] }).length);
  });

  it("references can name everything that exists, with its title", async () => {
    const { targets } = await get<Content>("/api/content");
    expect(targets["author"]).toContainEqual({ id: "huda-salim", title: { ar: expect.any(String), en: "Huda Salim" } });
    expect(targets["tag"]?.length).toBeGreaterThan(2);
    expect(targets["question"]).toContainEqual({
      id: "average-cost",
      title: { ar: expect.any(String), en: "What does an average project cost?" },
    });
    expect(targets["icon"]).toContainEqual({ id: "rocket", title: {} });
  });

  it("no id leads out of the folder", async () => {
    for (const id of ["../site", "..%2F..%2Fpackage", "daftar%2F..%2Fmizan"])
      expect((await ask(`/api/entries/apps/${id}`)).status).toBe(404);
  });
});

describe("a file that somebody broke by hand", () => {
  it("stands in the way of its own entry only", async () => {
    writeFileSync(join(content.dir, "team/huda-salim.json"), "{ broken");
    const { kinds } = await get<Content>("/api/content");
    expect(kinds.find(({ id }) => id === "team")?.entries).toContainEqual({
      id: "huda-salim",
      title: {},
      missing: [],
      states: ["published"],
    });
    const answer = await ask("/api/entries/team/huda-salim");
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toEqual([
      {
        file: "content/team/huda-salim.json",
        reason: { key: "errors.notJson", values: { message: expect.stringContaining("JSON") } },
      },
    ]);
    expect((await put(withValue(await entryAt("team", "tariq-mansour"), "since", 2022))).status).toBe(200);
  });
});

describe("saving", () => {
  it("what did not change writes nothing, in any entry of any kind", async () => {
    const { kinds } = await get<Content>("/api/content");
    const before = everything();
    for (const kind of kinds)
      for (const { id } of kind.entries) {
        const entry = await entryAt(kind.id, id);
        const saved = (await (await put(entry)).json()) as Saved;
        expect(saved, `${kind.id} ${id}`).toMatchObject({ version: entry.version, files: [] });
      }
    expect(everything()).toBe(before);
  });

  it.each([
    ["apps", "daftar", "tagline.ar", "apps/daftar/app.json", "فواتير نظامية وتقارير تقرؤها بلا محاسب."],
    ["storeItems", "daftar/bank-matching", "plans.0.prices.monthly", "apps/daftar/store/bank-matching.json", 17.5],
    ["faq", "file", "groups.0.questions.1.question.en", "faq/en.json", "How long does one project take?"],
    ["messages", "file", "footer.social.ar", "messages/ar.json", "تابعنا"],
    ["site", "file", "contact.phone", "site.json", "+966500000009"],
    ["screens", "rawi", "buy.en", "screens/rawi.json", "Take it"],
  ])("a word or a price of %s %s is one changed line", async (kind, id, path, file, value) => {
    const before = read(file);
    const entry = await entryAt(kind, id);
    const answer = await put(withValue(entry, path, value));
    expect(await answer.json()).toEqual({
      version: expect.not.stringMatching(entry.version),
      draftVersion: "",
      missing: [],
      files: [`content/${file}`],
    });
    expect(linesChanged(before, read(file))).toBe(1);
    expect(read(file)).toContain(JSON.stringify(value));
  });

  it("a text is written beside its facts, and both languages are held to the same headings", async () => {
    const entry = await entryAt("posts", "pre-launch-list");
    const ar = `${entry.texts["ar"]}\r\n## زيادة\r\n\r\nسطر.`;
    const refused = await put({ ...entry, texts: { ...entry.texts, ar } });
    expect(refused.status).toBe(422);
    expect(await errorsOf(refused)).toEqual([
      { path: [], reason: { key: "errors.headingsDiffer", values: { levels: expect.stringContaining("ar 2") } } },
    ]);
    const saved = await put({ ...entry, texts: { ar, en: `${entry.texts["en"]}\n## More\n\nA line.\n` } });
    expect(saved.status).toBe(200);
    expect(read("blog/pre-launch-list/ar.md").endsWith("\n## زيادة\n\nسطر.\n")).toBe(true);
  });

  it.each([
    ["team", "huda-salim", "name.ar", "ه", ["name", "ar"], "errors.tooShort", { limit: 2 }],
    ["team", "huda-salim", "since", 2018, ["since"], "errors.tooSmall", { limit: 2019 }],
    ["team", "huda-salim", "since", 2020.5, ["since"], "errors.notWhole", {}],
    ["team", "huda-salim", "role.en", undefined, ["role", "en"], "errors.notWritten", {}],
    ["team", "huda-salim", "since", null, ["since"], "errors.required", {}],
    ["posts", "pre-launch-list", "author", "", ["author"], "errors.choose", {}],
    ["posts", "pre-launch-list", "tags.0", "", ["tags", 0], "errors.choose", {}],
    ["posts", "pre-launch-list", "publishedOn", "1.2.2026", ["publishedOn"], "rules.a-date-is-written-2026-10-15", {}],
    ["posts", "pre-launch-list", "summary.en", "x".repeat(161), ["summary", "en"], "errors.tooLong", { limit: 160 }],
    ["posts", "pre-launch-list", "author", "nobody", ["author"], "errors.unknownReference", { id: "nobody" }],
    [
      "apps",
      "mizan",
      "plans.1.prices.annual",
      1.234,
      ["plans", 1, "prices", "annual"],
      "rules.at-most-two-decimals",
      {},
    ],
    ["site", "file", "contact.email", "nobody", ["contact", "email"], "errors.notEmail", {}],
    ["faq", "file", "groups.0.title.en", "", ["groups", 0, "title", "en"], "errors.notWritten", {}],
    [
      "messages",
      "file",
      "footer.rights.en",
      "©",
      ["footer", "rights", "en"],
      "errors.messageArguments",
      { wanted: "name, year" },
    ],
    ["process", "file", "steps.2.icon", "unicorn", ["steps", 2, "icon"], "errors.unknownReference", { target: "icon" }],
  ])("%s %s: %s = %s is refused, and nothing is written", async (kind, id, field, value, path, key, values) => {
    const before = everything();
    const answer = await put(withValue(await entryAt(kind, id), field, value));
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toContainEqual({ path, reason: { key, values: expect.objectContaining(values) } });
    expect(everything()).toBe(before);
  });

  it("what would break another entry is refused by that entry and its field", async () => {
    const taxonomy = await entryAt("taxonomy", "file");
    const rows = Reflect.get(Object(taxonomy.data), "tags") as { id: string }[];
    const answer = await put(
      withValue(
        taxonomy,
        "tags",
        rows.filter(({ id }) => id !== "planning"),
      ),
    );
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toContainEqual(
      expect.objectContaining({
        kind: "posts",
        id: "how-we-estimate",
        path: ["tags", 0],
        reason: { key: "errors.unknownReference", values: expect.objectContaining({ id: "planning" }) },
      }),
    );
  });

  it("a title that another page has is refused", async () => {
    const other = await entryAt("posts", "how-we-estimate");
    const taken = Reflect.get(Object(Reflect.get(Object(other.data), "seoTitle")), "en");
    const answer = await put(withValue(await entryAt("posts", "pre-launch-list"), "seoTitle.en", taken));
    expect(await errorsOf(answer)).toEqual([
      { path: ["seoTitle", "en"], reason: { key: "errors.repeatedTitle", values: expect.anything() } },
    ]);
  });

  it("errors of other files do not stand in the way", async () => {
    content.edit("team/tariq-mansour.json", (member: { since: number }) => {
      member.since = 1900;
    });
    expect((await put(withValue(await entryAt("team", "huda-salim"), "since", 2020))).status).toBe(200);
  });

  it("what was changed by somebody else meanwhile is not overwritten", async () => {
    const entry = await entryAt("team", "huda-salim");
    content.edit("team/huda-salim.json", (member: { since: number }) => {
      member.since = 2021;
    });
    const before = everything();
    const answer = await put(withValue(entry, "name.en", "Huda S."));
    expect(answer.status).toBe(409);
    const refused = (await answer.json()) as Refused;
    expect(refused.errors).toEqual([{ reason: { key: "errors.changedMeanwhile", values: {} } }]);
    expect(refused.current?.data).toMatchObject({ since: 2021 });
    expect(everything()).toBe(before);
  });
});

describe("new entries", () => {
  it("begin as drafts with a name, and are published once they are complete", async () => {
    const begun = await begin("team", "new-member");
    expect(begun.status).toBe(201);
    const draft = (await begun.json()) as Entry;
    expect(draft).toMatchObject({
      version: "",
      draftVersion: expect.stringMatching(/./),
      data: { id: "new-member", order: 11, flag: "quad", name: { ar: "سارة", en: "" } },
    });
    expect(existsSync(join(content.dir, "team/new-member.json"))).toBe(false);
    expect(await rowOf("team", "new-member")).toMatchObject({ title: { ar: "سارة" }, states: ["draft"] });
    expect((await put(draft)).status).toBe(422);
    const data = {
      ...Object(draft.data),
      name: { ar: "سارة", en: "Sara" },
      role: { ar: "مهندسة", en: "Engineer" },
      focus: { ar: "تكتب البرامج التي تعمل بلا شبكة.", en: "Writes programs that work without a network." },
      since: 2026,
    };
    expect(await (await put({ ...draft, data })).json()).toMatchObject({ files: ["content/team/new-member.json"] });
    expect(JSON.parse(read("team/new-member.json"))).toEqual(data);
    expect(draftFiles()).toEqual([]);
    expect(await rowOf("team", "new-member")).toMatchObject({ states: ["published"] });
  });

  it("can begin as a copy, with the pictures its text shows", async () => {
    const begun = await begin("posts", "another-second", { from: "a-page-in-one-second" });
    const draft = (await begun.json()) as Entry;
    expect(draftFiles()).toContain("blog/another-second/second-ar.svg");
    expect(draft.data).toMatchObject({ title: { ar: "سارة", en: "" } });
    // No two pages may say the same to search engines: what must differ is missing from the beginning.
    const missing = draft.missing.map(({ path }) => path?.join("."));
    expect(missing).toEqual(expect.arrayContaining(["seoTitle.ar", "seoTitle.en", "summary.ar", "summary.en"]));
    const titles = {
      title: { ar: "صفحة أخرى في ثانية واحدة", en: "Another page in one second" },
      seoTitle: { ar: "صفحة أخرى في ثانية واحدة", en: "Another page in one second" },
      summary: {
        ar: `${"ملخص مقال آخر عن صفحة تفتح في ثانية. ".repeat(3)}`,
        en: "Another article about a page that opens in one second, so that nobody waits.",
      },
    };
    const saved = await put({ ...draft, data: { ...Object(draft.data), ...titles } });
    expect(await saved.json()).toMatchObject({
      files: expect.arrayContaining([
        "content/blog/another-second/post.json",
        "content/blog/another-second/second-ar.svg",
      ]),
    });
    expect(draftFiles()).toEqual([]);
  });

  it("as a copy of an app lacks what search engines show", async () => {
    const draft = (await (await begin("apps", "another-ledger", { from: "daftar" })).json()) as Entry;
    const missing = draft.missing.map(({ path }) => path?.join("."));
    expect(missing).toEqual(
      expect.arrayContaining(["seo.title.ar", "seo.title.en", "seo.description.ar", "seo.description.en"]),
    );
  });

  it.each([
    ["team", "huda-salim", "errors.idTaken"],
    ["team", "Huda Salim", "errors.idBad"],
    ["team", "../site", "errors.idBad"],
    ["storeItems", "pro", "errors.idBad"],
    ["storeItems", "nothing/pro", "errors.parentMissing"],
    ["pages", "more", "errors.fixedKind"],
    ["site", "second", "errors.fixedKind"],
  ])("%s cannot have %s", async (kind, id, key) => {
    const answer = await begin(kind, id);
    expect(answer.status).toBe(422);
    expect((await errorsOf(answer))[0]?.reason.key).toBe(key);
    for (const where of ["entries", "drafts"]) {
      const placed = await ask(`/api/${where}/${kind}/${encodeURIComponent(id)}`, {
        method: "PUT",
        body: { data: {}, texts: {}, version: "", draftVersion: "" },
      });
      // A draft may lie beside what exists, and nowhere else.
      if (key !== "errors.idTaken" || where === "entries") expect(placed.status).toBeGreaterThanOrEqual(404);
    }
  });
});

describe("drafts", () => {
  const post = async () => (await (await begin("posts", "half-done", { name: "مقال لم يكتمل بعد" })).json()) as Entry;

  it("are saved half-done in one language, with what is missing, and nobody but the editor reads them", async () => {
    const before = await get<Content>("/api/content");
    const draft = await post();
    const answer = await putDraft({ ...draft, texts: { ar: "فقرة على خادم لينكس.", en: "" } });
    expect(answer.status).toBe(200);
    const saved = (await answer.json()) as Saved;
    expect(saved.files).toEqual(["content/drafts/blog/half-done/post.json", "content/drafts/blog/half-done/ar.md"]);
    expect(saved.missing).toContainEqual(expect.objectContaining({ path: ["title", "en"] }));
    expect(saved.missing).toContainEqual(expect.objectContaining({ path: ["author"] }));
    expect(saved.missing).toContainEqual(expect.objectContaining({ text: "en" }));
    expect(saved.missing.some(({ path }) => path?.join(".") === "title.ar")).toBe(false);

    // Not even the wording of the text, which says "Linux" otherwise, is checked.
    expect(checkContent(content.dir)).toEqual(checkContent("content"));
    expect(countDrafts(content.dir)).toBe(1);
    const after = await get<Content>("/api/content");
    expect(after.targets).toEqual(before.targets);
    expect(await get<MissingTranslations>("/api/missing")).toEqual([]);

    const opened = await entryAt("posts", "half-done");
    expect(opened).toMatchObject({ texts: { ar: "فقرة على خادم لينكس.\n", en: "" }, missing: saved.missing });
  });

  it("may begin with a sentence, where their kind has a summary", async () => {
    const { kinds } = await get<Content>("/api/content");
    expect(kinds.filter(({ hasSummary }) => hasSummary).map(({ id }) => id)).toEqual(["apps", "storeItems", "posts"]);
    const begun = async (kind: string) =>
      (await (await begin(kind, "begun", { summary: "جملة واحدة." })).json()) as Entry;
    expect((await begun("posts")).data).toMatchObject({ summary: { ar: "جملة واحدة.", en: "" } });
    expect((await begun("team")).data).not.toHaveProperty("summary");
  });

  it("of a published entry stand beside it, until they are published", async () => {
    const entry = await entryAt("team", "huda-salim");
    const published = read("team/huda-salim.json");
    const changed = withValue(withValue(entry, "name.en", "Huda S."), "role.en", "");
    const saved = (await (await putDraft(changed)).json()) as Saved;
    expect(saved.missing.map(({ path }) => path)).toEqual([["role", "en"]]);
    expect(read("team/huda-salim.json")).toBe(published);
    expect(await rowOf("team", "huda-salim")).toMatchObject({
      title: { en: "Huda Salim" },
      states: ["published", "draft"],
    });

    const opened = await entryAt("team", "huda-salim");
    expect(opened).toMatchObject({ data: { name: { en: "Huda S." } }, version: entry.version });
    expect((await put(withValue(opened, "role.en", "Quality"))).status).toBe(200);
    expect(JSON.parse(read("team/huda-salim.json"))).toMatchObject({
      name: { en: "Huda S." },
      role: { en: "Quality" },
    });
    expect(draftFiles()).toEqual([]);
  });

  it.each([
    ["messages", "footer.social.ar"],
    ["faq", "groups.0.title.ar"],
    ["site", "contact.phone"],
  ])("are there for what has one file a language or one in all: %s", async (kind, path) => {
    const before = everything();
    const entry = await entryAt(kind, "file");
    const kept = await putDraft(withValue(entry, path, "كلمة"));
    expect(kept.status).toBe(200);
    const opened = await entryAt(kind, "file");
    expect(opened.data).toEqual(withValue(entry, path, "كلمة").data);
    expect((await ask(`/api/drafts/${kind}/file`, { method: "DELETE" })).status).toBe(204);
    expect(everything()).toBe(before);
  });

  it("are not overwritten by two people", async () => {
    const draft = await post();
    expect((await putDraft(withValue(draft, "title.ar", "عنوان الأول"))).status).toBe(200);
    for (const second of [await putDraft(draft), await put(draft)]) {
      expect(second.status).toBe(409);
      const { current } = (await second.json()) as Refused;
      expect(current).toMatchObject({ data: { title: { ar: "عنوان الأول" } }, version: "" });
    }
  });

  it("are not published over what was published since they began", async () => {
    const entry = await entryAt("team", "huda-salim");
    await putDraft(withValue(entry, "name.en", "Huda S."));
    content.edit("team/huda-salim.json", (member: { since: number }) => {
      member.since = 2021;
    });
    const opened = await entryAt("team", "huda-salim");
    const refused = await put(opened);
    expect(refused.status).toBe(409);
    const { current } = (await refused.json()) as Refused;
    expect(current?.data).toMatchObject({ since: 2021, name: { en: "Huda Salim" } });
    expect(current?.draftVersion).toBe(opened.draftVersion);
    const knowingly = { ...opened, version: current?.version ?? "" };
    expect((await put(knowingly)).status).toBe(200);
    expect(JSON.parse(read("team/huda-salim.json"))).toMatchObject({ name: { en: "Huda S." } });
  });

  it("that somebody else published meanwhile are not brought back", async () => {
    const draft = await post();
    const titled = withValue(draft, "title.en", "Half done");
    cpSync("content/blog/how-we-estimate", join(content.dir, "blog/half-done"), { recursive: true });
    await ask("/api/drafts/posts/half-done", { method: "DELETE" });
    const late = await putDraft(titled);
    expect(late.status).toBe(409);
    expect(draftFiles()).toEqual([]);
  });

  it("have pictures of their own, which are published with them", async () => {
    const draft = await post();
    const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const added = await ask("/api/pictures/posts/half-done?name=sea.png", { method: "POST", body: png });
    expect(added.status).toBe(201);
    expect(draftFiles()).toContain("blog/half-done/sea.png");
    expect((await ask("/api/pictures/posts/half-done/sea.png")).status).toBe(200);
    const texts = { ar: "![بحر هادئ](./sea.png)", en: "![Calm sea](./sea.png)" };
    const { missing } = (await (await putDraft({ ...draft, texts })).json()) as Saved;
    expect(missing.filter(({ text }) => text !== undefined)).toEqual([]);
  });

  it("are deleted alone", async () => {
    const before = everything();
    await putDraft(withValue(await entryAt("team", "huda-salim"), "name.en", ""));
    expect((await ask("/api/drafts/team/huda-salim", { method: "DELETE" })).status).toBe(204);
    expect(everything()).toBe(before);
    expect((await ask("/api/drafts/team/huda-salim", { method: "DELETE" })).status).toBe(404);
    await post();
    expect((await ask("/api/entries/posts/half-done", { method: "DELETE" })).status).toBe(404);
    expect((await ask("/api/drafts/posts/half-done", { method: "DELETE" })).status).toBe(204);
    expect(everything()).toBe(before);
  });
});

describe("the list of articles", () => {
  it("has the newest first, and says what is scheduled", async () => {
    content.edit("blog/pre-launch-list/post.json", (post: { publishedOn: string }) => {
      post.publishedOn = "2026-11-17";
    });
    const { kinds } = await get<Content>("/api/content");
    const rows = kinds.find(({ id }) => id === "posts")?.entries ?? [];
    expect(rows[0]).toMatchObject({ id: "pre-launch-list", date: "2026-11-17", states: ["scheduled"] });
    expect(rows.map(({ date }) => date)).toEqual(
      rows
        .map(({ date }) => date)
        .sort()
        .toReversed(),
    );
    expect(rows.slice(1).every(({ states }) => states[0] === "published")).toBe(true);
  });
});

describe("searching all texts", () => {
  const search = (words: string) => get<FoundTexts>(`/api/search?q=${encodeURIComponent(words)}`);

  it("finds fields, interface texts and long texts, each with its place", async () => {
    content.edit("team/huda-salim.json", (member: { focus: Record<string, string> }) => {
      member.focus["en"] = "Tests every release. Reads zanzibarian charts at night.";
    });
    content.edit("messages/ar.json", (messages: { footer: Record<string, string> }) => {
      messages.footer["social"] = "مدوّنة زنجباريّة";
    });
    const markdown = join(content.dir, "blog/how-we-estimate/en.md");
    writeFileSync(markdown, `${readFileSync(markdown, "utf8")}\nA Zanzibarian line.\n`);
    expect(await search("zanzibarian")).toEqual([
      { kind: "team", id: "huda-salim", path: ["focus", "en"], excerpt: "Reads zanzibarian charts at night." },
      { kind: "posts", id: "how-we-estimate", path: [], text: "en", excerpt: "A Zanzibarian line." },
    ]);
    // As people type it, without marks.
    expect(await search("زنجباريه")).toEqual([
      { kind: "messages", id: "file", path: ["footer", "social", "ar"], excerpt: "مدوّنة زنجباريّة" },
    ]);
  });

  it("reads drafts, and no ids", async () => {
    await begin("posts", "zanzibar", { name: "عنوان زنجباريّ" });
    expect(await search("zanzibar")).toEqual([]);
    expect(await search("زنجباري")).toMatchObject([{ id: "zanzibar", path: ["title", "ar"] }]);
  });
});

describe("deleting", () => {
  it("is refused where something refers to it, and says what", async () => {
    const references = await get<References>("/api/entries/team/dana-suleiman/references");
    expect(references).toContainEqual({ kind: "posts", id: "how-we-estimate", path: ["author"] });
    const before = everything();
    const answer = await ask("/api/entries/team/dana-suleiman", { method: "DELETE" });
    expect(answer.status).toBe(409);
    expect(await errorsOf(answer)).toContainEqual({
      file: "content/blog/how-we-estimate/post.json",
      path: ["author"],
      reason: { key: "errors.unknownReference", values: expect.objectContaining({ id: "dana-suleiman" }) },
    });
    expect(everything()).toBe(before);
  });

  it("sees links in texts, and what lies below", async () => {
    const references = await get<References>("/api/entries/apps/daftar/references");
    expect(references).toContainEqual({ kind: "storeItems", id: "daftar/bank-matching", path: [] });
    expect(references.some(({ kind, text }) => kind === "posts" && text === "ar")).toBe(true);
  });

  it("takes texts and pictures along, and leaves no empty folder", async () => {
    cpSync("content/blog/offline-sync-lessons/flow-ar.svg", join(content.dir, "blog/how-we-estimate/flow.svg"));
    expect(await get<References>("/api/entries/posts/how-we-estimate/references")).toEqual([]);
    const answer = await ask("/api/entries/posts/how-we-estimate", { method: "DELETE" });
    expect(answer.status).toBe(204);
    expect(existsSync(join(content.dir, "blog/how-we-estimate"))).toBe(false);
  });

  it("is not for what pages are made of", async () => {
    expect((await ask("/api/entries/pages/home", { method: "DELETE" })).status).toBe(409);
    expect((await ask("/api/entries/site/file", { method: "DELETE" })).status).toBe(409);
  });
});

describe("what lacks a translation", () => {
  it("is nothing in the content as it is", async () => {
    expect(await get<MissingTranslations>("/api/missing")).toEqual([]);
  });

  it("is listed by entry, field and language", async () => {
    content.edit("home.json", (home: { sections: { faq: { title: Record<string, string> } } }) => {
      home.sections.faq.title["en"] = " ";
    });
    content.edit("messages/en.json", (messages: { footer: Record<string, string> }) => {
      delete messages.footer["social"];
    });
    writeFileSync(join(content.dir, "policy/usage/ar.md"), "\n");
    expect(await get<MissingTranslations>("/api/missing")).toEqual([
      { kind: "policies", id: "usage", path: [], locale: "ar" },
      { kind: "home", id: "file", path: ["sections", "faq", "title"], locale: "en" },
      { kind: "messages", id: "file", path: ["footer", "social"], locale: "en" },
    ]);
    const { kinds } = await get<Content>("/api/content");
    expect(kinds.find(({ id }) => id === "policies")?.entries.find(({ id }) => id === "usage")?.missing).toEqual([
      "ar",
    ]);
  });

  it("is everything in a language that was just added", async () => {
    content.edit("site.json", (site: { locales: { code: string; active: boolean }[] }) => {
      for (const row of site.locales) if (row.code === "de") row.active = true;
    });
    const missing = await get<MissingTranslations>("/api/missing");
    expect(missing).toContainEqual({ kind: "posts", id: "pre-launch-list", path: [], locale: "de" });
    expect(missing).toContainEqual({ kind: "messages", id: "file", path: ["footer", "social"], locale: "de" });
    expect(missing.every(({ locale }) => locale === "de")).toBe(true);
  });
});

describe("a text that was copied from another language", () => {
  const ROLE = "Chief of everything";
  const missing = () => get<MissingTranslations>("/api/missing");
  const place = (id: string) => ({ kind: "team", id, path: ["role"], locale: "en", text: ROLE });
  const confirm = (body: unknown) => ask("/api/missing/confirm", { method: "POST", body });
  beforeEach(() => {
    for (const id of ["huda-salim", "lina-qasim"])
      content.edit(`team/${id}.json`, (member: { role: Record<string, string> }) => {
        member.role["en"] = ROLE;
      });
    const marks = { en: { from: "ar", texts: [fingerprintOf(ROLE)] } };
    writeFileSync(join(content.dir, "untranslated.json"), JSON.stringify(marks));
  });

  it("is listed with its words, and its entry as lacking the language", async () => {
    expect(await missing()).toEqual([place("huda-salim"), place("lina-qasim")]);
    const { kinds } = await get<Content>("/api/content");
    const lacking = kinds.flatMap(({ entries }) => entries.filter((entry) => entry.missing.length > 0));
    expect(lacking.map(({ id, missing: locales }) => [id, locales])).toEqual([
      ["huda-salim", ["en"]],
      ["lina-qasim", ["en"]],
    ]);
  });

  it("leaves the list when another one is saved, and stays when other fields are", async () => {
    expect((await put(withValue(await entryAt("team", "huda-salim"), "since", 2019))).status).toBe(200);
    expect(await missing()).toContainEqual(place("huda-salim"));
    expect((await put(withValue(await entryAt("team", "huda-salim"), "role.en", "Director"))).status).toBe(200);
    expect(await missing()).toEqual([place("lina-qasim")]);
  });

  it("leaves the list when it is confirmed, in every entry that has it; nothing else is written", async () => {
    const before = read("team/huda-salim.json");
    expect((await confirm({ locale: "en", texts: [ROLE] })).status).toBe(204);
    expect(await missing()).toEqual([]);
    expect(read("untranslated.json")).toBe("{}\n");
    expect(read("team/huda-salim.json")).toBe(before);
  });

  it("is not confirmed by what is not understood, nor in another language", async () => {
    expect((await confirm({ locale: "en" })).status).toBe(422);
    expect((await confirm({ locale: "ar", texts: [ROLE] })).status).toBe(204);
    expect(await missing()).toHaveLength(2);
  });

  it("keeps nobody from editing where the list of marks cannot be read", async () => {
    writeFileSync(join(content.dir, "untranslated.json"), "<<<<<<< ours");
    expect(await missing()).toEqual([]);
    expect((await put(withValue(await entryAt("team", "huda-salim"), "since", 2019))).status).toBe(200);
    const refused = await confirm({ locale: "en", texts: [ROLE] });
    expect(refused.status).toBe(422);
    expect(await errorsOf(refused)).toMatchObject([{ file: "content/untranslated.json" }]);
  });
});

describe("pictures", () => {
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
  const upload = (name: string, body: Uint8Array) =>
    ask(`/api/pictures/posts/pre-launch-list?name=${encodeURIComponent(name)}`, { method: "POST", body });

  it("are kept beside the text, and shown", async () => {
    const answer = await upload("harbour.png", await png());
    expect(answer.status).toBe(201);
    const picture = (await answer.json()) as Picture;
    expect(picture).toEqual({
      name: "harbour.png",
      address: expect.stringMatching(/^\/api\/pictures\/posts\/pre-launch-list\/harbour\.png\?v=\d+$/),
      markdown: "./harbour.png",
      width: 40,
      height: 30,
      bytes: (await png()).byteLength,
    });
    expect(await get<Picture[]>("/api/pictures/posts/pre-launch-list")).toEqual([picture]);
    const shown = await ask(picture.address);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  it("that are drawings are shown in the site's colours, which a picture alone does not know", async () => {
    const address = "/api/pictures/posts/offline-sync-lessons/flow-ar.svg?v=1";
    const shown = await ask(address);
    const drawn = await shown.text();
    expect(read("blog/offline-sync-lessons/flow-ar.svg")).toContain('fill="var(--color-page-alt)"');
    expect(drawn).not.toContain("var(");
    expect(drawn).toMatch(/fill="#f[0-9a-f]{5}" stroke="#[0-9a-f]{6}"/);
    content.edit("site.json", (site: { colors: { primary: { hue: number } } }) => {
      site.colors.primary.hue = 150;
    });
    expect(await (await ask(address)).text(), "other colours of the brand").not.toBe(drawn);
    expect(shown.headers.get("cache-control")).not.toContain("immutable");
  });

  it("are not deleted while their text shows them, by day or by night", async () => {
    const remove = (place: string) => ask(`/api/pictures/posts/${place}`, { method: "DELETE" });
    expect((await remove("offline-sync-lessons/flow-ar.svg")).status).toBe(409);
    expect((await remove("forms-that-keep-what-you-type/form-ar-dark.png")).status).toBe(409);
    await upload("harbour.png", await png());
    expect((await remove("pre-launch-list/harbour.png")).status).toBe(204);
    expect((await remove("pre-launch-list/harbour.png")).status).toBe(404);
  });

  it.each([
    ["IMG_2034.PNG", "img-2034.png"],
    ["Café – façade.png", "cafe-facade.png"],
    ["صورة المرفأ.png", "picture.png"],
    ["../../site.png", "site.png"],
    [`${"long-name-".repeat(12)}.png`, `${"long-name-".repeat(5).slice(0, -1)}.png`],
  ])("called %s are kept as %s, and numbered when they come again", async (given, kept) => {
    const names = [await upload(given, await png()), await upload(given, await png())].map(
      async (answer) => ((await answer.json()) as Picture).name,
    );
    expect(await Promise.all(names)).toEqual([kept, kept.replace(".png", "-2.png")]);
  });

  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);
  it.each([
    ["a page", "page.png", Buffer.from("<!doctype html><script>1</script>"), "errors.pictureType"],
    ["a drawing under another name", "flow.png", svg("<path d='M0 0h9'/>"), "errors.pictureMislabelled"],
    ["a file of another sort", "post.json", Buffer.from("{}"), "errors.pictureType"],
    ["a drawing with a script", "flow.svg", svg("<script>alert(1)</script>"), "errors.pictureHarmful"],
    ["a drawing that listens", "flow.svg", svg('<path onload="alert(1)"/>'), "errors.pictureHarmful"],
    ["a drawing that HTML reads otherwise", "flow.svg", svg("<?x ><svg/onload=alert(1)>?>"), "errors.pictureHarmful"],
    ["a drawing that loads", "flow.svg", svg('<image href="https://example.com/x.png"/>'), "errors.pictureHarmful"],
    ["too much", "large.png", Buffer.alloc(33 * 1024 * 1024), "errors.pictureSize"],
  ])("are not %s", async (_, name, bytes, key) => {
    const before = everything();
    const answer = await upload(name, bytes);
    expect([answer.status, (await errorsOf(answer))[0]?.reason.key]).toEqual([422, key]);
    expect(everything()).toBe(before);
  });
});

describe("the preview", () => {
  const preview = (kind: string, id: string, texts: Record<string, string>) =>
    ask("/api/preview", { method: "POST", body: { kind, id, locale: "ar", texts } });

  it("is what the site's own renderer makes of a text", async () => {
    const ar = "## عنوان\n\n[التواصل](/contact) لدى {brand}\n\n> [!NOTE]\n> انتبه\n\n![رسم](./second-ar.svg)";
    const { html } = (await (await preview("posts", "a-page-in-one-second", { ar, en: "" })).json()) as Preview;
    expect(html).toContain("<h2 id=");
    expect(html).toContain('href="http://127.0.0.1:4322/ar/contact"');
    expect(html).toContain('class="callout"');
    expect(html).toContain('<figure><div class="figure-drawing"');
    expect(html).not.toContain("{brand}");
  });

  it("says what the build would refuse", async () => {
    const answer = await preview("posts", "pre-launch-list", { ar: "> [!DANGER]\n> x" });
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toEqual([
      {
        text: "ar",
        reason: { key: "errors.previewFailed", values: { message: expect.stringContaining("[!DANGER]") } },
      },
    ]);
  });
});
