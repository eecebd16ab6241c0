import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Refused } from "#editor/contract.ts";
import { copyContent } from "#harness/content-copy.ts";
import { editorApi } from "./app.ts";
import { oneTimeAddress } from "./one-time-address.ts";

const PORT = 4321;
const HOST = `127.0.0.1:${PORT}`;

describe("the address that npm run edit shows", () => {
  let content: ReturnType<typeof copyContent>;
  let token: string;
  let app: ReturnType<typeof editorApi>;
  beforeAll(() => {
    content = copyContent();
  });
  afterAll(() => content.remove());
  beforeEach(() => {
    const { token: made, ...access } = oneTimeAddress({ port: PORT });
    token = made;
    const now = () => new Date("2026-11-16T09:00:00Z");
    app = editorApi({ contentDir: content.dir, siteAddress: null, now, stranger: "notOpened", ...access });
  });

  const ask = (path: string, init: RequestInit = {}) =>
    app.request(`http://${HOST}/api/${path}`, {
      ...init,
      headers: { host: HOST, "content-type": "application/json", ...init.headers },
    });
  const exchange = (given: string, headers: Record<string, string> = {}) =>
    ask("sign-in/token", { method: "POST", body: JSON.stringify({ token: given }), headers });
  const keyOf = async (answer: Response) => ((await answer.json()) as Refused).errors[0]?.reason.key;

  it("has a token of 256 bits, new for each start", () => {
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(oneTimeAddress({ port: PORT }).token).not.toBe(token);
  });

  it("opens the editor for one browser, once", async () => {
    const before = await ask("content");
    expect([before.status, await keyOf(before)]).toEqual([401, "errors.notOpened"]);
    expect((await exchange("x".repeat(43))).status).toBe(401);
    const opened = await exchange(token);
    expect(opened.status).toBe(204);
    const [line = ""] = opened.headers.getSetCookie();
    expect(line).toMatch(/^editor-4321=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = line.split(";")[0] ?? "";
    expect(cookie).not.toContain(token);
    expect((await ask("content", { headers: { cookie } })).status).toBe(200);
    const second = await exchange(token);
    expect([second.status, await keyOf(second), second.headers.getSetCookie()]).toEqual([401, "errors.notOpened", []]);
    // In the browser that it opened it is no mistake.
    expect((await exchange(token, { cookie })).status).toBe(204);
    expect((await ask("content", { headers: { cookie: `editor-4321=${token}` } })).status).toBe(401);
  });

  it("is not exchanged for another page, nor under another name", async () => {
    expect((await exchange(token, { origin: "https://example.com" })).status).toBe(403);
    expect((await exchange(token, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await exchange(token, { host: "rebound.example.com" })).status).toBe(403);
    expect((await exchange(token)).status).toBe(204);
  });
});
