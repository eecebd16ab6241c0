import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestServices, type TestServices } from "#harness/services.ts";
import { type CaughtMail, startSmtp, type TestSmtp } from "#harness/smtp.ts";
import { signedTime } from "#server/api/form-time.ts";
import { auditedLeads } from "#server/leads/audited-leads.ts";
import { LINK_DAYS, type LinkPurpose, tokenFor } from "#server/signing/notify-link-tokens.ts";
import { leadsIn } from "#server/storage/leads.ts";

// Generous, since waiting costs nothing where all is well and a busy machine is slow.
const PATIENT = { timeout: 20_000 };

const WEBHOOK_SECRET = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";

describe("mails", () => {
  let smtp: TestSmtp;
  let services: TestServices;
  beforeEach(async () => {
    smtp = await startSmtp();
    services = await startTestServices({
      env: { SMTP_URL: smtp.url, MAIL_FROM: "robot@site.example", MAIL_TO: "team@site.example" },
    });
  });
  afterEach(async () => {
    await services.stop();
    await smtp.stop();
  });

  const post = (path: string, body: Record<string, unknown>) =>
    services.send(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ terms: true, started: signedTime(services.api.keys, Date.now() - 5000), ...body }),
    });
  const contact = (change: Record<string, unknown> = {}) =>
    post("/api/contact", {
      name: "سلمى العتيبي",
      email: "salma@example.com",
      phone: "٠٥٠٠٠٠٠٠٠٠",
      service: "mobile",
      message: "السلام عليكم\n<b>نريد</b> تطبيقًا & موقعًا",
      locale: "ar",
      ...change,
    });
  const to = (address: string): CaughtMail => {
    const found = smtp.mails.filter(({ envelopeTo }) => envelopeTo.includes(address));
    expect(found).toHaveLength(1);
    const [mail] = found;
    if (!mail) throw new Error(`no mail to ${address}`);
    expect(mail.envelopeTo).toEqual([address]);
    return mail;
  };
  const header = (mail: CaughtMail, key: string) => mail.headers.find((row) => row.key === key)?.value;

  it("are promised to a visitor who gets one, each time the same form is sent, and to no suspected sender", async () => {
    const confirmation = async (change = {}) => (await (await contact(change)).json()).confirmation;
    expect(await confirmation()).toBe(true);
    expect(await confirmation()).toBe(true);
    expect(await confirmation({ website: "https://spam.example", name: "آلة" })).toBe(false);
  });

  it("tell the company everything, with the visitor to reply to", async () => {
    const { reference } = await (await contact()).json();
    await smtp.until(2);
    const mail = to("team@site.example");
    expect(mail.subject).toBe(`رسالة جديدة ${reference}: تطبيقات الجوّال`);
    expect(mail.replyTo).toEqual([{ name: "سلمى العتيبي", address: "salma@example.com" }]);
    expect(mail.from).toEqual({ name: "مرسى", address: "robot@site.example" });
    for (const text of [
      "سلمى العتيبي",
      "0500000000",
      "السلام عليكم\n<b>نريد</b> تطبيقًا & موقعًا",
      "تطبيقات الجوّال",
      "1.2",
    ])
      expect(mail.text).toContain(text);
    expect(mail.html).toContain("<bdi>السلام عليكم</bdi><br><bdi>&lt;b&gt;نريد&lt;/b&gt; تطبيقًا &amp; موقعًا</bdi>");
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@site\.example>$/);
    expect(header(mail, "auto-submitted")).toBe("auto-generated");
  });

  it.each([
    ["ar", "وصلتنا رسالتك، ورقمها", "مرحبًا سلمى العتيبي،", "من السبت إلى الخميس", "rtl"],
    ["en", "We have your message, reference", "Hello سلمى العتيبي,", "Saturday to Thursday", "ltr"],
  ])("confirm to the visitor in their language: %s", async (locale, subject, hello, hours, dir) => {
    const { reference } = await (await contact({ locale })).json();
    await smtp.until(2);
    const mail = to("salma@example.com");
    expect(mail.subject).toBe(`${subject} ${reference}`);
    for (const text of [hello, hours, reference]) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    expect(mail.html).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(mail.replyTo).toEqual([{ name: "", address: "hello@marsa.example" }]);
  });

  it.each([
    ["ar", "Re: وصلتنا رسالتك، ورقمها", "ردّنا على رسالتك", "rtl"],
    ["en", "Re: We have your message, reference", "Our reply to your message", "ltr"],
  ])(
    "carry a person's answer below the confirmation, in the visitor's language: %s",
    async (locale, subject, heading, dir) => {
      const { reference } = await (await contact({ locale })).json();
      await smtp.until(2);
      const confirmation = to("salma@example.com");
      const desk = auditedLeads({ storage: services.storage, who: "huda" });
      const unsent = async () =>
        (await desk.read(reference))?.mails.filter(({ deliveredAt }) => deliveredAt === null).length;
      await vi.waitFor(async () => expect(await unsent()).toBe(0), PATIENT);
      const body = "أهلًا سلمى\n<b>Monday</b> at 10?";
      expect(await desk.reply(reference, { body, revision: 0 })).toBe("changed");
      await smtp.until(3);
      const answer = smtp.mails.at(-1);
      if (!answer) throw new Error("no answer came");
      expect(answer.envelopeTo).toEqual(["salma@example.com"]);
      expect(answer.subject).toBe(`${subject} ${reference}`);
      expect(answer.subject).toBe(`Re: ${confirmation.subject}`);
      expect(answer.inReplyTo).toBe(confirmation.messageId);
      expect(answer.references).toBe(confirmation.messageId);
      expect(answer.replyTo).toEqual([{ name: "", address: "hello@marsa.example" }]);
      expect(answer.text).toContain(body);
      expect(answer.html).toContain("<bdi>أهلًا سلمى</bdi><br><bdi>&lt;b&gt;Monday&lt;/b&gt; at 10?</bdi>");
      expect(answer.html).toContain(`<html lang="${locale}" dir="${dir}">`);
      for (const part of [heading, reference]) expect(answer.text).toContain(part);
      // A person wrote it.
      expect(header(answer, "auto-submitted")).toBeUndefined();
    },
  );

  it.each([
    "Win at www.evil.example",
    "evil。com",
    "evil․com",
    "evil．com",
    "evil｡com",
    "evil:８０",
    "call 0500000000 evil",
  ])("repeat no words of the visitor to an address that may not be theirs: %s", async (name) => {
    await contact({ name, message: "click https://evil.example now" });
    await smtp.until(2);
    const mail = to("salma@example.com");
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain("evil");
    expect(to("team@site.example").subject).not.toContain("evil");
  });

  it("cannot be led to other recipients by what was typed", async () => {
    await contact({ name: 'x\r\nBcc: victim@example.com, "a" <b@c.co>', email: "salma@example.com" });
    await smtp.until(2);
    expect(smtp.mails.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([
      "salma@example.com",
      "team@site.example",
    ]);
    expect(to("team@site.example").replyTo).toEqual([
      { name: 'x Bcc: victim@example.com, "a" <b@c.co>', address: "salma@example.com" },
    ]);
  });

  it("name the app and the plan of a key request", async () => {
    const request = {
      name: "Sam",
      email: "sam@example.com",
      app: "daftar",
      item: "bank-matching",
      plan: "personal",
      period: "annual",
      device: "AB12",
      locale: "en",
    };
    const { reference } = await (await post("/api/serial-requests", request)).json();
    await smtp.until(2);
    expect(to("team@site.example").subject).toBe(`طلب مفتاح ${reference}: دفتر`);
    for (const text of ["مطابقة كشوف البنوك", "شخصية", "سنوي", "AB12"])
      expect(to("team@site.example").text).toContain(text);
    expect(to("sam@example.com").text).toContain("Your request for a key to Daftar is recorded.");
  });

  it("mark what is suspected, and confirm it to nobody", async () => {
    await contact({ website: "x" });
    await smtp.until(1);
    expect(to("team@site.example").subject).toMatch(/^مشتبه بها: رسالة جديدة/);
    expect(smtp.mails).toHaveLength(1);
  });

  it("tell of a launch once, and only who confirmed", async () => {
    for (const email of ["a@b.co", "never@b.co"]) await post("/api/notify", { email, app: "daftar", locale: "en" });
    await smtp.until(2);
    const { storage } = services;
    const subscription = await storage.subscriptions.findFor({ email: "a@b.co", app: "daftar" });
    await storage.subscriptions.confirm(subscription?.id ?? "");
    expect(await leadsIn(storage.db).launch("daftar", Date.now())).toBe(1);
    expect(await leadsIn(storage.db).launch("daftar", Date.now())).toBe(0);
    await smtp.until(3);
    const mail = smtp.mails.at(-1);
    expect(mail?.envelopeTo).toEqual(["a@b.co"]);
    expect(mail?.subject).toBe("The new Daftar is here");
    expect(mail?.text).toContain("https://site.example/en/apps/daftar");
    expect(mail?.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe("List-Unsubscribe=One-Click");
  });

  it("ask for a confirmation of a sign-up, which a link and a button give", async () => {
    await post("/api/notify", { email: "a@b.co", app: "daftar", locale: "en" });
    await smtp.until(1);
    const mail = to("a@b.co");
    expect(mail.subject).toBe("Confirm your e-mail and we’ll tell you when the next Daftar is out");
    expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const unsubscribe = /^<https:\/\/site\.example(\/api\/notify\/unsubscribe\?token=[^>]+)>$/.exec(
      header(mail, "list-unsubscribe") ?? "",
    )?.[1];
    const confirm = /https:\/\/site\.example(\/api\/notify\/confirm\?token=\S+)/.exec(mail.text ?? "")?.[1];
    if (!unsubscribe || !confirm) throw new Error("the mail lacks a link");
    for (const body of [mail.text, mail.html]) expect(body).toContain(`https://site.example${unsubscribe}`);
    const subscription = () => services.storage.subscriptions.findFor({ email: "a@b.co", app: "daftar" });

    const asked = await services.send(confirm);
    expect(asked.status).toBe(200);
    expect(asked.headers.get("cache-control")).toBe("no-store");
    const page = await asked.text();
    expect(page).toContain("Press the button and we will tell you at launch.");
    expect(page).toContain(`<form method="post" action="${confirm}"`);
    expect(await subscription()).toMatchObject({ confirmedAt: null });

    expect(await (await services.send(confirm, { method: "POST" })).text()).toContain("Your e-mail is confirmed");
    expect((await subscription())?.confirmedAt).toBeGreaterThan(0);

    expect((await services.send(unsubscribe)).status).toBe(200);
    expect(await subscription()).not.toBeNull();
    // As mail programs do it: RFC 8058.
    const oneClick = await services.send(unsubscribe, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(oneClick.status).toBe(200);
    expect(await subscription()).toBeNull();
    expect((await services.send(confirm, { method: "POST" })).status).toBe(404);
  });

  it("take a link for nothing when it is not theirs", async () => {
    const { id } = await services.storage.subscriptions.findOrAdd({
      email: "a@b.co",
      app: "",
      locale: "ar",
      consentVersion: "1.0",
    });
    const token = `${id}.${services.api.keys.sign("unsubscribe", id)}`;
    const response = await services.send(`/api/notify/confirm?token=${token}`, {
      method: "POST",
      headers: { "accept-language": "ar" },
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("هذا الرابط لم يعد صالحًا");
    expect((await services.send("/api/notify/confirm")).status).toBe(404);
  });

  it("have links that expire, and then say so in the visitor's language with a way on", async () => {
    const { keys } = services.api;
    const subscribe = (app: string, locale: string) =>
      services.storage.subscriptions.findOrAdd({ email: `${locale}@b.co`, app, locale, consentVersion: "1.0" });
    const answer = async (purpose: LinkPurpose, subscription: string, ageDays: number, method = "POST") => {
      const at = Date.now() - ageDays * 24 * 60 * 60 * 1000;
      const token = tokenFor(keys, purpose, { subscription, at });
      const response = await services.send(`/api/notify/${purpose}?token=${token}`, { method });
      return { status: response.status, page: await response.text() };
    };
    const [arabic, english] = [await subscribe("", "ar"), await subscribe("daftar", "en")];
    for (const method of ["GET", "POST"]) {
      const old = await answer("confirm", arabic.id, LINK_DAYS.confirm + 1, method);
      expect([old.status, old.page]).toEqual([410, expect.stringContaining("انتهت صلاحية هذا الرابط")]);
      expect(old.page).toContain("7 أيام");
      expect(old.page).toContain('<a href="/ar/utils/coming-soon">طلب التنبيه من جديد</a>');
    }
    expect(await services.storage.subscriptions.find(arabic.id)).toMatchObject({ confirmedAt: null });
    const old = await answer("confirm", english.id, LINK_DAYS.confirm + 1);
    expect(old.page).toContain('<a href="/en/utils/coming-soon?app=daftar">Ask to be notified again</a>');

    expect((await answer("confirm", english.id, LINK_DAYS.confirm - 1)).status).toBe(200);
    // Whoever opens the link again later is told that all is well.
    const again = await answer("confirm", english.id, LINK_DAYS.confirm + 1, "GET");
    expect([again.status, again.page]).toEqual([200, expect.stringContaining("Your e-mail is confirmed")]);

    const late = await answer("unsubscribe", english.id, LINK_DAYS.unsubscribe + 1);
    expect([late.status, late.page]).toEqual([410, expect.stringContaining('<a href="/en/contact">Write to us</a>')]);
    expect((await answer("unsubscribe", english.id, LINK_DAYS.unsubscribe - 1)).status).toBe(200);
    expect(await services.storage.subscriptions.find(english.id)).toBeNull();
  });

  it("offer their links again when the store is away", async () => {
    const { id } = await services.storage.subscriptions.findOrAdd({
      email: "a@b.co",
      app: "",
      locale: "en",
      consentVersion: "1.0",
    });
    const link = `/api/notify/confirm?token=${tokenFor(services.api.keys, "confirm", { subscription: id, at: Date.now() })}`;
    await services.storage.db.schema.alterTable("subscription").renameTo("elsewhere").execute();
    const response = await services.send(link, { method: "POST", headers: { "accept-language": "en" } });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await response.text()).toContain("Please try again shortly");
  });

  it("leave no personal data in the log", async () => {
    smtp.refuse({ code: 550, text: "no such user salma@example.com" });
    await contact();
    await expect.poll(async () => (await services.storage.outbox.state()).failed, PATIENT).toBe(2);
    expect(services.lines.join("")).toContain("refused-for-good");
    expect(services.lines.join("")).not.toMatch(/salma|سلمى/);
  });
});

describe("a mail server that refuses the login", () => {
  it("is told in the log, with the setting to correct and without the password", async () => {
    const smtp = await startSmtp({ login: { user: "robot", pass: "right" } });
    const services = await startTestServices({
      env: {
        SMTP_URL: smtp.url.replace("smtp://", "smtp://robot:wrong-password@"),
        MAIL_FROM: "robot@site.example",
        MAIL_TO: "team@site.example",
      },
    });
    const body = { name: "Salma", email: "salma@example.com", service: "other", message: "0123456789", terms: true };
    const started = signedTime(services.api.keys, Date.now() - 5000);
    await services.send("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, locale: "en", started }),
    });
    const log = () => services.lines.join("");
    await expect.poll(log, PATIENT).toContain("not-sent");
    expect(log()).toMatch(
      /"event":"not-sent".*"reason":"the mail server refuses the user name or password of SMTP_URL \(535 /,
    );
    expect(log()).not.toMatch(/wrong-password|salma/i);
    await services.stop();
    await smtp.stop();
  });
});

describe("mails over a limit", () => {
  const start = async (limits: Record<string, string>) => {
    const smtp = await startSmtp();
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: "robot@site.example", MAIL_TO: "team@site.example" };
    const services = await startTestServices({ env: { ...mail, ...limits } });
    const contact = (email: string) =>
      services.send("/api/contact", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
        body: JSON.stringify({
          ...{ name: "Sam", email, service: "other", message: "0123456789", terms: true, locale: "en" },
          started: signedTime(services.api.keys, Date.now() - 5000),
        }),
      });
    const stop = async () => {
      await services.stop();
      await smtp.stop();
    };
    return { smtp, services, contact, stop };
  };

  it("wait until the hour is over, whoever they are for, and are not lost", async () => {
    const { smtp, services, contact, stop } = await start({ MAIL_LIMIT: "3" });
    for (const email of ["a@b.co", "c@d.co", "e@f.co"]) expect((await contact(email)).status).toBe(201);
    await smtp.until(3);
    await expect.poll(() => services.lines.join(""), PATIENT).toContain("mail-limit-reached");
    const { db } = services.storage;
    await expect.poll(() => services.storage.outbox.countSent(0), PATIENT).toBe(3);
    expect(smtp.mails).toHaveLength(3);
    const waiting = await db.selectFrom("outbox").selectAll().where("delivered_at", "is", null).execute();
    expect(waiting.map(({ attempts, failed_at }) => [attempts, failed_at])).toEqual(Array(3).fill([0, null]));
    // An hour later.
    await db.updateTable("outbox").set({ delivered_at: 1 }).where("delivered_at", "is not", null).execute();
    await smtp.until(6);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(6);
    await stop();
  });

  it("wait until the day is over when they are for one visitor, while the company is told at once", async () => {
    const { smtp, services, contact, stop } = await start({ MAIL_LIMIT_PER_ADDRESS: "2" });
    for (const email of ["a@b.co", "a+1@b.co", "A@b.co", "a+2@b.co"]) expect((await contact(email)).status).toBe(201);
    expect((await contact("other@b.co")).status).toBe(201);
    await smtp.until(5 + 2 + 1);
    const { db } = services.storage;
    const waiting = () => db.selectFrom("outbox").selectAll().where("last_error", "is not", null).execute();
    await expect.poll(async () => (await waiting()).length, PATIENT).toBe(2);
    expect(smtp.mails).toHaveLength(8);
    const [first] = await waiting();
    expect(first).toMatchObject({ channel: "visitor", attempts: 0, failed_at: null });
    expect(first?.last_error).toContain("limit of mails to one address");
    await db.updateTable("outbox").set({ delivered_at: 1 }).where("delivered_at", "is not", null).execute();
    await db.updateTable("outbox").set({ next_attempt_at: 0 }).execute();
    await smtp.until(10);
    expect(services.lines.join("")).not.toMatch(/a@b\.co/);
    await stop();
  });
});

describe("without a mail server", () => {
  it("messages wait, and the log says so", async () => {
    const services = await startTestServices();
    const body = { email: "a@b.co", terms: true, started: signedTime(services.api.keys, Date.now() - 5000) };
    await services.send("/api/notify", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(await services.storage.outbox.state()).toMatchObject({ waiting: 1 });
    expect(services.lines.join("")).toContain("SMTP_URL is not set");
    await services.stop();
  });
});

describe("a webhook", () => {
  it("is told of a submission, signed after Standard Webhooks, again until it listens", async () => {
    const seen: { headers: Record<string, string>; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
        seen.push({ headers, body });
        response.writeHead(seen.length === 1 ? 500 : 204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const services = await startTestServices({ env: { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET } });
    const body = {
      name: "سلمى",
      email: "a@b.co",
      service: "other",
      message: "0123456789",
      terms: true,
      started: signedTime(services.api.keys, Date.now() - 5000),
    };
    await services.send("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    await expect.poll(() => seen.length, PATIENT).toBe(1);
    await expect
      .poll(
        () =>
          services.storage.db
            .selectFrom("outbox")
            .select("last_error")
            .where("channel", "=", "webhook")
            .executeTakeFirst(),
        PATIENT,
      )
      .toEqual({ last_error: "the webhook answered 500" });
    await services.storage.db.updateTable("outbox").set({ next_attempt_at: 0 }).execute();
    await expect.poll(() => seen.length, PATIENT).toBe(2);
    const [first, second] = seen;
    if (!first || !second) throw new Error("the webhook was not called");
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    expect(new Webhook(WEBHOOK_SECRET).verify(second.body, second.headers)).toMatchObject({
      type: "contact.created",
      data: { name: "سلمى", email: "a@b.co", trust: "verified" },
    });
    await services.stop();
    server.close();
  });
});
