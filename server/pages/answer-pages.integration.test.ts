import { expect, it, vi } from "vitest";
import type { RenderView } from "#domain/site/server-render.ts";
import { startTestServices } from "#harness/services.ts";

// Generous, since waiting costs nothing where all is well and a busy machine is slow.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PAGE = `<!DOCTYPE html><html><body><astro-island component-export="ContactForm" props="{}"></astro-island></body></html>`;
const render: RenderView = (_, props) => `<pre>${JSON.stringify(Reflect.get(props, "state"))}</pre>`;

/** Sends the contact form as a browser without script does; returns the answer, and the state in its page. */
async function sendTo(services: Awaited<ReturnType<typeof startTestServices>>, change: Record<string, string>) {
  const answer = await services.send("/api/contact", {
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
  const html = await answer.text();
  return { answer, html, state: JSON.parse(/<pre>(.*)<\/pre>/.exec(html)?.[1] ?? "null") };
}

it("answers a form sent without JavaScript by its page in the state that follows", async () => {
  const services = await startTestServices({
    pageAt: (address) => (address === "/en/contact" ? PAGE : null),
    render,
  });
  const wrong = await sendTo(services, { email: "nope", started: "spent", proof: "spent", other: "dropped" });
  const { status, headers } = wrong.answer;
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    422,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  expect(wrong.state).toEqual({
    values: {
      service: "mobile",
      name: "Sam",
      email: "nope",
      phone: "",
      company: "",
      message: "0123456789",
      terms: "true",
    },
    errors: { email: expect.stringContaining("name@example.com") },
  });

  const good = await sendTo(services, {});
  const [row] = await services.storage.db.selectFrom("submission").selectAll().execute();
  expect([good.answer.status, good.state]).toEqual([201, { sent: { reference: row?.reference, confirmation: false } }]);

  await services.storage.db.schema.alterTable("submission").renameTo("elsewhere").execute();
  const failed = await sendTo(services, { name: "Sara" });
  expect([failed.answer.status, failed.answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(failed.state).toMatchObject({ values: { name: "Sara" }, failed: expect.stringContaining("could not save") });
  await services.stop();
});

it("is as plain as can be where there are no pages", async () => {
  const services = await startTestServices();
  const { html } = await sendTo(services, { email: "nope" });
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr">.*<p>Check the e-mail address/);
  await services.stop();
});
