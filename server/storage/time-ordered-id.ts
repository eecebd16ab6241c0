import { randomBytes, randomInt } from "node:crypto";

/** Room below 0xfff for the ids of the same millisecond. */
const FIRST_SEQUENCE_BELOW = 0x800;

let last = { at: 0, sequence: 0 };

/** A UUID of version 7 (RFC 9562): ordered by time and, within a millisecond, by a sequence of this process. */
export function timeOrderedId(at: number): string {
  last = { at, sequence: at === last.at ? (last.sequence + 1) & 0xfff : randomInt(FIRST_SEQUENCE_BELOW) };
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at, 0, 6);
  bytes.writeUInt16BE(0x7000 | last.sequence, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
