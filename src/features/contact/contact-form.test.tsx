// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import arabic from "#content/messages/ar.json";
import english from "#content/messages/en.json";
import { WAITING_FORMS_KEY } from "#domain/site/constants.ts";
import { testSetup } from "#src/forms/test-setup.props.ts";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

// A busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

const REFERENCE = "M-7K3Q-9F2D";
const MESSAGE = "نريد تطبيقًا لمخزن صغير.";

/** What the server answers to each request, by the end of its address. */
let answers: Record<string, () => Response | Promise<Response>>;
let sent: { headers: Headers; body: Record<string, string> }[];

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/problem+json" } });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/contact");
  sent = [];
  answers = {
    "/api/forms/start": () => json(200, { started: "signed" }),
    "/api/contact": () => json(201, { reference: REFERENCE }),
  };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (init.method === "POST") sent.push({ headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    const answer = answers[address];
    if (!answer) throw new TypeError(`nobody answers ${address}`);
    return answer();
  });
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  ["ar", arabic],
  ["en", english],
] as const)("the contact form, %s", (locale, messages) => {
  const { forms } = messages;
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  const sendButton = () => screen.getByRole("button", { name: forms.send.contact });

  function show(state?: ContactFormProps["state"]) {
    const services = ["mobile", "website", "other"].map((value) => ({ value, label: value }));
    const view = render(
      <StrictMode>
        <ContactForm setup={testSetup("contact", locale)} services={services} {...(state && { state })} />
      </StrictMode>,
    );
    return { ...view, user: userEvent.setup() };
  }

  async function fillIn(user: ReturnType<typeof userEvent.setup>) {
    await user.click(screen.getByLabelText("other"));
    await user.type(field(forms.fields.name), "ليلى");
    await user.type(field(forms.fields.email), "layla@example.com");
    await user.type(field(forms.fields.message), MESSAGE);
    await user.click(screen.getByRole("checkbox"));
  }

  it("says what each field needs, leads to the first, and is content once it has it", async () => {
    const { user } = show();
    await user.click(sendButton());
    const summary = screen.getByRole("alert");
    expect(within(summary).getAllByRole("link")).toHaveLength(5);
    expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]);
    expect(field(forms.fields.email).getAttribute("aria-invalid")).toBe("true");
    await user.click(within(summary).getByRole("link", { name: forms.errors.email.required }));
    expect(document.activeElement).toBe(field(forms.fields.email));
    await user.type(field(forms.fields.email), "a@b.example");
    expect(field(forms.fields.email).getAttribute("aria-invalid")).toBeNull();
    expect(sent).toEqual([]);
  });

  it("checks a field that is left, and not one that is empty", async () => {
    const { user } = show();
    await user.type(field(forms.fields.email), "nope");
    await user.tab();
    expect(screen.getByText(forms.errors.email.invalid)).toBeTruthy();
    await user.click(field(forms.fields.name));
    await user.tab();
    expect(field(forms.fields.name).getAttribute("aria-invalid")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is sent once, says so while it is, and gives way to the reference", async () => {
    const answered = Promise.withResolvers<Response>();
    answers["/api/contact"] = () => answered.promise;
    const { user } = show();
    await fillIn(user);
    await user.dblClick(sendButton());
    expect(screen.getByRole("button", { name: forms.sending }).getAttribute("aria-busy")).toBe("true");
    answered.resolve(json(201, { reference: REFERENCE }));
    await screen.findByText(REFERENCE);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ name: "ليلى", service: "other", started: "signed", locale, website: "" });
    expect(document.activeElement?.className).toBe("form-done");
    expect(sessionStorage.length).toBe(0);
    await user.click(screen.getByRole("button", { name: forms.again.contact }));
    expect(field(forms.fields.message)).toHaveProperty("value", "");
    expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]);
  });

  it.each([true, false])("promises a mail only where one follows: %s", async (confirmation) => {
    answers["/api/contact"] = () => json(201, { reference: REFERENCE, confirmation });
    const { user } = show();
    await fillIn(user);
    await user.click(sendButton());
    await screen.findByText(REFERENCE);
    const said = document.querySelector(".form-done")?.textContent;
    expect(said).toContain(forms.done);
    expect(said).toContain(forms.received.contact);
    expect(said?.includes(forms.confirmation.contact)).toBe(confirmation);
  });

  it("asks to agree to the privacy policy and the terms of use, by links", () => {
    show();
    const links = within(screen.getByRole("checkbox").closest("label") ?? document.body).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/policy/privacy", "/policy/usage"]);
    expect(links[1]?.textContent).toContain(forms.usage);
  });

  it("stays as it was typed when the server cannot take it, and is sent again under the same key", async () => {
    answers["/api/contact"] = () => json(503, { detail: forms.errors.form.down });
    const { user } = show();
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText(forms.errors.form.down)).toBeTruthy();
    expect(field(forms.fields.message)).toHaveProperty("value", MESSAGE);
    expect(screen.getByRole("link", { name: messages.contact.writeEmail })).toBeTruthy();
    answers["/api/contact"] = () => json(201, { reference: REFERENCE });
    await user.click(screen.getByRole("button", { name: forms.retry }));
    await screen.findByText(REFERENCE);
    const keys = sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it("shows by its field what only the server found", async () => {
    answers["/api/contact"] = () => json(422, { errors: { phone: ["?! 7"] } });
    const { user } = show();
    await fillIn(user);
    await user.click(sendButton());
    await waitFor(() => expect(screen.getAllByText("?! 7")).toHaveLength(2));
    expect(document.activeElement).toBe(field(forms.fields.phone));
  });

  it("waits for a network, asks when there is one, and forgets what the visitor deletes", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { user } = show();
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText(forms.reasons.offline)).toBeTruthy();
    expect(localStorage.getItem(WAITING_FORMS_KEY)).toContain(MESSAGE);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText(forms.waiting.title)).toBeTruthy();
    expect(screen.queryByText(forms.reasons.offline)).toBeNull();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: forms.waiting.drop }));
    expect(localStorage.getItem(WAITING_FORMS_KEY)).toBeNull();
    expect(field(forms.fields.message)).toHaveProperty("value", "");
  });

  it("brings back what was typed here before, and lets a newer link choose", async () => {
    const { user, unmount } = show();
    await user.type(field(forms.fields.message), MESSAGE);
    await user.click(screen.getByDisplayValue("mobile"));
    unmount();
    history.replaceState(null, "", "/contact?service=website");
    show();
    expect(field(forms.fields.message)).toHaveProperty("value", MESSAGE);
    expect(screen.getByDisplayValue("website")).toHaveProperty("checked", true);
  });

  it("works where the browser keeps nothing", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    const { user } = show();
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText(REFERENCE)).toBeTruthy();
  });

  it.each([
    [{ values: { message: "قصير" }, errors: { message: "!" } }, "!"],
    [{ values: { message: "قصير" }, failed: "Later" }, "Later"],
    [{ sent: { reference: REFERENCE, confirmation: false } }, REFERENCE],
  ])("begins in the state the server answered with: %o", async (state, said) => {
    show(state);
    expect(screen.getAllByText(said).length).toBeGreaterThan(0);
    if ("values" in state) expect(field(forms.fields.message)).toHaveProperty("value", "قصير");
    else expect(screen.queryByRole("textbox")).toBeNull();
  });
});
