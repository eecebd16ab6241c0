import { describe, expect, it } from "vitest";
import { buildSearchIndex, type SearchDocument } from "./search-index.ts";
import { siteSearch } from "./search-query.ts";

const document = (address: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: "post",
  address,
  title,
  aliases: "",
  summary: "",
  text: "",
  ...more,
});

const DOCUMENTS = [
  document("/invoice", "قوالب الفواتير", { kind: "item", summary: "اثنا عشر قالبًا للفاتورة وعرض السعر." }),
  document("/booking", "حجز موعد لووردبريس", {
    aliases: "Booking for WordPress",
    text: "إضافة ووردبريس، ثم ووردبريس.",
  }),
  document("/network", "مزامنة بلا شبكة", { text: "صناديق البيع تحفظ الفاتورة على الجهاز." }),
  document("/till", "Point of sale", { kind: "app", aliases: "ميزان" }),
];

function searchIn(
  documents: readonly SearchDocument[],
  synonyms: readonly string[] = [],
  names: readonly string[] = [],
) {
  const files = buildSearchIndex(documents, synonyms, names);
  const asked: string[] = [];
  const search = siteSearch(async (name) => {
    asked.push(name);
    const text = files.get(name);
    if (text === undefined) throw new Error(`there is no ${name}`);
    return text;
  });
  const addresses = async (query: string) => (await search(query, { limit: 10 })).results.map(({ address }) => address);
  return { search, addresses, asked, files };
}

describe("the site search", () => {
  const { search, addresses } = searchIn(DOCUMENTS);

  it.each([
    ["فاتوره", ["/invoice", "/network"], "the title before the text"],
    ["الفواتير", ["/invoice", "/network"], "plural with article"],
    ["وبالفاتورة", ["/invoice", "/network"], "several prefixes"],
    ["فاتور", ["/invoice", "/network"], "half typed"],
    ["wordpress", ["/booking"], "a Latin name by its alias"],
    ["wordpres", ["/booking"], "half typed"],
    ["worpdress", ["/booking"], "swapped letters"],
    ["ordpress", ["/booking"], "a first letter missing"],
    ["word press", ["/booking"], "two words for one"],
    ["ووردبرس", ["/booking"], "a letter left out"],
    ["فتاورة", ["/invoice", "/network"], "swapped letters in Arabic"],
    ["ميزن", ["/till"], "a letter left out of a short word"],
    ["فاتورة مزامنة", ["/network", "/invoice"], "all words before one of them"],
    ["xyz", [], "nothing"],
    ["", [], "no words"],
    ["من في على", [], "words that tell nothing"],
    ["\u0000 \t <script> %", [], "what is no word"],
  ])("%s finds %j: %s", async (query, expected) => {
    expect(await addresses(query)).toEqual(expected);
  });

  it("does not forgive an error in a short word", async () => {
    expect(await addresses("ssl")).toEqual([]);
    expect(await addresses("sele")).toEqual(["/till"]);
  });

  it("marks the words where they stand, in title and excerpt, in the form they have there", async () => {
    const { results } = await search("فاتورة", { limit: 1 });
    const marked = (passages: readonly { text: string; marked: boolean }[] = []) =>
      passages.filter((passage) => passage.marked).map((passage) => passage.text);
    expect(marked(results[0]?.title)).toEqual(["الفواتير"]);
    expect(marked(results[0]?.excerpt)).toEqual(["للفاتورة"]);
    expect(results[0]?.excerpt.map((passage) => passage.text).join("")).toBe("اثنا عشر قالبًا للفاتورة وعرض السعر.");
  });

  it("shows the stretch of a long text where the words are", async () => {
    const long = `${"كلام طويل لا يعني شيئًا. ".repeat(60)}هنا ذكر المنارة وحدها. ${"ثم كلام آخر كثير. ".repeat(60)}`;
    const { results } = await searchIn([document("/long", "عنوان", { text: long })]).search("المنارة", { limit: 1 });
    const shown = results[0]?.excerpt.map(({ text }) => text).join("") ?? "";
    expect(shown).toContain("هنا ذكر المنارة وحدها.");
    expect(shown.length).toBeLessThan(200);
  });

  it("keeps to a kind", async () => {
    const { results, total } = await search("فاتورة", { kind: "item", limit: 10 });
    expect(results.map(({ address, kind }) => [address, kind])).toEqual([["/invoice", "item"]]);
    expect(total).toBe(1);
  });

  it("shows what a kind has to say, however much better another kind knows it", async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      document(`/other-${at}`, "شيء آخر", { text: "كلام ".repeat(80) }),
    );
    const passing = document("/passing", "شيء آخر", { text: `منارة ${"كلام ".repeat(900)}` });
    const about = document("/about", "منارة", { kind: "app", aliases: "منارة", summary: "منارة منارة", text: "منارة" });
    const { search: find } = searchIn([...many, passing, about]);
    const all = await find("منارة", { limit: 10 });
    expect(all.results.map(({ address }) => address)).toEqual(["/about"]);
    const posts = await find("منارة", { kind: "post", limit: 10 });
    expect(posts.results.map(({ address }) => address)).toEqual(["/passing"]);
  });

  it("finds a page by words that mean the same as its own", async () => {
    expect(await searchIn(DOCUMENTS, ["جوال شبكة"]).addresses("الجوال")).toEqual(["/network"]);
    expect(await addresses("الجوال")).toEqual([]);
  });

  it("marks the synonym by which a page was found", async () => {
    const { results } = await searchIn(DOCUMENTS, ["ميزان Mizan", "للفاتورة Invoice"]).search("invoice", { limit: 1 });
    expect(results[0]?.excerpt).toContainEqual({ text: "للفاتورة", marked: true });
  });

  it("shows the summary, or a sentence that says more, never a piece of one", async () => {
    const page = document("/page", "عنوان", {
      summary: "وصف الصفحة كما كتبها أهلها، وفيه المنارة.",
      text: "سؤال: أين المنارة؟ · نعم · جملة طويلة بما يكفي لتُقرأ وحدها، وفيها المنارة والميناء معًا.",
    });
    const { search: find } = searchIn([page]);
    const shown = async (query: string) =>
      (await find(query, { limit: 1 })).results[0]?.excerpt.map(({ text }) => text).join("");
    expect(await shown("المنارة")).toBe(page.summary);
    expect(await shown("المنارة الميناء")).toBe("جملة طويلة بما يكفي لتُقرأ وحدها، وفيها المنارة والميناء معًا.");
  });

  it("shows whole sentences of a long text, or a phrase", async () => {
    const sentence = `المنارة ${"كلام طويل، وفيه ".repeat(10)}نهايته.`;
    const shown = async (summary: string) =>
      (await searchIn([document("/a", "عنوان", { summary })]).search("المنارة", { limit: 1 })).results[0]?.excerpt
        .map(({ text }) => text)
        .join("");
    expect(await shown(`${sentence} ${"ثم كلام ".repeat(30)}`)).toBe(sentence);
    expect(await shown(`المنارة ${"كلام طويل، وفيه ".repeat(40)}`)).toMatch(/ كلام طويل …$/);
  });

  describe("the name of a product that is a word of every day", () => {
    const named = document("/named", "قوالب", { summary: "قوالب جاهزة لتطبيق «دفتر» ومن يستعمله." });
    const other = document("/other", "مواعيد", { summary: "بدلًا من دفتر المواعيد على دفتر آخر، ثم دفتر." });
    const derived = document("/derived", "جرد", { summary: "يقارن العدّ بالرصيد الدفتري وبما في الدفاتر." });
    const all = [other, derived, named];

    it("is found first where it is named", async () => {
      const { addresses: find } = searchIn(all, [], ["دفتر"]);
      expect(await find("دفتر")).toEqual(["/named", "/other", "/derived"]);
      expect((await searchIn(all).addresses("دفتر"))[0]).toBe("/other");
    });

    it("is not marked in words derived from it, unless those were typed", async () => {
      const { search: find } = searchIn([derived], [], ["دفتر"]);
      const marks = async (query: string) =>
        (await find(query, { limit: 1 })).results[0]?.excerpt.filter(({ marked }) => marked).map(({ text }) => text);
      expect(await marks("دفتر")).toEqual([]);
      expect(await marks("الدفاتر")).toEqual(["الدفتري", "الدفاتر"]);
    });
  });

  it("knows the picture of a page", async () => {
    const picture = { day: "/day.svg", night: "/night.svg" };
    const { search: find } = searchIn([document("/a", "منارة", { picture }), document("/b", "منارة")]);
    const { results } = await find("منارة", { limit: 2 });
    expect(results.map((result) => result.picture)).toEqual([picture, null]);
  });

  it("asks again for a file that did not come", async () => {
    const { files } = searchIn(DOCUMENTS);
    let broken = true;
    const flaky = siteSearch(async (name) => {
      if (broken) throw new Error("offline");
      return files.get(name) ?? "";
    });
    await expect(flaky("فاتورة", { limit: 1 })).rejects.toThrow("offline");
    broken = false;
    expect((await flaky("فاتورة", { limit: 1 })).results).toHaveLength(1);
  });

  it("refuses what is no index", async () => {
    await expect(siteSearch(async () => "<!doctype html>")("x", { limit: 1 })).rejects.toThrow("not a search index");
  });
});
