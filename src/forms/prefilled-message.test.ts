// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { type PrefillFacts, prefilledMessage, prefillMessage } from "./prefilled-message.ts";

const facts: PrefillFacts = {
  timeZone: "Asia/Riyadh",
  services: [
    {
      id: "mobile",
      title: "Apps",
      url: "https://site.example/en/services/mobile",
      steps: [{ id: "design", title: "Design", published: { minWeeks: 1, maxWeeks: 2 } }],
      offer: { platforms: [{ id: "ios", name: "iOS", isUsual: true }], languages: [], integrations: [] },
    },
  ],
  words: {
    formatting: "en-GB",
    workdays: ["sat", "sun", "mon", "tue", "wed", "thu"],
    weeks: { exact: [], range: [], ongoing: "" },
    list: { between: ", ", last: " and " },
    what: { small: "{service}, small", medium: "", large: "" },
    on: "",
    in: "",
    with: "",
    end: ".",
    total: "",
    when: "from {start}",
    step: "",
    stepDates: "",
    from: "",
    letter: "{summary} {url}",
  },
  apps: { daftar: "Daftar", raff: "Raff" },
  items: { "multi-branch": { name: "Branches", app: "daftar" } },
  platforms: { ios: "iOS" },
  openings: { app: "About {app}: ", item: "About {item} for {app}: ", platform: "About {app} on {platform}: " },
};

const asked = (query: string) => prefilledMessage(new URLSearchParams(query), facts, new Date("2026-11-16T10:00:00Z"));

describe("the letter a link asks for", () => {
  it("names an app, what is sold for it, or where it should run", () => {
    expect(asked("app=daftar")).toBe("About Daftar: ");
    expect(asked("app=daftar&item=multi-branch")).toBe("About Branches for Daftar: ");
    expect(asked("app=raff&platform=ios")).toBe("About Raff on iOS: ");
    // Of another app's shelf.
    expect(asked("app=raff&item=multi-branch")).toBe("About Raff: ");
  });

  it("holds a plan with the address where it can be looked at", () => {
    expect(asked("service=mobile&size=small&platforms=ios&start=2026-11-20")).toContain(
      "https://site.example/en/services/mobile?size=small&platforms=ios&languages=&start=2026-11-20",
    );
    expect(asked("service=mobile&size=small&start=1999-01-01")).not.toContain("1999");
  });

  it("is none where the page knows nothing of it", () => {
    for (const query of ["", "app=nothing", "app=__proto__", "app=toString", "item=multi-branch", "service=mobile"])
      expect(asked(query), query).toBeNull();
    expect(asked("service=boats&size=small")).toBeNull();
  });
});

describe("beginning it", () => {
  const form = () => {
    document.body.innerHTML = `<form><div data-letter><textarea></textarea></div></form>`;
    const [made, holder, area] = ["form", "div", "textarea"].map((name) => document.querySelector<HTMLElement>(name));
    if (!(made instanceof HTMLFormElement) || !holder || !(area instanceof HTMLTextAreaElement))
      throw new Error("form");
    holder.dataset["letter"] = JSON.stringify(facts);
    return { form: made, area };
  };
  const visit = (query: string) => history.replaceState(null, "", `/en/contact${query}`);

  beforeEach(() => sessionStorage.clear());

  it("fills an empty form, and leaves what somebody wrote", () => {
    visit("?app=daftar");
    const empty = form();
    prefillMessage(empty.form);
    expect(empty.area.value).toBe("About Daftar: ");
    const written = form();
    written.area.value = "My own words";
    prefillMessage(written.form);
    expect(written.area.value).toBe("My own words");
  });

  it("replaces a beginning nobody changed, and no other", () => {
    visit("?app=daftar");
    const { form: target, area } = form();
    prefillMessage(target);
    visit("?app=raff");
    prefillMessage(target);
    expect(area.value).toBe("About Raff: ");
    area.value += "when?";
    visit("?app=daftar");
    prefillMessage(target);
    expect(area.value).toBe("About Raff: when?");
  });
});
