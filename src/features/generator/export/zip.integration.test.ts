import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { crc32, zipOf } from "./zip.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("crc32", () => {
  it("has the value every description of it gives", () => {
    expect(crc32(bytesOf("123456789"))).toBe(0xcbf43926);
    expect(crc32(bytesOf(""))).toBe(0);
  });
});

/** Programs that unpack archives; a machine has at least one of them. */
const UNPACKERS: readonly ((archive: string, folder: string) => [command: string, args: string[]])[] = [
  (archive, folder) => ["unzip", ["-q", archive, "-d", folder]],
  (archive, folder) => ["bsdtar", ["-xf", archive, "-C", folder]],
  (archive, folder) => ["python3", ["-m", "zipfile", "-e", archive, folder]],
  (archive, folder) => ["tar", ["-xf", archive, "-C", folder]],
];

describe("zipOf", () => {
  it("writes an archive that other programs take apart", () => {
    const folder = mkdtempSync(join(tmpdir(), "zip-"));
    const archive = join(folder, "posts.zip");
    const picture = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 251);
    const parts = zipOf(
      [
        { name: "one.txt", bytes: bytesOf("مرحبا") },
        { name: "two.png", bytes: picture },
      ],
      new Date(2026, 10, 16, 9, 30),
    );
    writeFileSync(archive, Buffer.concat(parts));
    const unpack = UNPACKERS.map((make) => make(archive, folder)).find(
      ([command]) => spawnSync(command, ["--help"]).error === undefined,
    );
    if (!unpack) throw new Error("no program that unpacks archives");
    execFileSync(...unpack);
    expect(readFileSync(join(folder, "one.txt"), "utf8")).toBe("مرحبا");
    expect(new Uint8Array(readFileSync(join(folder, "two.png")))).toEqual(picture);
    rmSync(folder, { recursive: true });
  });
});
