import { createHash } from "node:crypto";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type ReactElement, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FORM_PAGES } from "#domain/forms/form-page.ts";
import type { FormState } from "#domain/forms/form-state.ts";
import { FORMS, type FormId } from "#domain/forms/forms.ts";
import type { Locale } from "#domain/language/locale.ts";
import { REQUEST_MIN_DELAY_MS, WAITING_FORMS_KEY } from "#domain/site/constants.ts";
import { testSetup } from "./test-setup.props.ts";
import type { FormSetup } from "./use-form.ts";

// A busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

const REFERENCE = "M-7K3Q-9F2D";
const EMAIL = "layla@example.com";

type TestedForm = {
  form: FormId;
  /** What is filled in besides e-mail and consent, by field; a choice by its label. */
  values: Record<string, string>;
  /** What is sent of it, besides e-mail and consent. */
  body: Record<string, string>;
  element: (setup: FormSetup, state: { state?: FormState }) => ReactElement;
};

/** What the tests of one form in one language use. */
export type FormKit = ReturnType<typeof formKit>;

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/problem+json" } });

/** What the server answers to a form, and what it was sent. */
const server: {
  answer: () => Response | Promise<Response>;
  sent: { headers: Headers; body: Record<string, string> }[];
} = { answer: () => json(500, {}), sent: [] };

/** Runs the states that every form has, and then those of `ownStates`, in both languages. */
export function describeForm(tested: TestedForm, ownStates: (kit: FormKit) => void) {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, "", FORM_PAGES[tested.form].page);
    server.sent = [];
    server.answer = () => json(201, { reference: REFERENCE });
    vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
      if (address === "/api/forms/start") return json(200, { started: "signed" });
      if (address !== FORM_PAGES[tested.form].action) throw new TypeError(`nobody answers ${address}`);
      server.sent.push({ headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
      return server.answer();
    });
    // Answers are held back for a moment, so that people see that something is sent; tests need not wait for it.
    const { setTimeout } = globalThis;
    vi.stubGlobal("setTimeout", (work: () => void, delayMs?: number) =>
      setTimeout(work, delayMs === REQUEST_MIN_DELAY_MS ? 0 : delayMs),
    );
    Element.prototype.scrollIntoView = () => {};
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  describe.each(["ar", "en"])(`the ${tested.form} form, %s`, (locale) => {
    const kit = formKit(tested, locale);
    testEditing(kit);
    testSending(kit);
    testFailures(kit);
    testStoring(kit);
    testServerState(kit);
    ownStates(kit);
  });
}

function formKit({ form, values, body, element }: TestedForm, locale: Locale) {
  const setup = testSetup(form, locale);
  const { texts } = setup;
  const required = FORMS[form].filter((field) => field.required).map(({ name }) => name);
  const drawn = (state?: FormState) => <StrictMode>{element(setup, state ? { state } : {})}</StrictMode>;

  const labelOf = (name: string) => texts.fields[name]?.label ?? "";
  const control = <Control extends HTMLElement = HTMLInputElement>(name: string) =>
    screen.getByLabelText<Control>((text) => text.startsWith(labelOf(name)), { selector: "input, textarea, select" });
  const checkbox = () => screen.getByRole<HTMLInputElement>("checkbox");

  /** At once: typing letter by letter renders the form for each. */
  async function paste(user: UserEvent, name: string, text: string) {
    await user.clear(control(name));
    await user.paste(text);
  }
  async function fillIn(user: UserEvent) {
    for (const { name, kind } of FORMS[form]) {
      const value = values[name];
      if (value === undefined) continue;
      if (kind !== "choice") await paste(user, name, value);
      else if (screen.queryByLabelText(value)) await user.click(screen.getByLabelText(value));
      else await user.selectOptions(control(name), value);
    }
    await paste(user, "email", EMAIL);
    await user.click(checkbox());
  }
  function show(state?: FormState) {
    return { ...render(drawn(state)), user: userEvent.setup() };
  }
  return {
    form,
    locale,
    /** The real words. */
    texts,
    body,
    required,
    reference: REFERENCE,
    sentBodies: () => server.sent.map((request) => request.body),
    errors: (name: string) => texts.fields[name]?.errors ?? {},
    drawn,
    show,
    control,
    checkbox,
    /** Where a form that is empty again waits to be filled in. */
    first: () => screen.queryAllByRole("radio")[0] ?? control(FORMS[form][0]?.name ?? ""),
    paste,
    fillIn,
    sendButton: () => screen.getByRole("button", { name: texts.send }),
    /** Filled in already, as after an answer of the server: each event of a visitor would cost a few renders. */
    async send() {
      const shown = show({ values: { ...body, email: EMAIL, terms: "true" } });
      await shown.user.click(screen.getByRole("button", { name: texts.send }));
      return shown;
    },
  };
}

function testEditing({ form, texts, required, errors, show, control, checkbox, paste, sendButton }: FormKit) {
  it("is empty at first: nothing is wrong yet, nothing was sent, nothing waits", () => {
    show();
    for (const { name, kind } of FORMS[form])
      if (kind === "text" || kind === "email") expect(control(name).value).toBe("");
    expect(checkbox().checked).toBe(false);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(control("email").getAttribute("aria-invalid")).toBeNull();
    expect(screen.queryByText(texts.failed.title)).toBeNull();
    expect(screen.queryByText(texts.waiting.title)).toBeNull();
    expect(sendButton().getAttribute("aria-busy")).not.toBe("true");
  });

  it("says what each field needs, leads to the first, and is content once it has it", async () => {
    const { user } = show();
    await user.click(sendButton());
    const summary = screen.getByRole("alert");
    expect(summary.textContent).toContain(texts.errorSummary);
    expect(within(summary).getAllByRole("link")).toHaveLength(required.length);
    expect(document.activeElement?.getAttribute("name")).toBe(required[0]);
    expect(control("email").getAttribute("aria-invalid")).toBe("true");
    expect(checkbox().getAttribute("aria-invalid")).toBe("true");
    await user.click(within(summary).getByRole("link", { name: errors("email")["required"] ?? "" }));
    expect(document.activeElement).toBe(control("email"));
    await paste(user, "email", "a@b.example");
    expect(control("email").getAttribute("aria-invalid")).toBeNull();
    await user.click(checkbox());
    expect(checkbox().getAttribute("aria-invalid")).toBeNull();
    expect(server.sent).toEqual([]);
  });

  it("checks a field that is left, and not one that is empty", async () => {
    const { user } = show();
    await user.click(control("email"));
    await user.tab();
    expect(control("email").getAttribute("aria-invalid")).toBeNull();
    await paste(user, "email", "nope");
    await user.tab();
    expect(control("email").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(errors("email")["invalid"] ?? "")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    await paste(user, "email", EMAIL);
    expect(control("email").getAttribute("aria-invalid")).toBeNull();
  });

  it("announces what is required", () => {
    show();
    expect(control("email").getAttribute("aria-required")).toBe("true");
    expect(checkbox().getAttribute("aria-required")).toBe("true");
  });

  it("asks to agree to the privacy policy and the terms of use, by links", () => {
    show();
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/policy/privacy", "/policy/usage"]);
    expect(links[1]?.textContent).toContain(texts.terms.find(({ to }) => to === "usage")?.text);
    expect(links[0]?.textContent).toContain(texts.newTab);
  });
}

/** That it was sent, which is where the focus goes. */
async function focusOnNotice() {
  await waitFor(() => expect(document.activeElement?.className).toBe("form-done"));
  return document.activeElement;
}

function testSending({ locale, texts, body, show, control, first, fillIn, send, sendButton }: FormKit) {
  it("is sent once, says so while it is, and gives way to the reference", async () => {
    const answered = Promise.withResolvers<Response>();
    server.answer = () => answered.promise;
    const { user } = show();
    await fillIn(user);
    await user.dblClick(sendButton());
    expect(screen.getByRole("button", { name: texts.sending }).getAttribute("aria-busy")).toBe("true");
    answered.resolve(json(201, { reference: REFERENCE }));
    await focusOnNotice();
    expect(server.sent).toHaveLength(1);
    const expected = { ...body, email: EMAIL, terms: "true", started: "signed", locale, website: "" };
    expect(server.sent[0]?.body).toMatchObject(expected);
    expect(sessionStorage.length).toBe(0);
    await user.click(screen.getByRole("button", { name: texts.sent.again }));
    expect(control("email").value).toBe("");
    expect(document.activeElement).toBe(first());
  });

  it.each([true, false])("promises a mail only where one follows: %s", async (confirmation) => {
    server.answer = () => json(201, { reference: REFERENCE, confirmation });
    await send();
    const said = (await focusOnNotice())?.textContent;
    expect(said).toContain(REFERENCE);
    expect(said).toContain(texts.sent.title);
    expect(said).toContain(texts.sent.received);
    expect(said?.includes(texts.sent.confirmation)).toBe(confirmation);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(texts.sent.next);
    expect(texts.sent.next).toHaveLength(3);
  });

  it("works for it where the server asks for proof of work", async () => {
    const challenge = {
      algorithm: "SHA-256",
      salt: "salt",
      challenge: createHash("sha256").update("salt7").digest("hex"),
      signature: "s",
      maxnumber: 20,
    };
    server.answer = () => (server.sent.length === 1 ? json(403, { challenge }) : json(201, { reference: REFERENCE }));
    await send();
    await screen.findByText(REFERENCE);
    expect(server.sent.map(({ body }) => body["proof"] && JSON.parse(atob(body["proof"])).number)).toEqual([
      undefined,
      7,
    ]);
  });
}

function testFailures({ texts, control, send }: FormKit) {
  it("stays as it was typed when the server cannot take it, and is sent again under the same key", async () => {
    server.answer = () => json(503, { detail: "Later" });
    const { user } = await send();
    expect(await screen.findByText("Later")).toBeTruthy();
    expect(screen.getByText(texts.failed.title)).toBeTruthy();
    expect(control("email").value).toBe(EMAIL);
    expect(screen.getByRole("link", { name: texts.failed.writeEmail })).toBeTruthy();
    expect(screen.queryByRole("button", { name: texts.waiting.drop })).toBeNull();
    server.answer = () => json(201, { reference: REFERENCE });
    await user.click(screen.getByRole("button", { name: texts.failed.retry }));
    await screen.findByText(REFERENCE);
    const keys = server.sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it.each([
    ["network", () => Promise.reject(new TypeError("Failed to fetch")), true],
    ["timeout", () => Promise.reject(new DOMException("too late", "TimeoutError")), false],
    ["unexpected", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), false],
  ] as const)("says why it was not sent: %s", async (reason, answer, isStored) => {
    server.answer = answer;
    await send();
    expect(await screen.findByText(texts.failed.reasons[reason])).toBeTruthy();
    expect(screen.getByRole("link", { name: texts.failed.writeEmail })).toBeTruthy();
    expect(screen.queryByText(texts.waiting.title)).toBeNull();
    expect(screen.queryByRole("button", { name: texts.waiting.drop }) !== null).toBe(isStored);
    expect(localStorage.getItem(WAITING_FORMS_KEY) !== null).toBe(isStored);
    expect(control("email").value).toBe(EMAIL);
  });

  it("shows by its field what only the server found", async () => {
    server.answer = () => json(422, { errors: { email: ["?! 7"] } });
    await send();
    await waitFor(() => expect(screen.getAllByText("?! 7")).toHaveLength(2));
    expect(document.activeElement).toBe(control("email"));
    expect(screen.getByRole("alert").textContent).toContain("?! 7");
  });
}

function testStoring({ texts, show, control, checkbox, paste, send }: FormKit) {
  async function sendOffline() {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const shown = await send();
    expect(await screen.findByText(texts.failed.reasons.offline)).toBeTruthy();
    expect(localStorage.getItem(WAITING_FORMS_KEY)).toContain(EMAIL);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText(texts.waiting.title)).toBeTruthy();
    expect(screen.queryByText(texts.failed.reasons.offline)).toBeNull();
    expect(server.sent).toEqual([]);
    return shown;
  }

  it("waits for a network, asks when there is one, and forgets what the visitor deletes", async () => {
    const { user } = await sendOffline();
    await user.click(screen.getByRole("button", { name: texts.waiting.drop }));
    expect(localStorage.getItem(WAITING_FORMS_KEY)).toBeNull();
    expect(control("email").value).toBe("");
    expect(screen.queryByText(texts.waiting.title)).toBeNull();
  });

  it("still asks on the next visit, and is sent when the visitor says so", async () => {
    const { unmount } = await sendOffline();
    unmount();
    sessionStorage.clear();
    const { user } = show();
    expect(control("email").value).toBe(EMAIL);
    await user.click(await screen.findByRole("button", { name: texts.waiting.send }));
    await screen.findByText(REFERENCE);
    expect(server.sent[0]?.body).toMatchObject({ email: EMAIL, terms: "true" });
    expect(localStorage.getItem(WAITING_FORMS_KEY)).toBeNull();
  });

  it("brings back what was typed here before", async () => {
    const { user, unmount } = show();
    await paste(user, "email", EMAIL);
    await user.click(checkbox());
    unmount();
    show();
    expect(control("email").value).toBe(EMAIL);
    expect(checkbox().checked).toBe(true);
  });

  it("works where the browser keeps nothing", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    await send();
    expect(await screen.findByText(REFERENCE)).toBeTruthy();
  });
}

function testServerState({ show, control }: FormKit) {
  it.each([
    [{ values: { email: "x@" }, errors: { email: "!" } }, "!"],
    [{ values: { email: "x@" }, failed: "Later" }, "Later"],
    [{ sent: { reference: REFERENCE, confirmation: false } }, REFERENCE],
  ])("begins in the state the server answered with: %o", (state, said) => {
    show(state);
    expect(screen.getAllByText(said).length).toBeGreaterThan(0);
    if ("values" in state) expect(control("email").value).toBe("x@");
    else expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("does not move the focus to what the server answered", () => {
    show({ sent: { reference: REFERENCE, confirmation: true } });
    expect(document.activeElement).toBe(document.body);
  });
}
