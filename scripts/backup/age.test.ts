import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AgeError, ageDecrypt, ageEncrypt, newIdentity, recipientOf } from "./age.ts";
import { bech32Of, bytesOfBech32 } from "./bech32.ts";

const CHUNK = 64 * 1024;
/** Around the borders of chunks. */
const SIZES = [0, 1, 100, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK];

async function* inParts(bytes: Uint8Array, size = 10_000): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield Buffer.from(bytes.subarray(from, from + size));
}
async function gathered(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}
const encrypt = (bytes: Uint8Array, ...recipients: string[]) => gathered(ageEncrypt(inParts(bytes), recipients));
function decrypt(file: Buffer, ...identities: string[]): Promise<Buffer> {
  const header = /^.*?\n---[^\n]*\n/s.exec(file.toString("latin1"))?.[0] ?? "";
  return gathered(ageDecrypt(header, inParts(file.subarray(header.length)), identities));
}
const plain = (size: number) => Buffer.from(Array.from({ length: size }, (_, at) => (at * 7) % 251));

/** By the library of the format's author. */
const theirs = {
  decrypt: async (file: Uint8Array, identity: string) => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    return Buffer.from(await decrypter.decrypt(new Uint8Array(file)));
  },
  encrypt: async (bytes: Uint8Array, ...recipients: string[]) => {
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    return Buffer.from(await encrypter.encrypt(new Uint8Array(bytes)));
  },
};

describe("what is encrypted", () => {
  const [mine, yours] = [newIdentity(), newIdentity()];

  it.each(SIZES)("is read by others who know the format, and theirs is read here: %i bytes", async (size) => {
    const bytes = plain(size);
    const file = await encrypt(bytes, recipientOf(mine), recipientOf(yours));
    for (const identity of [mine, yours]) {
      expect((await theirs.decrypt(file, identity)).equals(bytes)).toBe(true);
      expect((await decrypt(file, identity)).equals(bytes)).toBe(true);
    }
    const identity = await generateX25519Identity();
    expect(recipientOf(identity)).toBe(await identityToRecipient(identity));
    const given = await theirs.encrypt(bytes, recipientOf(mine), recipientOf(identity));
    expect((await decrypt(given, identity)).equals(bytes)).toBe(true);
  });

  it("is not read by another key, and differs each time", async () => {
    const file = await encrypt(plain(10), recipientOf(mine));
    await expect(decrypt(file, yours)).rejects.toThrow("the file is for another key");
    expect((await encrypt(plain(10), recipientOf(mine))).equals(file)).toBe(false);
    await expect(encrypt(plain(1), "age1nonsense")).rejects.toThrow(AgeError);
    await expect(decrypt(Buffer.from("no such file"), mine)).rejects.toThrow("not encrypted by age");
  });

  it("is refused when any of it was changed, moved or cut off", async () => {
    const bytes = plain(2 * CHUNK + 10);
    const file = await encrypt(bytes, recipientOf(mine));
    for (const at of [60, 130, 180, file.length - 5, file.length - CHUNK, file.length - 2 * CHUNK - 60]) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(decrypt(changed, mine), `byte ${at}`).rejects.toThrow();
    }
    const tail = file.subarray(file.length - 26 - 2 * (CHUNK + 16));
    const head = file.subarray(0, file.length - tail.length);
    const chunks = [tail.subarray(0, CHUNK + 16), tail.subarray(CHUNK + 16, 2 * (CHUNK + 16)), tail.subarray(-26)];
    const [one, two, last] = chunks;
    if (!one || !two || !last) throw new Error("there are three chunks");
    expect((await decrypt(Buffer.concat([head, one, two, last]), mine)).equals(bytes)).toBe(true);
    for (const parts of [
      [two, one, last],
      [one, two],
      [one, last],
      [one, two, last, last],
    ])
      await expect(decrypt(Buffer.concat([head, ...parts]), mine)).rejects.toThrow("damaged or cut short");
  });
});

describe("keys as text", () => {
  it("come back as they were, and a typing error is noticed", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(57), (bytes, at) => {
        const text = bech32Of("age", bytes);
        expect(bytesOfBech32("age", text)).toEqual(Buffer.from(bytes));
        const wrong = `${text.slice(0, 4 + at)}${text[4 + at] === "q" ? "p" : "q"}${text.slice(5 + at)}`;
        expect(bytesOfBech32("age", wrong)).toBeNull();
      }),
    );
  });
});
