/**
 * The file format of age (age-encryption.org/v1) with X25519 keys, on the primitives of node:crypto. The program `age`
 * reads what is written here, and the other way round.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { bech32Of, bytesOfBech32 } from "./bech32.ts";

const VERSION = "age-encryption.org/v1";
const PUBLIC_PREFIX = "age";
const SECRET_PREFIX = "age-secret-key-";
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 16;
const CIPHER = "chacha20-poly1305";
/** What comes before the 32 bytes of a secret X25519 key in PKCS #8. */
const PKCS8 = Buffer.from("302e020100300506032b656e04220420", "hex");

/** Something is not in the format, was changed, or is for another key. */
export class AgeError extends Error {
  override name = "AgeError";
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replaceAll("=", "");
const derive = (key: Uint8Array, salt: Uint8Array, info: string) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, 32));
const publicKeyOf = (bytes: Uint8Array) =>
  createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "X25519", x: Buffer.from(bytes).toString("base64url") } });
const bytesOfPublic = (key: KeyObject) => Buffer.from(key.export({ format: "jwk" }).x ?? "", "base64url");

export function newIdentity(): string {
  const { privateKey } = generateKeyPairSync("x25519");
  const bytes = Buffer.from(privateKey.export({ format: "jwk" }).d ?? "", "base64url");
  return bech32Of(SECRET_PREFIX, bytes).toUpperCase();
}

export const recipientOf = (identity: string): string =>
  bech32Of(PUBLIC_PREFIX, bytesOfPublic(createPublicKey(privateKeyOf(identity))));

function privateKeyOf(identity: string): KeyObject {
  const bytes = bytesOfBech32(SECRET_PREFIX, identity.toLowerCase());
  if (bytes?.length !== 32) throw new AgeError("this is no secret key of age");
  return createPrivateKey({ key: Buffer.concat([PKCS8, bytes]), format: "der", type: "pkcs8" });
}

function seal(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Buffer | null {
  if (sealed.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    // The one way in which node:crypto says that the tag does not fit.
    return null;
  }
}

/** The key under which the file's own key is wrapped for one recipient. It is used once, so its nonce may be zero. */
function wrapKey(own: KeyObject, other: KeyObject, share: Uint8Array, recipient: Uint8Array): Buffer {
  const shared = diffieHellman({ privateKey: own, publicKey: other });
  return derive(shared, Buffer.concat([share, recipient]), `${VERSION}/X25519`);
}
const ZERO_NONCE = Buffer.alloc(12);

function stanzaFor(recipient: string, fileKey: Uint8Array): string {
  const theirs = bytesOfBech32(PUBLIC_PREFIX, recipient);
  if (theirs?.length !== 32) throw new AgeError(`${recipient} is no public key of age`);
  const { privateKey, publicKey } = generateKeyPairSync("x25519");
  const share = bytesOfPublic(publicKey);
  const wrapped = seal(wrapKey(privateKey, publicKeyOf(theirs), share, theirs), ZERO_NONCE, fileKey);
  return `-> X25519 ${base64(share)}\n${base64(wrapped)}\n`;
}

const macOf = (fileKey: Uint8Array, header: string) =>
  createHmac("sha256", derive(fileKey, Buffer.alloc(0), "header"))
    .update(header)
    .digest();

/** Encrypts for all recipients; each of them can read it alone. */
export async function* ageEncrypt(
  source: AsyncIterable<Buffer>,
  recipients: readonly string[],
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16);
  const header = `${VERSION}\n${recipients.map((recipient) => stanzaFor(recipient, fileKey)).join("")}---`;
  const nonce = randomBytes(NONCE_BYTES);
  yield Buffer.concat([Buffer.from(`${header} ${base64(macOf(fileKey, header))}\n`), nonce]);
  const key = derive(fileKey, nonce, "payload");
  for await (const { at, isLast, chunk } of chunksOf(source, CHUNK_BYTES))
    yield seal(key, chunkNonce(at, isLast), chunk);
}

/** Decrypts what follows the header; throws before the first changed byte is given out. */
export async function* ageDecrypt(
  header: string,
  payload: AsyncIterable<Buffer>,
  identities: readonly string[],
): AsyncGenerator<Buffer> {
  const fileKey = fileKeyIn(header, identities);
  let key: Buffer | null = null;
  let nonce = Buffer.alloc(0);
  async function* behindNonce() {
    for await (const part of payload) {
      const missing = NONCE_BYTES - nonce.length;
      nonce = Buffer.concat([nonce, part.subarray(0, missing)]);
      if (part.length > missing) yield part.subarray(missing);
    }
  }
  for await (const { at, isLast, chunk } of chunksOf(behindNonce(), CHUNK_BYTES + TAG_BYTES)) {
    key ??= derive(fileKey, nonce, "payload");
    const plain = open(key, chunkNonce(at, isLast), chunk);
    if (!plain || (at > 0 && plain.length === 0)) throw new AgeError("the file is damaged or cut short");
    yield plain;
  }
}

function fileKeyIn(header: string, identities: readonly string[]): Buffer {
  const [, signed = "", mac = ""] = /^(.*\n---) (\S+)\n$/s.exec(header) ?? [];
  if (!signed.startsWith(`${VERSION}\n`)) throw new AgeError("the file is not encrypted by age");
  const stanzas = [...signed.matchAll(/^-> X25519 (\S{43})\n(\S{43})$/gm)].map(([, share = "", body = ""]) => ({
    share: Buffer.from(share, "base64"),
    body: Buffer.from(body, "base64"),
  }));
  for (const identity of identities) {
    const own = privateKeyOf(identity);
    const recipient = bytesOfPublic(createPublicKey(own));
    for (const { share, body } of stanzas) {
      const fileKey = open(wrapKey(own, publicKeyOf(share), share, recipient), ZERO_NONCE, body);
      if (!fileKey) continue;
      const [expected, given] = [macOf(fileKey, signed), Buffer.from(mac, "base64")];
      if (expected.length === given.length && timingSafeEqual(expected, given)) return fileKey;
      throw new AgeError("the header of the file was changed");
    }
  }
  throw new AgeError("the file is for another key");
}

/** A counter, and a mark on the last chunk, so that none can be left out, moved or cut off. */
function chunkNonce(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(at, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

async function* chunksOf(source: AsyncIterable<Buffer>, size: number) {
  let [held, at] = [Buffer.alloc(0), 0];
  for await (const part of source) {
    held = Buffer.concat([held, part]);
    // The last chunk is not known as such before the end.
    for (; held.length > size; at += 1) {
      yield { at, isLast: false, chunk: held.subarray(0, size) };
      held = held.subarray(size);
    }
  }
  yield { at, isLast: true, chunk: held };
}
