import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent } from "#build/content/content-check.ts";
import { errorLine } from "#build/content/content-errors.ts";
import type { BrandContrast, Content, Entry, References, Refused, SampleValues } from "#editor/contract.ts";
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
    siteAddress: null,
    now: () => new Date("2026-11-16T09:00:00Z"),
    personOf: personAtThisMachine,
  });
});
afterEach(() => content.remove());

const ask = (path: string, method = "GET", body?: unknown) =>
  app.request(`http://${HOST}${path}`, {
    method,
    headers: { host: HOST, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const get = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;
const rows = async () => (await get<Content>("/api/content")).kinds.find(({ id }) => id === "services");
const save = ({ kind, id, data, texts, version, draftVersion }: Entry, changes: object) =>
  ask(`/api/entries/${kind}/${id}`, "PUT", { data: { ...Object(data), ...changes }, texts, version, draftVersion });

describe("apps", () => {
  it("begin with what can be known, so that only what is decided is left", async () => {
    const name = "مرسال المواعيد";
    const begun = { id: "mersal", name, summary: "قصير", locale: "ar" };
    const answer = await ask("/api/drafts/apps", "POST", begun);
    expect(answer.status).toBe(201);
    const { data, missing } = (await answer.json()) as Entry;
    expect(data).toMatchObject({
      version: "1.0.0",
      changelog: [{ version: "1.0.0" }],
      languages: ["ar", "en"],
      // The apps of the sample belong to several.
      service: "",
      related: ["daftar"],
      // Too short for a description.
      seo: { title: { ar: name, en: "" }, description: { ar: "", en: "" } },
    });
    const lacking = new Set(missing.map(({ path = [] }) => String(path[0])));
    expect(["version", "languages", "related"].filter((field) => lacking.has(field))).toEqual([]);

    for (const app of readdirSync(join(content.dir, "apps")))
      content.edit(`apps/${app}/app.json`, (file: object) => ({ ...file, service: "mobile" }));
    const next = await ask("/api/drafts/apps", "POST", { ...begun, id: "next" });
    expect(((await next.json()) as Entry).data).toMatchObject({ service: "mobile" });
  });
});

describe("services", () => {
  it("begin with the drawing that suits any, their address and the company's own durations", async () => {
    const answer = await ask("/api/drafts/services", "POST", { id: "consulting", name: "استشارات", locale: "ar" });
    expect(answer.status).toBe(201);
    const { data, fields } = (await answer.json()) as Entry;
    expect(data).toMatchObject({
      id: "consulting",
      url: "/services/consulting",
      img: "general",
      order: 5,
      screens: [],
      durations: {
        consultation: { min: 1, max: 2 },
        design: { min: 2, max: 3 },
        development: { min: 4, max: 8 },
        testing: { min: 1, max: 2 },
      },
      startsAtWeeks: 7,
    });
    expect(fields.find(({ name }) => name === "url")?.readonly).toBe(true);
  });

  it("are added as a copy that is completed, and are offered at once", async () => {
    const begun = await ask("/api/drafts/services", "POST", {
      id: "consulting",
      name: "استشارات",
      locale: "ar",
      from: "plugin",
    });
    const draft = (await begun.json()) as Entry;
    const seo = {
      title: { ar: "استشارات تقنية لشركتك", en: "Technical consulting" },
      description: {
        ar: "نراجع أنظمتك ونكتب لك ما يُصلَح منها وما يُستبدل، مع الكلفة والمدة لكلّ خطوة.",
        en: "We review your systems and write down what to mend and what to replace, with the cost and time of each step.",
      },
    };
    const saved = await save(draft, { seo, title: { ar: "استشارات", en: "Consulting" } });
    expect(saved.status, JSON.stringify(await saved.clone().json())).toBe(200);
    expect((await rows())?.entries.map(({ id }) => id)).toContain("consulting");
    expect(checkContent(content.dir).errors.map(errorLine)).toEqual([]);
    // The home page says how many there are; that is for its author to mend.
    expect(checkContent(content.dir).wording.map(errorLine)).toContain(
      'content/home.json: sections.services.title.en: says "Four services", but the site shows 5',
    );
  });

  it("cannot be deleted while something refers to them, and say who does", async () => {
    const references = await get<References>("/api/entries/services/desktop/references");
    expect(references).toContainEqual(expect.objectContaining({ kind: "portfolio", path: ["service"] }));
    expect(references).toContainEqual(expect.objectContaining({ kind: "apps", id: "mizan", path: ["service"] }));
    expect((await ask("/api/entries/services/desktop", "DELETE")).status).toBe(409);
  });

  it("say which article leads to one that would be hidden", async () => {
    const refused = await save(await get<Entry>("/api/entries/services/desktop"), { hidden: true });
    const { errors }: Refused = JSON.parse(await refused.text());
    expect(errors).toContainEqual({
      kind: "posts",
      id: "offline-sync-lessons",
      text: "en",
      file: "content/blog/offline-sync-lessons/en.md",
      reason: { key: "errors.linkNowhere", values: { target: "/services/desktop" } },
    });
  });

  it("are hidden, all but one, and articles may not lead to a hidden one", async () => {
    const { entries = [] } = (await rows()) ?? {};
    for (const { id } of entries.slice(0, -1))
      content.edit(`services/${id}.json`, (data: object) => ({ ...data, hidden: true }));
    expect((await rows())?.entries.filter(({ hidden }) => hidden)).toHaveLength(3);
    const broken = checkContent(content.dir).errors;
    expect(broken.map(({ rule }) => rule).filter((rule) => rule !== "linkNowhere")).toEqual([]);
    expect(broken.some(({ values }) => values["target"]?.startsWith("/services/"))).toBe(true);
    const [last] = entries.slice(-1);
    const entry = await get<Entry>(`/api/entries/services/${last?.id}`);
    const refused = await save(entry, { hidden: true });
    expect(await refused.text()).toContain("errors.noService");
  });

  it("are put in another order, in files whose place changes alone", async () => {
    const before = (await rows())?.entries.map(({ id }) => id) ?? [];
    const [first = "", second = "", ...others] = before;
    const untouched = readFileSync(join(content.dir, `services/${others[0]}.json`), "utf8");
    expect((await ask("/api/order/services", "PUT", { ids: [second, first, ...others] })).status).toBe(204);
    expect((await rows())?.entries.map(({ id }) => id)).toEqual([second, first, ...others]);
    expect(readFileSync(join(content.dir, `services/${others[0]}.json`), "utf8")).toBe(untouched);
    expect((await ask("/api/order/services", "PUT", { ids: [first] })).status).toBe(422);
    expect((await ask("/api/order/pages", "PUT", { ids: [] })).status).toBe(422);
  });
});

describe("the brand", () => {
  it("lists what is still the sample's by entry and field, and less of it after a change", async () => {
    const before = await get<SampleValues>("/api/sample");
    expect(before).toContainEqual(expect.objectContaining({ kind: "site", id: "file", path: ["social", 0, "url"] }));
    expect(before.filter(({ kind }) => kind === "portfolio")).toHaveLength(16);
    content.edit("site.json", (site: { login: { url: string } }) => {
      site.login.url = "https://konto.nakhla.sa";
    });
    expect((await get<SampleValues>("/api/sample")).length).toBe(before.length - 1);
    // What a text says of the company is in the text, or in the field of its language.
    expect(before).toContainEqual(expect.objectContaining({ kind: "policies", id: "usage", path: [], text: "en" }));
    const answer = { kind: "faq", id: "file", path: ["groups", 3, "questions", 0, "answer", "en"] };
    expect(before).toContainEqual(expect.objectContaining(answer));
  });

  it("says how well the weakest pair of each colour can be read", async () => {
    const contrasts = async (colors: unknown) => {
      const answer = await ask("/api/contrast", "POST", colors);
      return answer.ok ? ((await answer.json()) as BrandContrast[]) : answer.status;
    };
    const { colors } = JSON.parse(readFileSync(join(content.dir, "site.json"), "utf8"));
    const own = await contrasts(colors);
    expect(own).toEqual(["deep", "primary", "secondary"].map((color) => expect.objectContaining({ color })));
    expect(own).toSatisfy((pairs: BrandContrast[]) => pairs.every(({ contrast, least }) => contrast >= least));
    const loud = await contrasts({ ...colors, secondary: { hue: 180, chroma: 0.3 } });
    expect(loud).toSatisfy((pairs: BrandContrast[]) => pairs.some(({ contrast, least }) => contrast < least));
    expect(await contrasts({ deep: "blue" })).toBe(422);
  });
});
