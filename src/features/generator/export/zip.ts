/** A file for an archive; names are plain ASCII. */
export type ZipEntry = { name: string; bytes: Uint8Array<ArrayBuffer> };

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_ARCHIVE = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** As they are: pictures are compressed already. */
const STORED = 0;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A ZIP archive that holds the files as they are. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer>[] {
  const stamp = { time: dosTime(at), date: dosDate(at) };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const encoded = new TextEncoder().encode(name);
    const facts = [
      { size: 2, value: VERSION },
      { size: 2, value: FLAGS },
      { size: 2, value: STORED },
      { size: 2, value: stamp.time },
      { size: 2, value: stamp.date },
      { size: 4, value: crc32(bytes) },
      { size: 4, value: bytes.length },
      { size: 4, value: bytes.length },
      { size: 2, value: encoded.length },
      { size: 2, value: 0 },
    ] as const;
    const local = record([{ size: 4, value: LOCAL_HEADER }, ...facts]);
    // Comment, disk, attributes (two kinds), and where the file's own header lies.
    const rest = [2, 2, 2, 4].map((size) => ({ size, value: 0 }));
    const central = record([
      { size: 4, value: CENTRAL_HEADER },
      { size: 2, value: VERSION },
      ...facts,
      ...rest,
      { size: 4, value: offset },
    ]);
    parts.push(local, encoded, bytes);
    directory.push(central, encoded);
    offset += local.length + encoded.length + bytes.length;
  }
  const directorySize = directory.reduce((sum, part) => sum + part.length, 0);
  const end = record([
    { size: 4, value: END_OF_ARCHIVE },
    { size: 2, value: 0 },
    { size: 2, value: 0 },
    { size: 2, value: entries.length },
    { size: 2, value: entries.length },
    { size: 4, value: directorySize },
    { size: 4, value: offset },
    { size: 2, value: 0 },
  ]);
  return [...parts, ...directory, end];
}

/** Numbers one after another, the lowest byte first. */
function record(numbers: readonly { size: number; value: number }[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(numbers.reduce((sum, { size }) => sum + size, 0));
  let at = 0;
  for (const { size, value } of numbers)
    for (let byte = 0; byte < size; byte++) bytes[at++] = Math.floor(value / 2 ** (8 * byte)) & 0xff;
  return bytes;
}

const dosTime = (at: Date) => (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
const dosDate = (at: Date) => ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
