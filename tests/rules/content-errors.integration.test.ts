import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent } from "#build/content/content-check.ts";
import { errorLine } from "#build/content/content-errors.ts";
import { PAGE_IDS, PAGES } from "#domain/site/pages.ts";
import { copyContent } from "#harness/content-copy.ts";

type Json = Record<string, never>;

describe("content errors name file, field and what is allowed", () => {
  let content: ReturnType<typeof copyContent>;
  const errors = () => checkContent(content.dir).errors.map(errorLine);
  const wording = () => checkContent(content.dir).wording.map(errorLine);
  beforeEach(() => {
    content = copyContent();
  });
  afterEach(() => content.remove());

  it("finds none in the content as it is", () => {
    const { errors, wording } = checkContent(content.dir);
    expect([...errors, ...wording]).toEqual([]);
  });

  it("a missing translation", () => {
    content.edit("apps/daftar/app.json", (app: { tagline: Json }) => {
      delete app.tagline["ar"];
    });
    expect(errors()).toEqual([expect.stringContaining("content/apps/daftar/app.json: tagline.ar:")]);
  });

  it("a form field without a label, in every language that lacks it", () => {
    for (const file of ["messages/ar.json", "messages/en.json"])
      content.edit(file, (messages: { forms: { fields: Json } }) => {
        delete messages.forms.fields["phone"];
      });
    expect(errors()).toEqual([
      expect.stringMatching(/^content\/messages\/ar\.json: forms\.fields\.phone: is missing; .* field/),
      expect.stringMatching(/^content\/messages\/en\.json: forms\.fields\.phone: is missing; .* field/),
    ]);
  });

  it("a text in a language that is not active", () => {
    content.edit("pages/about.json", (page: { heading: Record<string, string> }) => {
      page.heading["de"] = "Über uns";
    });
    expect(errors()).toEqual([expect.stringMatching(/content\/pages\/about\.json: heading: .*"de"/)]);
  });

  it("an unknown field", () => {
    content.edit("services/mobile.json", (service: Record<string, unknown>) => ({ ...service, colour: "red" }));
    expect(errors()).toEqual([expect.stringMatching(/content\/services\/mobile\.json: .*"colour"/)]);
  });

  it("a reference to nothing", () => {
    content.edit("blog/pre-launch-list/post.json", (post: { author: string }) => {
      post.author = "nobody";
    });
    expect(errors()).toEqual([
      expect.stringMatching(
        /content\/blog\/pre-launch-list\/post\.json: author: there is no author "nobody"; known are/,
      ),
    ]);
  });

  it("a menu or footer that leads to something that is not there", () => {
    content.edit("navigation.json", (navigation: { menu: object[]; footer: { links: object[] }[] }) => {
      navigation.menu[0] = { to: "section", section: "offers", icon: "info" };
      navigation.footer[0]?.links.push({ to: "page", page: "jobs" }, { to: "policy", policy: "refunds" });
    });
    expect(errors()).toEqual([
      expect.stringMatching(/navigation\.json: menu\.0\.section: there is no section "offers"; known are feature, /),
      expect.stringMatching(/navigation\.json: footer\.0\.links\.4\.page: there is no page "jobs"; known are home, /),
      expect.stringContaining('footer.0.links.5.policy: there is no policy "refunds"; known are privacy, usage'),
    ]);
  });

  it("a home page with a section twice, or a link to one that is hidden", () => {
    content.edit("home.json", ({ order }: { order: { section: string; hidden?: boolean }[] }) => {
      order[0] = { section: "feature", hidden: true };
    });
    addToText("[a](/#feature) [b](/#store) [c](/#nothing)");
    expect(errors()).toEqual([
      expect.stringContaining('the link "/#feature" leads nowhere'),
      expect.stringContaining('the link "/#nothing" leads nowhere'),
    ]);
    content.edit("home.json", ({ order }: { order: { section: string }[] }) => {
      order[1] = { section: "feature" };
    });
    expect(errors()).toContainEqual(expect.stringContaining("home.json: order: each section stands once"));
  });

  it("an id that is not its folder's", () => {
    content.edit("apps/raff/app.json", (app: { id: string }) => {
      app.id = "shelf";
    });
    expect(errors()).toContainEqual(expect.stringMatching(/apps\/raff\/app\.json: id: is "shelf".*says "raff"/));
  });

  it("a missing text", () => {
    rmSync(join(content.dir, "policy/privacy/ar.md"));
    expect(errors()).toEqual([expect.stringContaining("content/policy/privacy/ar.md is missing")]);
  });

  const addToText = (words: string) => {
    const path = join(content.dir, "blog/pre-launch-list/ar.md");
    writeFileSync(path, `${readFileSync(path, "utf8")}\n\n${words}\n`);
  };

  it("a link that leads nowhere, and a file that is not there", () => {
    const links = ["[a](/apps/nothing)", "[b](/ar/contact)", "[c](./none.svg)", "[d](http://x)", "`[e](/code)`"];
    addToText(`${links.join(" ")} [f](/apps/raff/store?x=1#y)`);
    expect(errors()).toEqual([
      expect.stringContaining('content/blog/pre-launch-list/ar.md: the link "/apps/nothing" leads nowhere'),
      expect.stringContaining('the link "/ar/contact" leads nowhere'),
      expect.stringContaining('the file "./none.svg" is not beside it'),
      expect.stringContaining('the link "http://x" must begin with'),
    ]);
  });

  it("no link to a page of the registry or of an entry", () => {
    const entries = ["/apps/raff", "/bloger/pre-launch-list", "/policy/privacy", "/services/mobile"];
    const addresses = [...PAGE_IDS.map((id) => PAGES[id].path || "/"), ...entries];
    addToText(addresses.map((address) => `[x](${address})`).join(" "));
    expect(errors()).toEqual([]);
  });

  it("a picture that is not there, says nothing, or stands in a sentence", () => {
    cpSync("content/blog/offline-sync-lessons/flow-ar.svg", join(content.dir, "blog/pre-launch-list/flow.svg"));
    addToText(
      [
        "![the flow](./none.svg)",
        "![](./flow.svg)",
        "![Image](./flow.svg)",
        "![the flow](./flow.svg) words",
        "words\n![the flow](./flow.svg)",
        "`![](x)`",
      ].join("\n\n"),
    );
    addToText('![what it shows](./flow.svg "and its title")');
    expect(errors()).toEqual([
      expect.stringContaining('the file "./none.svg" is not beside it'),
      expect.stringContaining('the picture "./flow.svg" needs a description: ![what it shows](./flow.svg)'),
      expect.stringContaining('the picture "./flow.svg" needs a description: ![what it shows](./flow.svg)'),
      expect.stringContaining('the picture "./flow.svg" needs a paragraph of its own'),
      expect.stringContaining('the picture "./flow.svg" needs a paragraph of its own'),
    ]);
  });

  it("two pages under one title or description", () => {
    type Seo = { seo: Record<"title" | "description", Record<string, string>> };
    const taken: Record<string, string> = {};
    content.edit("services/mobile.json", ({ seo }: Seo) => {
      taken["title"] = seo.title["en"] ?? "";
      taken["description"] = seo.description["ar"] ?? "";
    });
    content.edit("apps/raff/app.json", ({ seo }: Seo) => {
      seo.title["en"] = taken["title"] ?? "";
    });
    content.edit("blog/pre-launch-list/post.json", (post: { summary: Record<string, string> }) => {
      post.summary["ar"] = taken["description"] ?? "";
    });
    expect(errors()).toEqual([
      expect.stringMatching(
        /^content\/services\/mobile\.json: seo\.title\.en: .* that of content\/apps\/raff\/app\.json: seo\.title\.en$/,
      ),
      expect.stringMatching(
        /^content\/blog\/pre-launch-list\/post\.json: summary\.ar: .* content\/services\/mobile\.json: seo\.description\.ar$/,
      ),
    ]);
  });

  it("a question in one language only", () => {
    content.edit("faq/en.json", (faq: { groups: { questions: unknown[] }[] }) => {
      faq.groups[0]?.questions.pop();
    });
    expect(errors()).toEqual([expect.stringMatching(/content\/faq\/en\.json: projects\/[a-z-]+ is missing/)]);
  });

  it("a price with three decimals, and a free plan that costs", () => {
    content.edit("apps/mizan/app.json", (app: { plans: { prices: { monthly: number } }[] }) => {
      const [free, personal] = app.plans;
      if (free) free.prices.monthly = 5;
      if (personal) personal.prices.monthly = 1.234;
    });
    expect(errors()).toContainEqual(
      expect.stringMatching(/mizan\/app\.json: plans\.1\.prices\.monthly: at most two decimals/),
    );
  });

  it("an icon, a screen and a question that nobody has", () => {
    content.edit("process.json", (process: { steps: { icon: string }[] }) => {
      if (process.steps[2]) process.steps[2].icon = "unicorn";
    });
    content.edit("portfolio/zad-stores.json", (entry: { screen: string }) => {
      entry.screen = "nowhere";
    });
    content.edit("home.json", (home: { questions: string[] }) => {
      home.questions[1] = "why";
    });
    expect(errors()).toEqual([
      expect.stringContaining('content/home.json: questions.1: there is no question "why"; known are'),
      expect.stringContaining('content/process.json: steps.2.icon: there is no icon "unicorn"'),
      expect.stringContaining('content/portfolio/zad-stores.json: screen: there is no screen "nowhere"'),
    ]);
  });

  it("a message that lost its argument", () => {
    content.edit("messages/en.json", (messages: { footer: { rights: string } }) => {
      messages.footer.rights = "©";
    });
    expect(errors()).toEqual([
      "content/messages/en.json: footer.rights: has the arguments (); ar.json has (name, year)",
    ]);
  });

  it.each([
    ["وفّرنا 20% من الوقت", 'write "20 في المئة" for "20%": after an Arabic word the sign'],
    ["نزّله 38K زائر", 'write "38 ألف" for "38K"'],
    ["سلّمناه في 143 يوم", 'write "143 يومًا" for "143 يوم": number and noun'],
    ["افتحه في المتصفح", 'write "المتصفّح" for "المتصفح": one spelling everywhere'],
    ["إضافة WooCommerce", 'write "ووكومرس" for "WooCommerce": one name everywhere'],
  ])("faulty Arabic in any file, with the mend: %s", (text, mend) => {
    content.edit("apps/daftar/app.json", (app: { features: { body: Record<string, string> }[] }) => {
      if (app.features[1]) app.features[1].body["ar"] = text;
    });
    content.edit("messages/ar.json", (messages: { search: Record<string, string> }) => {
      messages.search["noneText"] = text;
    });
    const post = join(content.dir, "blog/pre-launch-list/ar.md");
    writeFileSync(post, readFileSync(post, "utf8").replace("\n", `\n${text}\n`));
    // It is listed, and keeps nobody from saving or building.
    expect(errors()).toEqual([]);
    expect(wording().sort()).toEqual([
      expect.stringContaining(`content/apps/daftar/app.json: features.1.body.ar: ${mend}`),
      expect.stringContaining(`content/blog/pre-launch-list/ar.md: line 2: ${mend}`),
      expect.stringContaining(`content/messages/ar.json: search.noneText: ${mend}`),
    ]);
  });

  it("a figure that does not agree with its label, and a count without plural", () => {
    content.edit("site.json", (site: { claims: { projects: { atLeast: number } } }) => {
      site.claims.projects.atLeast = 105;
    });
    for (const [file, text] of [
      ["messages/ar.json", "{count} من التطبيقات"],
      ["messages/en.json", "{count} of the apps"],
    ] as const)
      content.edit(file, (messages: { faq: Record<string, string> }) => {
        messages.faq["found"] = text;
      });
    expect(wording()).toEqual([
      expect.stringMatching(/^content\/messages\/ar\.json: faq\.found: the number "count" needs the plural forms/),
      expect.stringMatching(/^content\/messages\/en\.json: faq\.found: the number "count" needs the plural forms/),
      expect.stringContaining('content/site.json: claims.projects.label.ar: write "105 مشاريع" for "105 مشروعًا"'),
    ]);
  });

  it("a file that is not JSON", () => {
    writeFileSync(join(content.dir, "team/huda-salim.json"), "{ broken");
    expect(errors()).toContainEqual(expect.stringContaining("content/team/huda-salim.json: "));
  });

  it("a logo that is not there, and one that cannot be drawn", () => {
    writeFileSync(join(content.dir, "logo/en.svg"), '<svg viewBox="0 0 9 3"><image href="logo.png"/></svg>');
    content.edit("site.json", (site: { brand: { logo: { mark: string } } }) => {
      site.brand.logo.mark = "sign.svg";
    });
    expect(errors()).toEqual([
      "content/logo/sign.svg is missing; brand.logo of content/site.json names it",
      "content/logo/en.svg: <image> cannot be used; turn it into plain paths and save again",
      "content/logo/en.svg: draws nothing",
    ]);
  });

  it("a hue that cannot be read", () => {
    content.edit("site.json", (site: { colors: { secondary: { hue: number; chroma: number } } }) => {
      site.colors.secondary = { hue: 180, chroma: 0.3 };
    });
    expect(errors()).toEqual([
      expect.stringMatching(
        /^content\/site\.json: colors\.secondary: cannot be read: .* 4\.5:1 is needed; a chroma of/,
      ),
    ]);
  });

  it("two languages with the same code", () => {
    content.edit("site.json", (site: { locales: { code: string }[] }) => {
      const row = site.locales.at(-1);
      if (row) row.code = "ar";
    });
    expect(errors()).toEqual(['content/site.json: locales.5.code: "ar" stands twice']);
  });
});
