import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { z } from "zod";
import { reason } from "#editor/model/errors.ts";
import { jsonOf, refuse } from "./answers.ts";
import { personAtThisMachine } from "./person.ts";

const TOKEN_BYTES = 32;
const tokenSchema = z.strictObject({ token: z.string() });

const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");
const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (given: string | undefined, expected: string) =>
  given !== undefined && timingSafeEqual(digest(given), digest(expected));

/**
 * Other users and programs of this machine reach its ports as well: the editor opens for the browser that brings the
 * token of its address, which the terminal shows. The token works once; then a cookie stands for it until the end.
 */
export function oneTimeAddress({ port }: { port: number }) {
  const token = newToken();
  const session = newToken();
  // Cookies do not know ports: two editors on one machine must not sign each other out.
  const cookie = `editor-${port}`;
  let isUsed = false;

  const signIn = new Hono().post("/token", async (c) => {
    // The same browser again, such as by the history of the terminal.
    if (isSame(getCookie(c, cookie), session)) return c.body(null, 204);
    const body = tokenSchema.safeParse(await jsonOf(c));
    if (!body.success || isUsed || !isSame(body.data.token, token))
      return refuse(c, 401, [{ reason: reason("notOpened") }]);
    isUsed = true;
    setCookie(c, cookie, session, { httpOnly: true, sameSite: "Strict", path: "/" });
    return c.body(null, 204);
  });
  return {
    /** Behind the `#` of the address: it is in no log and in no Referer. */
    token,
    signIn,
    personOf: async (request: Request) =>
      isSame(parse(request.headers.get("cookie") ?? "", cookie)[cookie], session) ? personAtThisMachine() : null,
  };
}
