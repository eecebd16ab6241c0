import { beforeEach, describe, expect, it } from "vitest";
import { type PrefillFacts, prefilledMessage, withPrefilledMessage } from "./prefilled-message.ts";

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
  apps: {
    daftar: { name: "Daftar", prices: { personal: { monthly: "SAR 49", annual: "SAR 470" } } },
    raff: { name: "Raff", prices: {} },
  },
  items: { "multi-branch": { name: "Branches", app: "daftar", prices: { personal: { annual: "SAR 90" } } } },
  plans: { free: "Free", personal: "Personal" },
  periods: { monthly: "Monthly", annual: "Annual" },
  platforms: { ios: "iOS" },
  openings: {
    app: "About {app}: ",
    item: "About {item} for {app}: ",
    platform: "About {app} on {platform}: ",
    order: "Order {app}, {plan}, {period}: {price}",
    orderItem: "Order {item} for {app}, {plan}, {period}: {price}",
  },
};

const asked = (query: string) => prefilledMessage(new URLSearchParams(query), facts, new Date("2026-11-16T10:00:00Z"));

describe("the message a link asks for", () => {
  it("names an app, what is sold for it, or where it should run", () => {
    expect(asked("app=daftar")).toBe("About Daftar: ");
    expect(asked("app=daftar&item=multi-branch")).toBe("About Branches for Daftar: ");
    expect(asked("app=raff&platform=ios")).toBe("About Raff on iOS: ");
    // Of another app's shelf.
    expect(asked("app=raff&item=multi-branch")).toBe("About Raff: ");
  });

  it("is an order of a plan, with its price", () => {
    expect(asked("app=daftar&plan=personal&period=annual")).toBe("Order Daftar, Personal, Annual: SAR 470");
    expect(asked("app=daftar&item=multi-branch&plan=personal&period=annual")).toBe(
      "Order Branches for Daftar, Personal, Annual: SAR 90",
    );
    // Nothing that has no price here is ordered.
    for (const query of ["plan=free&period=annual", "plan=personal&period=weekly", "plan=__proto__&period=annual"])
      expect(asked(`app=daftar&${query}`), query).toBe("About Daftar: ");
    expect(asked("app=raff&plan=personal&period=annual")).toBe("About Raff: ");
    expect(asked("app=daftar&item=multi-branch&plan=personal&period=monthly")).toBe("About Branches for Daftar: ");
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

describe("the message of the form", () => {
  const visit = (query: string) => history.replaceState(null, "", `/en/contact${query}`);
  const messageAfter = (message: string) => withPrefilledMessage({ message }, facts)["message"];

  beforeEach(() => sessionStorage.clear());

  it("is prefilled while it is empty, and left where somebody wrote one", () => {
    visit("?app=daftar");
    expect(messageAfter("")).toBe("About Daftar: ");
    expect(messageAfter("My own words")).toBe("My own words");
  });

  it("is replaced while nobody changed it, and not afterwards", () => {
    visit("?app=daftar");
    const first = messageAfter("") ?? "";
    visit("?app=raff");
    expect(messageAfter(first)).toBe("About Raff: ");
    visit("?app=daftar");
    expect(messageAfter("About Raff: when?")).toBe("About Raff: when?");
  });
});
