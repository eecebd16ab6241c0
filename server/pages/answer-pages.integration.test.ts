import { expect, it } from "vitest";
import type { RenderView } from "#domain/site/server-render.ts";
import { startTestServices } from "#harness/services.ts";

// Generous, since waiting costs nothing where all is well and a busy machine is slow.

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

it("renders what it says to many only once", async () => {
  let rendered = 0;
  const services = await startTestServices({
    env: { RATE_LIMIT: "1" },
    pageAt: (address) =>
      address === "/en/utils/mail-link"
        ? '<html><title>x</title><body><main id="mail-link"></main></body></html>'
        : PAGE,
    render: (view, props) => {
      rendered += 1;
      return `<p>${view}</p><pre>${JSON.stringify(props)}</pre>`;
    },
  });
  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const headers = { "accept-language": "en" };
    const link = await services.send(`/api/notify/confirm?token=made-up-${index}.${index}`, { headers });
    statuses.push(link.status);
    expect(await link.text()).toContain("This link is no longer valid");
  }
  expect(statuses).toEqual(Array(20).fill(404));
  expect(rendered).toBe(1);
  for (let index = 0; index < 20; index += 1) statuses.push((await sendTo(services, { name: "" })).answer.status);
  expect(statuses.slice(20)).toEqual([...Array(5).fill(422), ...Array(15).fill(429)]);
  expect(rendered).toBe(1 + 5 + 1);
  await services.stop();
});

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

it("keeps what was typed while the store was never there", async () => {
  const services = await startTestServices({
    env: { DATABASE_URL: "postgres://site@127.0.0.1:1/none" },
    pageAt: (address) => (address === "/en/contact" ? PAGE : null),
    render,
  });
  const failed = await sendTo(services, { name: "Sara" });
  expect([failed.answer.status, failed.answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(failed.state).toMatchObject({ values: { name: "Sara", message: "0123456789" } });
  await services.stop();
});
