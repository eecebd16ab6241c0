const ENTRY_BYTES = 16;
const HEADER_BYTES = 12;
/** Ids in the table `name`: the family, and the PostScript name, which has no spaces. */
const NAME_IDS = [1, 6];

/** Renames a font file: a renderer would otherwise confuse two weights of one family. */
export function withFontName(font: Buffer, name: string): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const tag = font.toString("latin1", at, at + 4);
    const start = font.readUInt32BE(at + 8);
    return { tag, data: tag === "name" ? nameTable(name) : font.subarray(start, start + font.readUInt32BE(at + 12)) };
  });
  const directory = Buffer.alloc(HEADER_BYTES + entries.length * ENTRY_BYTES);
  font.copy(directory, 0, 0, HEADER_BYTES);
  let offset = directory.length;
  const tables = entries.map(({ tag, data }, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    directory.write(tag, at, "latin1");
    // The checksum of a table; the renderer of the pictures does not read it.
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...tables]);
}

function nameTable(name: string): Buffer {
  const text = Buffer.from(name, "utf16le").swap16();
  const strings = 6 + NAME_IDS.length * 12;
  const head = Buffer.alloc(strings);
  head.writeUInt16BE(NAME_IDS.length, 2);
  head.writeUInt16BE(strings, 4);
  // Platform, encoding and language of Windows in English; which name; its length, and where it begins.
  for (const [index, id] of NAME_IDS.entries())
    for (const [field, value] of [3, 1, 0x409, id, text.length, 0].entries())
      head.writeUInt16BE(value, 6 + index * 12 + field * 2);
  return Buffer.concat([head, text]);
}
