import { solveChallenge } from "altcha-lib/v1";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestServices, type TestServices } from "#harness/services.ts";
import { signedTime } from "./form-time.ts";

// Generous, since waiting costs nothing where all is well and a busy machine is slow.

const contact = {
  name: "سلمى",
  email: "salma@example.com",
  service: "mobile",
  message: "نريد تطبيقًا للحجز",
  terms: true,
  locale: "ar",
};
const serial = { name: "Sam", email: "sam@example.com", app: "daftar", plan: "personal", terms: true, locale: "en" };

const problemSchema = z.looseObject({
  status: z.number(),
  title: z.string(),
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  challenge: z
    .object({
      algorithm: z.string(),
      challenge: z.string(),
      salt: z.string(),
      signature: z.string(),
      maxnumber: z.number(),
    })
    .optional(),
});
const storedSchema = z.strictObject({ reference: z.string(), confirmation: z.boolean() });

describe("forms", () => {
  let services: TestServices;
  beforeEach(async () => {
    services = await startTestServices();
  });
  afterEach(() => services.stop());

  const started = (agoMs = 5000) => signedTime(services.api.keys, Date.now() - agoMs);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    services.send(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const postForm = (path: string, body: Record<string, string>) =>
    services.send(path, { method: "POST", body: new URLSearchParams(body) });
  const problemOf = async (response: Response) => problemSchema.parse(await response.json());
  const rows = () => services.storage.db.selectFrom("submission").selectAll().execute();
  const channels = async () =>
    (await services.storage.db.selectFrom("outbox").select("channel").orderBy("channel").execute()).map(
      ({ channel }) => channel,
    );

  it("are stored before they are acknowledged", async () => {
    const response = await post("/api/contact", { ...contact, started: started() });
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { reference, confirmation } = storedSchema.parse(await response.json());
    // There is no mail server here.
    expect(confirmation).toBe(false);
    const [row] = await rows();
    expect(row).toMatchObject({ reference, kind: "contact", locale: "ar", consent_version: "1.2", trust: "verified" });
    expect(JSON.parse(row?.payload ?? "")).toEqual({
      name: "سلمى",
      email: "salma@example.com",
      phone: "",
      company: "",
      service: "mobile",
      message: "نريد تطبيقًا للحجز",
      terms: "true",
    });
    expect(await channels()).toEqual(["company", "visitor"]);
  });

  it("keep the client's address as a hash alone", async () => {
    await post("/api/contact", { ...contact, started: started() });
    const [row] = await rows();
    expect(row?.client_hash).toMatch(/^[\w-]{43}$/);
  });

  it("take key requests, and sign-ups that are yet to be confirmed", async () => {
    expect((await post("/api/serial-requests", { ...serial, started: started() })).status).toBe(201);
    const signUp = { email: "a@b.co", app: "daftar", terms: true, locale: "en", started: started() };
    expect((await post("/api/notify", signUp)).status).toBe(202);
    expect((await rows()).map(({ kind }) => kind).sort()).toEqual(["notify", "serial"]);
    expect(await channels()).toEqual(["company", "confirm", "visitor"]);
  });

  it("say the same to somebody who has signed up already, and send nothing more", async () => {
    const signUp = () =>
      post(
        "/api/notify",
        { email: "a@b.co", terms: true, locale: "en", started: started() },
        { "idempotency-key": crypto.randomUUID() },
      );
    await signUp();
    const subscription = await services.storage.subscriptions.findFor({ email: "a@b.co", app: "" });
    await services.storage.subscriptions.confirm(subscription?.id ?? "");
    expect((await signUp()).status).toBe(202);
    expect(await channels()).toEqual(["confirm"]);
  });

  it.each([
    ["ar", "اكتب اسمك، بحرفين على الأقل."],
    ["en", "Write your name, at least 2 characters."],
  ])("name every error in the visitor's language: %s", async (locale, text) => {
    const response = await post("/api/contact", { locale });
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const { errors } = await problemOf(response);
    expect(Object.keys(errors ?? {})).toEqual(["service", "name", "email", "message", "terms"]);
    expect(errors?.["name"]).toEqual([text]);
    expect(await rows()).toEqual([]);
  });

  it("choose the language by the browser's wish when none is named", async () => {
    const { errors } = await problemOf(await post("/api/contact", { locale: "xx" }, { "accept-language": "en-GB" }));
    expect(errors?.["terms"]?.[0]).toMatch(/^Agree to the privacy policy/);
  });

  it.each([
    ["text/plain", 415],
    ["multipart/form-data; boundary=x", 415],
    ["application/json; charset=utf-16", 415],
    ["application/json; charset=UTF-8", 422],
    ["constructor", 415],
    ["__proto__", 415],
    ["", 415],
  ])("read the content type first: %j → %i", async (type, status) => {
    expect((await post("/api/contact", "{}", { "content-type": type })).status).toBe(status);
  });

  it("refuse a compressed body", async () => {
    expect((await post("/api/contact", "{}", { "content-encoding": "gzip" })).status).toBe(415);
  });

  it.each(["", "null", "[]", '"text"', "{", "7", '{"a":1}x', "\u0000"])("cannot read %j", async (body) => {
    const response = await post("/api/contact", body);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).detail).not.toBe("");
  });

  it("cannot read bytes that are no UTF-8", async () => {
    const response = await services.send("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    expect(response.status).toBe(400);
  });

  it("do not read a form with more fields than any of ours has", async () => {
    const { status } = await postForm(
      "/api/contact",
      Object.fromEntries(
        Array(200)
          .fill("")
          .map((_, n) => [`f${n}`, ""]),
      ),
    );
    expect(status).toBe(400);
  });

  it("take a number for its digits, and refuse what cannot be text instead of dropping it", async () => {
    const phone = 966500000000;
    expect((await post("/api/contact", { ...contact, phone, started: started() })).status).toBe(201);
    expect(JSON.parse((await rows())[0]?.payload ?? "")).toMatchObject({ phone: String(phone) });
    for (const wrong of [{ phone: [phone] }, { company: { name: "x" } }, { company: 7 }])
      expect((await post("/api/contact", { ...contact, ...wrong, started: started() })).status).toBe(400);
    expect(await rows()).toHaveLength(1);
  });

  it("stop reading past 64 KB, whatever length was announced", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 1000) controller.close();
        else controller.enqueue(new Uint8Array(8192).fill(32));
      },
    });
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: endless, duplex: "half" };
    expect((await services.send("/api/contact", init)).status).toBe(413);
    expect(sent).toBeLessThan(20);
    expect((await post("/api/contact", { ...contact, message: "x".repeat(70_000) })).status).toBe(413);
  });

  it("take __proto__ and unknown fields for what they are: nothing", async () => {
    const body = `{"__proto__":{"name":"x"},"constructor":1,"extra":"y",${JSON.stringify({ ...contact, started: started() }).slice(1)}`;
    expect((await post("/api/contact", body)).status).toBe(201);
    expect((await rows())[0]?.payload).not.toMatch(/extra|proto|constructor/);
  });

  it.each([
    [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
    [{ "sec-fetch-site": "same-site", origin: "https://sub.site.example" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "https://whatever.example" }, 422],
    [{ origin: "https://site.example" }, 422],
    [{ origin: "http://127.0.0.1", host: "127.0.0.1" }, 422],
    [{}, 422],
  ])("come from this site alone: %j → %i", async (headers, status) => {
    expect((await post("/api/contact", {}, { ...headers })).status).toBe(status);
  });

  describe("sent twice", () => {
    const headers = { "idempotency-key": "filled-form-1" };

    it("with one key get one answer and one row", async () => {
      const body = { ...contact, started: started() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => post("/api/contact", body, headers)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const references = await Promise.all(
        answers.map(async (answer) => storedSchema.parse(await answer.json()).reference),
      );
      expect(new Set(references).size).toBe(1);
      expect(await rows()).toHaveLength(1);
      expect(await channels()).toEqual(["company", "visitor"]);
    });

    it("with one key and other words are refused", async () => {
      await post("/api/contact", { ...contact, started: started() }, headers);
      const response = await post("/api/contact", { ...contact, name: "ليلى", started: started() }, headers);
      expect(response.status).toBe(422);
      expect(await problemOf(response)).toMatchObject({
        detail: "أُرسل هذا النموذج من قبل بمحتوى آخر. حدّث الصفحة وأعد الإرسال.",
      });
    });

    it("with a key that is none are refused", async () => {
      expect((await post("/api/contact", contact, { "idempotency-key": "x" })).status).toBe(400);
    });

    it("without JavaScript are the same for ten minutes", async () => {
      const { terms: _, ...typed } = contact;
      await postForm("/api/contact", { ...typed, terms: "on" });
      expect((await postForm("/api/contact", { ...typed, terms: "on" })).status).toBe(201);
      expect(await rows()).toHaveLength(1);
    });
  });

  describe("of programs", () => {
    it("that fill in the hidden field are kept and marked, and nobody is mailed but the company", async () => {
      const response = await post("/api/contact", { ...contact, started: started(), website: "http://spam" });
      expect(response.status).toBe(201);
      expect(await rows()).toMatchObject([{ trust: "suspected" }]);
      expect(await channels()).toEqual(["company"]);
    });

    it.each([
      ["no time", () => undefined],
      ["a forged time", () => `${Date.now() - 9000}.AAAA`],
      // A minute ahead, so that it is still too short when a slow machine has done the work.
      ["too short a time", () => started(-60_000)],
      ["a time of yesterday", () => started(25 * 60 * 60 * 1000)],
    ])("with %s must work first, and only for what they send", async (_, time) => {
      const headers = { "idempotency-key": "filled-form-2" };
      const body = { ...contact, started: time() };
      const refused = await post("/api/contact", body, headers);
      expect(refused.status).toBe(403);
      const { challenge } = await problemOf(refused);
      if (!challenge) throw new Error("no challenge was given");
      expect(await rows()).toEqual([]);

      const solution = await solveChallenge(challenge.challenge, challenge.salt, "SHA-256", challenge.maxnumber)
        .promise;
      const proof = Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString("base64");
      const wrong = Buffer.from(JSON.stringify({ ...challenge, number: 1 + (solution?.number ?? 0) })).toString(
        "base64",
      );
      expect((await post("/api/contact", { ...body, proof: wrong }, headers)).status).toBe(403);
      expect((await post("/api/contact", { ...body, proof }, { "idempotency-key": "another-form" })).status).toBe(403);
      expect((await post("/api/contact", { ...body, proof }, headers)).status).toBe(201);
      expect(await rows()).toMatchObject([{ trust: "verified" }]);
    });

    it("without JavaScript nobody can prove anything: kept as unverified", async () => {
      const { terms: _, ...typed } = contact;
      expect((await postForm("/api/contact", { ...typed, terms: "on" })).status).toBe(201);
      expect(await rows()).toMatchObject([{ trust: "unverified" }]);
      // Whoever sent it may have typed in the address of another person.
      expect(await channels()).toEqual(["company"]);
    });

    it("without JavaScript a sign-up is asked about by mail all the same: it is nothing without", async () => {
      expect((await postForm("/api/notify", { email: "a@b.co", terms: "on" })).status).toBe(202);
      expect(await channels()).toEqual(["confirm"]);
    });
  });

  it("answer 503 when nothing can be stored, and store the retry", async () => {
    await services.storage.db.schema.alterTable("outbox").renameTo("elsewhere").execute();
    const send = () => post("/api/contact", { ...contact, started: started() }, { "idempotency-key": "filled-form-3" });
    const response = await send();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect((await problemOf(response)).detail).toMatch(/^لم نتمكّن من حفظ طلبك/);
    await services.storage.db.schema.alterTable("elsewhere").renameTo("outbox").execute();
    expect(await rows()).toEqual([]);
    expect((await send()).status).toBe(201);
  });

  it("say which methods they answer", async () => {
    const response = await services.send("/api/contact");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await services.send("/api/nothing")).status).toBe(404);
  });
});

describe("limits", () => {
  let services: TestServices;
  beforeEach(async () => {
    services = await startTestServices({ env: { RATE_LIMIT: "8", TRUSTED_PROXIES: "1" } });
  });
  afterEach(() => services.stop());
  const post = (email: string, from: string) =>
    services.send("/api/contact", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `6.6.6.6, ${from}`,
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify({ ...contact, email, started: signedTime(services.api.keys, Date.now() - 5000) }),
    });

  it("raise suspicion at a quarter and refuse at the whole, for that client alone", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 9; index += 1) statuses.push((await post(`a${index}@b.co`, "1.2.3.4")).status);
    expect(statuses).toEqual([201, 201, 403, 403, 403, 403, 403, 403, 429]);
    const refused = await post("x@b.co", "1.2.3.4");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await post("y@b.co", "1.2.3.5")).status).toBe(201);
  });

  const mailed = () => services.storage.db.selectFrom("outbox").select("id").where("channel", "=", "visitor").execute();

  it("send no more than five confirmations an hour to one mailbox, whoever asks; the sixth message is kept", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await post(index % 2 ? "One@b.co" : `one+${index}@b.co`, `1.2.3.${index}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201]);
    expect(await mailed()).toHaveLength(5);
  });

  it("let nobody keep another person out: what was refused does not count against their address", async () => {
    const untimed = (from: string) =>
      services.send("/api/notify", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `6.6.6.6, ${from}` },
        body: JSON.stringify({ email: "owner@b.co", terms: true, locale: "en" }),
      });
    for (let index = 0; index < 8; index += 1) expect((await untimed(`1.2.3.${index}`)).status).toBe(403);
    expect((await post("owner@b.co", "9.9.9.9")).status).toBe(201);
    expect(await mailed()).toHaveLength(1);
  });

  it.each([
    [
      "JSON",
      (headers: Record<string, string>) => ({
        headers: { ...headers, "content-type": "application/json" },
        body: "{}",
      }),
    ],
    [
      "forms without script",
      (headers: Record<string, string>) => ({ headers, body: new URLSearchParams({ name: "x" }) }),
    ],
  ])("count refused %s as well, and say so in the visitor's language", async (_, request) => {
    const send = async (from: string) =>
      services.send("/api/contact", {
        method: "POST",
        ...request({ "x-forwarded-for": `6.6.6.6, ${from}`, "accept-language": "en" }),
      });
    const statuses = new Map<number, number>();
    for (let index = 0; index < 45; index += 1) {
      const { status } = await send("1.2.3.4");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [422, 40],
      [429, 5],
    ]);
    const refused = await send("1.2.3.4");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(await refused.text()).toContain("Try again in 10 minutes");
    expect((await send("1.2.3.5")).status).toBe(422);
  });
});
