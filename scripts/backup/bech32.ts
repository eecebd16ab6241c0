/** Bech32 (BIP 173), in which age writes its keys: letters and digits with a checksum, behind a readable prefix. */
const LETTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CHECKSUM_LENGTH = 6;

function checksumOf(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, polynomial] of GENERATOR.entries()) if ((top >>> bit) & 1) sum ^= polynomial;
  }
  return sum;
}

const expanded = (prefix: string) => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

/** The same bits in groups of another size; null where the last group is not filled as it must be. */
function regroup(values: Iterable<number>, from: number, to: number, pads: boolean): number[] | null {
  const groups: number[] = [];
  let [bits, held] = [0, 0];
  for (const value of values) {
    bits = (bits << from) | value;
    held += from;
    while (held >= to) {
      held -= to;
      groups.push((bits >>> held) & ((1 << to) - 1));
      bits &= (1 << held) - 1;
    }
  }
  if (pads) return held > 0 ? [...groups, (bits << (to - held)) & ((1 << to) - 1)] : groups;
  return held < from && bits === 0 ? groups : null;
}

export function bech32Of(prefix: string, bytes: Uint8Array): string {
  const data = regroup(bytes, 8, 5, true) ?? [];
  const sum = checksumOf([...expanded(prefix), ...data, ...Array(CHECKSUM_LENGTH).fill(0)]) ^ 1;
  const check = Array.from({ length: CHECKSUM_LENGTH }, (_, at) => (sum >>> (5 * (CHECKSUM_LENGTH - 1 - at))) & 31);
  return `${prefix}1${[...data, ...check].map((value) => LETTERS[value]).join("")}`;
}

/** The bytes behind a prefix; null for a text with another prefix or a mistake in it. */
export function bytesOfBech32(prefix: string, text: string): Buffer | null {
  if (!text.startsWith(`${prefix}1`)) return null;
  const data = [...text.slice(prefix.length + 1)].map((letter) => LETTERS.indexOf(letter));
  if (data.includes(-1) || checksumOf([...expanded(prefix), ...data]) !== 1) return null;
  const bytes = regroup(data.slice(0, -CHECKSUM_LENGTH), 5, 8, false);
  return bytes && Buffer.from(bytes);
}
