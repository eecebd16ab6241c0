/**
 * Every figure the site claims, where it comes from, and every sentence that says it. A sentence with another figure
 * fails, and so does a row that no sentence says any more. Sentences are found in Arabic; same-facts.test.ts holds the
 * English ones to them.
 */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentTexts } from "#build/content/content-texts.ts";
import { workWeeks } from "#domain/company/service.ts";
import { LOCALE_COOKIE_MAX_AGE_S } from "#domain/site/constants.ts";
import { RETENTION } from "#server/storage/purge-expired.ts";

// biome-ignore lint/suspicious/noExplicitAny: content that `npm run content` has proven by its schemas.
const json = (path: string): any => JSON.parse(readFileSync(`content/${path}`, "utf8"));
const site = json("site.json");
const services = ["desktop", "mobile", "plugin", "website"].map((id) => json(`services/${id}.json`));
const steps: { duration: { minWeeks: number; maxWeeks: number } | null }[] = json("process.json").steps;
const durations = steps.flatMap(({ duration }) => duration ?? []);
const budget: { value: string }[] = json("home.json").evidence.budget;
const [paint, weight, response] = budget.map(({ value }) => Number(value));
const numbersIn = (text: string) =>
  (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
const figure = (id: string, index: number) => Number(json(`portfolio/${id}.json`).figures[index].value);
const hour = (time: string) => Number(time.slice(0, 2)) % 12;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Without the hyphens between its groups. */
const sampleLength = (of: "key" | "device") =>
  new RegExp(`${of}: "([A-Z0-9-]+)"`)
    .exec(readFileSync("src/features/key-request/serial-form.props.ts", "utf8"))?.[1]
    ?.replaceAll("-", "").length;

type Claim = { claim: string; source: string; value: (number | undefined)[]; said: RegExp; in?: string };

const CLAIMS: Claim[] = [
  {
    claim: "projects delivered",
    source: "content/site.json: claims.projects.atLeast, given by the customer",
    value: [site.claims.projects.atLeast],
    said: /أكثر من (\d+) مشروع/g,
  },
  {
    claim: "clients",
    source: "content/site.json: claims.clients.atLeast, given by the customer",
    value: [site.claims.clients.atLeast],
    said: /أكثر من (\d+) عميل/g,
  },
  {
    claim: "people in the team, and since when",
    source: "content/site.json: the last of milestones",
    value: [site.milestones.at(-1).team, site.milestones.at(-1).year],
    said: /فريقنا (\d+) شخصًا عام (\d+)/g,
  },
  {
    claim: "minutes to the first reply",
    source: "content/home.json: firstReplyMinutes",
    value: [json("home.json").firstReplyMinutes],
    said: /أول ردّ هذا العام:? (\d+) دقيقة/g,
  },
  {
    claim: "days in which money is given back",
    source: "content/policy/usage: what a buyer agrees to",
    value: numbersIn(
      /تسترد ثمن المنتج كاملًا إذا طلبت ذلك خلال (\d+)/.exec(readFileSync("content/policy/usage/ar.md", "utf8"))?.[1] ??
        "",
    ),
    said: /(?:استرداد|تسترد)[^.،]*? خلال (\d+) يوم/g,
  },
  {
    claim: "value added tax in percent",
    source: "content/site.json: tax.percent",
    value: [site.tax.percent],
    said: /[ضو]ريب(?:ة|تها)(?: القيمة المضافة)?(?: بنسبة)? \u2066?(\d+)(?:%| في المئة)/g,
  },
  {
    claim: "what a year saves against twelve months, in percent",
    source: "content/apps/*/app.json: plans, the smallest saving of all",
    value: [
      Math.min(
        ...globSync("apps/*/app.json", { cwd: "content" })
          .flatMap((file) => json(file).plans)
          .filter(({ prices }) => prices.monthly > 0)
          .map(({ prices }) => Math.round(100 * (1 - prices.annual / prices.monthly / 12))),
      ),
    ],
    said: /سنوي يوفّر نحو (\d+) في المئة/g,
  },
  {
    claim: "cost of most projects",
    source: "content/services/*.json: priceRange, the lowest and the highest",
    value: [
      Math.min(...services.map(({ priceRange }) => priceRange.from)),
      Math.max(...services.map(({ priceRange }) => priceRange.to)),
    ],
    said: /أغلب مشاريعنا بين ([\d,]+) و([\d,]+)/g,
  },
  {
    claim: "weeks of each step",
    source: "content/process.json: steps.*.duration",
    value: durations.flatMap(({ minWeeks, maxWeeks }) => [minWeeks, maxWeeks]),
    said: /الاستشارة (\d+)–(\d+)، والتصميم (\d+)–(\d+)، والتطوير (\d+)–(\d+)، والاختبار (\d+)–(\d+)/g,
  },
  {
    claim: "weeks of a whole project",
    source: "content/process.json: the sum of steps.*.duration",
    value: [sum(durations.map(({ minWeeks }) => minWeeks)), sum(durations.map(({ maxWeeks }) => maxWeeks))],
    said: /فالمجموع من (\d+) أسابيع إلى (\d+) أسبوعًا/g,
  },
  ...services.flatMap((service): Claim[] => [
    {
      claim: `weeks of ${service.id} work, at least`,
      source: `content/services/${service.id}.json: durations`,
      value: [workWeeks(service.durations).min],
      said: /(?:التسليم|[يت]بدأ(?: مدة الموقع التعريفي)?) من (\d+) أسابيع/g,
      in: `services/${service.id}.json`,
    },
    {
      claim: `cost of ${service.id} work`,
      source: `content/services/${service.id}.json: priceRange`,
      value: [service.priceRange.from, service.priceRange.to],
      said: /وتتراوح تكلفة أغلب \S+ بين ([\d,]+) و([\d,]+)/g,
      in: `services/${service.id}.json`,
    },
  ]),
  {
    claim: "months that messages and key requests are kept",
    source: "server/storage/purge-expired.ts: RETENTION.months",
    value: [RETENTION.months.contact, RETENTION.months.serial],
    said: /رسائل التواصل (\d+) شهرًا، وطلبات مفاتيح المنتجات (\d+) شهرًا/g,
  },
  {
    claim: "days that the hash of an address is kept",
    source: "server/storage/purge-expired.ts: RETENTION.clientHashDays",
    value: [RETENTION.clientHashDays],
    said: /البصمة (\d+) يومًا ثم نحذفها/g,
  },
  {
    claim: "days that the language is remembered",
    source: "domain/site/constants.ts: LOCALE_COOKIE_MAX_AGE_S",
    value: [LOCALE_COOKIE_MAX_AGE_S / 24 / 60 / 60],
    said: /يحفظ اللغة التي اخترتها مدة (\d+) يومًا/g,
  },
  {
    claim: "opening hours",
    source: "content/site.json: hours",
    value: [hour(site.hours.opens), hour(site.hours.closes)],
    said: /من (\d+):00 صباحًا إلى (\d+):00 مساءً بتوقيت الرياض/g,
  },
  {
    claim: "weight of Rawi’s page in kilobytes, and seconds to open it",
    source: "content/portfolio/rawi-roastery.json: figures",
    value: [figure("rawi-roastery", 2), figure("rawi-roastery", 0)],
    said: /حجم الصفحة (\d+) كيلوبايت، وتُفتح في ([\d.]+) ثانية/g,
  },
  {
    claim: "milliseconds of the server’s answer",
    source: "content/home.json: evidence.budget",
    // On home in seconds.
    value: [Number(response) * 1000],
    said: /ردّ الخادم إلى (\d+) ملّي ثانية/g,
  },
  {
    claim: "seconds to write an invoice in Daftar",
    source: "content/apps/daftar/app.json: features.0.title",
    value: numbersIn(json("apps/daftar/app.json").features[0].title.ar),
    said: /(?:نظامية في|يستغرق ذلك) (\d+) ثانية/g,
    in: "apps/daftar/",
  },
  {
    claim: "branches of the Mina cafés",
    source: "content/portfolio/mina-cafes.json: client",
    value: numbersIn(json("portfolio/mina-cafes.json").client.ar),
    said: /(?:من|مقاهي الميناء في) (\d+) (?:مقهى|فرعًا)/g,
    in: "blog/offline-sync-lessons/",
  },
  {
    claim: "seconds to book in Mawid",
    source: "content/portfolio/al-noor-clinics.json: figures.1",
    value: [figure("al-noor-clinics", 1)],
    said: /(?:حجز في|لمسات ونحو) (\d+) ثانية/g,
  },
  {
    claim: "characters of a product key",
    source: "src/features/key-request/serial-form.props.ts: the sample",
    value: [sampleLength("key")],
    said: /(\d+) خانة بين حرف ورقم(?= يفعّل| تدل| تكتبها|، في|\. تكتبه)/g,
  },
  {
    claim: "characters of a device code",
    source: "src/features/key-request/serial-form.props.ts: the sample",
    value: [sampleLength("device")],
    // All that are not about a key.
    said: /(\d+) خانة(?: بين حرف ورقم(?! يفعّل| تدل| تكتبها|، في|\. تكتبه)|(?! بين))/g,
  },
  {
    claim: "days that an address is kept after the launch",
    source: "server/storage/purge-expired.ts: RETENTION.afterLaunchDays",
    value: [RETENTION.afterLaunchDays],
    said: /(?:عنوانك(?: من القائمة)? بعد|وبعد الإطلاق بـ|إطلاق المنتج،? ثم) ?(\d+) يومًا/g,
  },
  {
    claim: "days that the hash of an address is kept, in the answers",
    source: "server/storage/purge-expired.ts: RETENTION.clientHashDays",
    value: [RETENTION.clientHashDays],
    said: /بصمة[^.]*? مدة (\d+) يومًا/g,
    in: "faq/",
  },
  {
    claim: "days of full work after a subscription ended",
    source: "content/blog/plugin-licensing-that-survives: the table of what happens",
    value: numbersIn(
      /انتهى الاشتراك[^|]*\|[^|]*\|([^|]*)\|/.exec(
        readFileSync("content/blog/plugin-licensing-that-survives/ar.md", "utf8"),
      )?.[1] ?? "",
    ),
    said: /يعمل التطبيق كاملًا (\d+) يومًا/g,
  },
  {
    claim: "seconds of a sale in Mizan",
    source: "content/apps/mizan/app.json: features",
    value: numbersIn(/[\d.]+(?= ثانية لكل عملية)/.exec(readFileSync("content/apps/mizan/app.json", "utf8"))?.[0] ?? ""),
    said: /يستغرق البيع ([\d.]+) ثانية/g,
    in: "apps/mizan/",
  },
  {
    claim: "minutes to measure a villa with Masqat",
    source: "content/portfolio/misaha-architects.json: figures.0",
    value: [figure("misaha-architects", 0)],
    said: /(?:كميات الفيلا|فيلا كاملة) في (\d+) دقائق/g,
  },
];

const texts = contentTexts("content", ["ar", "en"]).filter(({ language }) => language === "ar");

/** What is said of a claim, with its place. */
function sayings({ said, in: folder = "" }: Pick<Claim, "said" | "in">, of = texts) {
  return of
    .filter(({ file }) => file.startsWith(folder))
    .flatMap(({ file, field, text }) =>
      [...text.matchAll(said)].map(([, ...numbers]) => ({
        place: `${file}: ${field}`,
        numbers: numbers.flatMap(numbersIn),
      })),
    );
}

describe("a figure is the same wherever it is said", () => {
  it.each(CLAIMS)("$claim, from $source", (claim) => {
    const found = sayings(claim);
    expect(found.length).toBeGreaterThan(0);
    expect(claim.value.every((number) => Number.isFinite(number))).toBe(true);
    for (const { place, numbers } of found) expect(numbers, place).toEqual(claim.value);
  });

  it("Rawi’s page on the home page and among the cases", () => {
    expect([paint, weight]).toEqual([figure("rawi-roastery", 0), figure("rawi-roastery", 2)]);
  });

  it("people in the text of a milestone and beside it", () => {
    for (const { body, team } of site.milestones) {
      const [, said] = /فريق من (\d+)/.exec(body.ar) ?? [];
      expect(Number(said ?? team)).toBe(team);
    }
  });

  it("and another figure is seen", () => {
    const text = { file: "pages/about.json", field: "lead.ar", language: "ar", text: "سلّمنا أكثر من 60 مشروعًا" };
    expect(sayings({ said: /أكثر من (\d+) مشروع/g }, [text])).toEqual([
      { place: "pages/about.json: lead.ar", numbers: [60] },
    ]);
  });
});
