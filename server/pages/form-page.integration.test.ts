import { describe, expect, it, vi } from "vitest";
import { controlId, errorId } from "#domain/forms/form-page.ts";
import { startTestServices } from "#harness/services.ts";
import { fillFormPage } from "./form-page.ts";

// Generous, since waiting costs nothing where all is well and a busy machine is slow.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What the forms of the pages promise; see domain/forms/form-page.ts. */
const field = (name: string, control: string) =>
  `<label for="${controlId("contact", name)}">${name}</label>${control}<p data-error-for="${name}" id="${errorId("contact", name)}" hidden></p>`;
const PAGE = `<!DOCTYPE html><html lang="en" dir="ltr"><head><title>Contact</title></head><body><main>
<form data-form="contact" method="post" action="/api/contact">
<div data-form-errors hidden role="alert" tabindex="-1"><p>Look again:</p><ul></ul></div>
<input type="hidden" name="locale" value="en"><input type="hidden" name="started" value="">
${field("name", '<input id="contact-name" name="name" aria-describedby="contact-name-error">')}
${field("email", '<input id="contact-email" name="email" type="email" aria-describedby="contact-email-error">')}
${field("service", '<select id="contact-service" name="service"><option value="">-</option><option value="mobile" selected>Mobile</option><option value="other">Other</option></select>')}
${field("message", '<textarea id="contact-message" name="message"></textarea>')}
${field("terms", '<input id="contact-terms" name="terms" type="checkbox" value="true">')}
</form>
<div data-form-done hidden><h2>Sent successfully</h2><output data-form-reference></output></div>
<div data-form-failed hidden><p data-form-reason></p><a href="mailto:x">Mail</a></div>
</main></body></html>`;

describe("a form's page", () => {
  const typed = {
    name: '"><script>alert(1)</script>',
    email: "nope",
    service: "other",
    message: "</textarea><b>",
    terms: "on",
    started: "spent",
    locale: "xx",
  };

  it("shows what was typed, as text", () => {
    const html = fillFormPage(PAGE, "contact", { typed }) ?? "";
    expect(html).toContain(
      `name="name" aria-describedby="contact-name-error" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"`,
    );
    expect(html).toContain('<textarea id="contact-message" name="message">&lt;/textarea&gt;&lt;b&gt;</textarea>');
    expect(html).toContain('<option value="mobile">Mobile</option><option value="other" selected="">');
    expect(html).toContain('name="terms" type="checkbox" value="true" checked="">');
    expect(html).toContain('name="locale" value="en"');
    expect(html).not.toContain("spent");
  });

  it("says by each field what is wrong with it, and above all of them", () => {
    const html =
      fillFormPage(PAGE, "contact", {
        typed,
        errors: [
          { field: "email", text: "Check <it>" },
          { field: "terms", text: "Agree" },
        ],
      }) ?? "";
    expect(html).toContain('<p data-error-for="email" id="contact-email-error">Check &lt;it&gt;</p>');
    expect(html).toContain('<p data-error-for="name" id="contact-name-error" hidden=""></p>');
    expect(html).toMatch(/<input id="contact-email"[^>]*aria-invalid="true"/);
    expect(html).not.toMatch(/<input id="contact-name"[^>]*aria-invalid/);
    expect(html).toContain(
      '<ul><li><a href="#contact-email">Check &lt;it&gt;</a></li><li><a href="#contact-terms">Agree</a></li></ul>',
    );
    expect(html).toMatch(/<div data-form-errors="" role="alert" tabindex="-1" autofocus="">/);
    expect(html).toContain('<div data-form-done="" hidden="">');
  });

  it("gives way to the reference once it is done", () => {
    const html = fillFormPage(PAGE, "contact", { done: "M-7K3Q-9F2D" }) ?? "";
    expect(html).toMatch(/<form data-form="contact"[^>]* hidden="">/);
    expect(html).toContain(
      '<div data-form-done=""><h2>Sent successfully</h2><output data-form-reference="">M-7K3Q-9F2D</output></div>',
    );
  });

  it("says why it failed and keeps the form", () => {
    const html = fillFormPage(PAGE, "contact", { typed, failed: "Later" }) ?? "";
    expect(html).toContain(
      '<div data-form-failed=""><p data-form-reason="">Later</p><a href="mailto:x">Mail</a></div>',
    );
    expect(html).not.toMatch(/<form[^>]* hidden/);
  });

  it("is none without its form", () => {
    expect(fillFormPage("<p>no form</p>", "contact", {})).toBeNull();
  });

  it("answers a form sent without JavaScript", async () => {
    const services = await startTestServices({ pageAt: (address) => (address === "/en/contact" ? PAGE : null) });
    const send = (change: Record<string, string>) =>
      services.send("/api/contact", {
        method: "POST",
        body: new URLSearchParams({
          name: "Sam",
          email: "sam@example.com",
          service: "mobile",
          message: "0123456789",
          terms: "true",
          locale: "en",
          ...change,
        }),
      });
    const wrong = await send({ email: "nope" });
    expect([wrong.status, wrong.headers.get("content-type"), wrong.headers.get("cache-control")]).toEqual([
      422,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(await wrong.text()).toContain(
      "Check the e-mail address. It looks like this: name@example.com</a></li></ul>",
    );
    const good = await send({});
    expect(good.status).toBe(201);
    const [row] = await services.storage.db.selectFrom("submission").selectAll().execute();
    expect(await good.text()).toContain(`<output data-form-reference="">${row?.reference}</output>`);

    await services.storage.db.schema.alterTable("submission").renameTo("elsewhere").execute();
    const failed = await send({ name: "Sara" });
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "30"]);
    const html = await failed.text();
    expect(html).toContain("We could not save your request just now");
    expect(html).toContain('value="Sara"');
    await services.stop();
  });
});
