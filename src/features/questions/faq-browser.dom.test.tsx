import { act, cleanup, configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { rememberControls } from "#src/islands/remember-controls.ts";
import { faqPage } from "./faq.props.ts";
import { FaqBrowser } from "./faq-browser.tsx";

vi.mock("astro:content", () => import("#tests/rules/content-collections.ts"));

// A busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

/** A word that only the answer to one question has, in both languages. */
const IN_ANSWER = "18,000";

const LANGUAGES = [
  {
    locale: "ar",
    // As people type it: without hamza and marks, with ه for ة and ي for ى.
    typed: "استطيع الانتقال الي باقه اخري",
    word: "استرداد المبلغ",
    counts: ["لا نتائج", "سؤال واحد", "سؤالان"],
  },
  {
    locale: "en",
    typed: "PLAN  another move",
    word: "refund",
    counts: ["No results", "1 question", "2 questions"],
  },
];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(LANGUAGES)("the questions in $locale", ({ locale, typed, word, counts }) => {
  let props: Awaited<ReturnType<typeof faqPage>>["browser"];
  beforeAll(async () => {
    props = (await faqPage(locale)).browser;
  }, 60_000);

  const browser = () => (
    <StrictMode>
      <FaqBrowser {...props} />
    </StrictMode>
  );
  const show = () => ({ ...render(browser()), user: userEvent.setup() });
  const all = () => props.groups.flatMap(({ questions }) => questions.map(({ id }) => id));
  const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: props.labels.filter });
  const status = () => screen.getByRole("status").textContent;
  const details = () => [...document.querySelectorAll("details")];
  const listed = () => details().map(({ id }) => id);
  const topics = () =>
    within(screen.getByRole("navigation", { name: props.labels.groups }))
      .queryAllByRole("link")
      .map((link) => [link.getAttribute("href"), link.textContent]);

  /** At once: each letter would filter the whole list. */
  async function search(user: ReturnType<typeof userEvent.setup>, text: string) {
    await user.clear(field());
    await user.paste(text);
  }

  it("is the whole list at first, with a way to each topic, the first answer open", () => {
    show();
    expect(listed()).toEqual(all());
    expect(details().flatMap(({ open, id }) => (open ? [id] : []))).toEqual(all().slice(0, 1));
    expect(topics()).toEqual(
      props.groups.map(({ id, title, questions }) => [`#group-${id}`, `${title}${questions.length}`]),
    );
    for (const { id, title } of props.groups) {
      expect(screen.getByRole("region", { name: title })).toBeTruthy();
      expect(document.getElementById(`group-${id}`)?.textContent).toBe(title);
    }
    expect(status()).toBe("");
    expect(screen.queryByText(props.labels.none, { exact: false })).toBeNull();
  });

  it("gives each question its own address, and leads on to the page its answer speaks of", () => {
    show();
    for (const { id, question, answer, page } of props.groups.flatMap(({ questions }) => questions)) {
      const item = document.getElementById(id) ?? document.body;
      const place = within(item);
      expect(place.getByRole("heading", { name: question }).parentElement?.tagName).toBe("SUMMARY");
      expect(item.textContent).toContain(answer);
      expect(place.getByRole("link", { name: `${props.linkLabel}: ${question}` }).getAttribute("href")).toBe(`#${id}`);
      if (page) expect(place.getByRole("link", { name: page.label }).getAttribute("href")).toBe(page.href);
    }
    const pages = props.groups.flatMap(({ questions }) => questions.filter(({ page }) => page));
    expect(pages.map(({ id }) => id)).toEqual(["requesting-a-key", "retention", "generator-uploads"]);
  });

  it("is filtered by words as people type them, in questions and answers, and says how many are left", async () => {
    const { user } = show();
    await search(user, typed);
    expect(listed()).toEqual(["changing-plan"]);
    expect(status()).toBe(counts[1]);
    await search(user, IN_ANSWER);
    expect(listed()).toEqual(["average-cost"]);
    await search(user, word);
    expect(listed()).toEqual(["refund-period", "requesting-a-refund"]);
    expect(status()).toBe(counts[2]);
  });

  it("leads only to the topics that are left, with their new numbers", async () => {
    const { user } = show();
    await search(user, word);
    const payment = props.groups.find(({ id }) => id === "payment")?.title;
    expect(topics()).toEqual([["#group-payment", `${payment}2`]]);
    expect(screen.getAllByRole("region")).toHaveLength(1);
  });

  it("says that nothing was found, offers to write, and is whole again once the field is cleared", async () => {
    const { user } = show();
    await search(user, "zzzz");
    expect(listed()).toEqual([]);
    expect(topics()).toEqual([]);
    expect(status()).toBe(counts[0]);
    expect(screen.getByText(props.labels.none, { exact: false })).toBeTruthy();
    expect(screen.getByRole("link", { name: props.labels.ask }).getAttribute("href")).toBe(`/${locale}/contact`);
    await user.clear(field());
    expect(listed()).toEqual(all());
    expect(status()).toBe("");
    expect(screen.queryByRole("link", { name: props.labels.ask })).toBeNull();
  });

  it("takes spaces for nothing", async () => {
    const { user } = show();
    await search(user, "   ");
    expect(listed()).toEqual(all());
    expect(status()).toBe("");
  });

  it("opens an answer, which stays open while it is among those that are left", async () => {
    const { user } = show();
    const [first, last] = ["project-duration", "refund-period"].map((id) => document.getElementById(id));
    for (const place of [first, last]) await user.click(within(place ?? document.body).getByRole("heading"));
    const open = () =>
      details()
        .filter((each) => each.open)
        .map(({ id }) => id);
    expect(open()).toEqual(["average-cost", "project-duration", "refund-period"]);
    await search(user, word);
    expect(document.getElementById("refund-period")).toBe(last);
    expect(open()).toEqual(["refund-period"]);
    await search(user, "");
    expect(open()).toContain("refund-period");
  });

  it("leaves the address alone: a link to a question stays one", async () => {
    history.replaceState({ of: "router" }, "", `/${locale}/faq#refund-period`);
    const { user } = show();
    await search(user, word);
    expect([location.search, location.hash, history.state]).toEqual(["", "#refund-period", { of: "router" }]);
    history.replaceState(null, "", "/");
  });

  it("hydrates with what was opened and typed before", () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(browser());
    expect(listed()).toEqual(all());
    const linked = document.getElementById("refund-period");
    // As ui/navigation/accordion.client.ts opens the question that the address names.
    linked?.setAttribute("open", "");
    field().value = word;
    const restoreControls = rememberControls(container);
    vi.spyOn(console, "error").mockImplementation(() => {});
    render(browser(), { container, hydrate: true });
    act(restoreControls);
    expect(field().value).toBe(word);
    expect(listed()).toEqual(["refund-period", "requesting-a-refund"]);
    expect(document.getElementById("refund-period")).toBe(linked);
    expect(linked?.hasAttribute("open")).toBe(true);
    container.remove();
  });
});
