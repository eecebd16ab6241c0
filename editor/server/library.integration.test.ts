import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AddedPicture, Entry, Library, Preview, Refused } from "#editor/contract.ts";
import { copyContent } from "#harness/content-copy.ts";
import { editorApi } from "./app.ts";
import { personAtThisMachine } from "./person.ts";

const HOST = "127.0.0.1:4321";

let content: ReturnType<typeof copyContent>;
let app: ReturnType<typeof editorApi>;
beforeEach(() => {
  content = copyContent();
  app = editorApi({
    contentDir: content.dir,
    siteAddress: null,
    now: () => new Date("2026-11-16T09:00:00Z"),
    personOf: personAtThisMachine,
  });
});
afterEach(() => content.remove());

async function ask(path: string, method = "GET", body?: Uint8Array | object) {
  const isBytes = body instanceof Uint8Array;
  const answer = await app.request(`http://${HOST}/api/${path}`, {
    method,
    headers: { host: HOST, "content-type": isBytes ? "image/jpeg" : "application/json" },
    ...(body && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: isJson ? await answer.json() : null };
}
// What the server says is held to the contract by its own types.
const upload = async (name: string, bytes: Uint8Array) => {
  const { status, body } = await ask(`library?name=${encodeURIComponent(name)}`, "POST", bytes);
  return status === 201 ? (body as AddedPicture) : { refused: (body as Refused).errors[0]?.reason.key };
};
const added = async (name: string, bytes: Uint8Array) => {
  const answer = await upload(name, bytes);
  if (!("picture" in answer)) throw new Error(`refused: ${answer.refused}`);
  return answer;
};
const library = async () => (await ask("library")).body as Library;
const pictureOf = async (id: string) => (await library()).pictures.find((picture) => picture.id === id);
const entryOf = async (kind: string, id: string) => (await ask(`entries/${kind}/${id}`)).body as Entry;
const save = ({ kind, id, data, texts, version, draftVersion }: Entry, where = "entries") =>
  ask(`${where}/${kind}/${id}`, "PUT", { data, texts, version, draftVersion });
const inLibrary = () => readdirSync(join(content.dir, "pictures")).sort();
const changed = (entry: Entry, values: object): Entry => ({ ...entry, data: { ...Object(entry.data), ...values } });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 0, g: 128, b: 128 } } });
const photo = (width = 600, height = 400) => plain(width, height).jpeg().toBuffer();

/** A PNG whose header says another size. */
function claimingToBe(width: number, height: number, png: Buffer): Buffer {
  const [header, end] = [12, 29];
  png.writeUInt32BE(width, header + 4);
  png.writeUInt32BE(height, header + 8);
  png.writeUInt32BE(crc32(png.subarray(header, end)), end);
  return png;
}

describe("a photograph that is taken into the library", () => {
  it("is made smaller, upright, and loses where and with what it was taken", async () => {
    const exif = { IFD0: { Artist: "somebody" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "24/1 28/1 0/1" } };
    const large = await plain(4000, 3000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(large).metadata()).exif).toBeDefined();
    const { picture, isSmaller } = await added("IMG_2034.JPG", large);
    expect(isSmaller).toBe(true);
    expect(picture).toMatchObject({ id: "img-2034", name: "img-2034.jpg", width: 1920, height: 2560, uses: [] });
    const { exif: left, orientation } = await sharp(join(content.dir, "pictures/img-2034.jpg")).metadata();
    expect([left, orientation]).toEqual([undefined, undefined]);
  });

  it.each(["png", "webp", "avif"] as const)("stays a %s, byte for byte where nothing has to change", async (format) => {
    const bytes = await plain(300, 200).toFormat(format).toBuffer();
    const { picture, isSmaller } = await added(`quay.${format}`, bytes);
    expect([picture.name, isSmaller]).toEqual([`quay.${format}`, false]);
    expect(readFileSync(join(content.dir, "pictures", picture.name)).equals(bytes)).toBe(true);
  });

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(200)]);
  it.each([
    ["a HEIC picture", "IMG_1.HEIC", () => heic, "errors.pictureHeic"],
    ["a HEIC picture that is called a JPEG", "IMG_1.jpg", () => heic, "errors.pictureHeic"],
    ["a PNG that is called a JPEG", "quay.jpg", () => plain(9, 9).png().toBuffer(), "errors.pictureMislabelled"],
    ["a page", "quay.jpg", () => Buffer.from("<!doctype html><p>1"), "errors.pictureType"],
    [
      "a file that was cut off",
      "quay.jpg",
      async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900),
      "errors.pictureBroken",
    ],
    [
      "a small file with too many pixels",
      "quay.png",
      async () => claimingToBe(16_000, 12_000, await plain(9, 9).png().toBuffer()),
      "errors.picturePixels",
    ],
    [
      "a drawing",
      "quay.svg",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>'),
      "errors.pictureDrawing",
    ],
  ])("is not %s", async (_, name, bytes, key) => {
    const before = inLibrary();
    expect(await upload(name, await bytes())).toEqual({ refused: key });
    expect(inLibrary()).toEqual(before);
  });
});

describe("descriptions", () => {
  const inPost = async () => changed(await entryOf("posts", "how-we-estimate"), { cover: "quay" });
  const describeQuay = async (alt: object) => save(changed(await entryOf("pictures", "quay"), { alt }));

  it("may wait while nothing is published with the picture", async () => {
    const { picture } = await added("quay.jpg", await photo());
    expect(picture.undescribed).toEqual(["ar", "en"]);
    expect((await save(await inPost(), "drafts")).status).toBe(200);
    expect((await pictureOf("quay"))?.uses).toEqual([
      { kind: "posts", id: "how-we-estimate", path: ["cover"], isDraft: true },
    ]);
    // What is still missing says so at the field.
    const { missing } = await entryOf("posts", "how-we-estimate");
    expect(missing.map(({ path, reason }) => [path, reason.key, reason.values["locale"]])).toEqual([
      [["cover"], "errors.pictureNoDescription", "ar"],
      [["cover"], "errors.pictureNoDescription", "en"],
    ]);
  });

  it("are needed in every language before an entry shows the picture, and say something", async () => {
    await added("quay.jpg", await photo());
    expect((await describeQuay({ ar: "رصيف فارغ", en: "Image" })).status).toBe(200);
    const refused = await save(await inPost());
    expect([refused.status, (refused.body as Refused).errors]).toEqual([
      422,
      [
        {
          path: ["cover"],
          reason: { key: "errors.picturePlaceholder", values: { id: "quay", locale: "en", alt: "Image" } },
        },
      ],
    ]);
    await describeQuay({ ar: "رصيف فارغ", en: "An empty quay" });
    expect((await save(await inPost())).status).toBe(200);
    // Once it is shown, its description cannot go.
    expect((await describeQuay({ ar: "رصيف فارغ", en: "" })).status).toBe(422);
  });
});

describe("a picture of the library", () => {
  it("is not deleted while an entry or a draft shows it", async () => {
    expect((await ask("library/arabic-search", "DELETE")).status).toBe(409);
    await added("quay.jpg", await photo());
    const post = changed(await entryOf("posts", "how-we-estimate"), { cover: "quay" });
    await save(post, "drafts");
    expect((await ask("library/quay", "DELETE")).status).toBe(409);
    await ask("drafts/posts/how-we-estimate", "DELETE");
    expect((await ask("library/quay", "DELETE")).status).toBe(204);
    expect(inLibrary().filter((name) => name.startsWith("quay"))).toEqual([]);
  });

  it("is shown by a text, too, which keeps it from being deleted", async () => {
    await added("quay.jpg", await photo());
    const post = await entryOf("posts", "pre-launch-list");
    const ar = `${post.texts["ar"]}\n\n![رصيف فارغ](../../pictures/quay.jpg)\n`;
    expect((await save({ ...post, texts: { ...post.texts, ar } })).status).toBe(200);
    expect((await pictureOf("quay"))?.uses).toEqual([
      { kind: "posts", id: "pre-launch-list", path: [], text: "ar", isDraft: false },
    ]);
    expect((await ask("library/quay", "DELETE")).status).toBe(409);
    const preview = { kind: "posts", id: "pre-launch-list", locale: "ar", texts: { ar } };
    expect(((await ask("preview", "POST", preview)).body as Preview).html).toContain("/api/library/files/quay.jpg");
  });

  it("is replaced in its place, in whatever format", async () => {
    await added("quay.jpg", await photo());
    const png = await plain(500, 500).png().toBuffer();
    const { status } = await ask("library/quay?name=other.png", "PUT", png);
    expect(status).toBe(201);
    expect(await pictureOf("quay")).toMatchObject({ name: "quay.png", width: 500, height: 500 });
    expect(existsSync(join(content.dir, "pictures/quay.jpg"))).toBe(false);
  });

  it("has a night version of the same proportions", async () => {
    await added("quay.jpg", await photo(600, 400));
    const wrong = await ask("library/quay/dark?name=night.jpg", "PUT", await photo(400, 600));
    expect((wrong.body as Refused).errors[0]?.reason.key).toBe("errors.pictureNightShape");
    expect((await ask("library/quay/dark?name=night.jpg", "PUT", await photo(1200, 800))).status).toBe(201);
    expect((await pictureOf("quay"))?.dark).toMatchObject({ name: "quay-dark.jpg", width: 1200 });
    expect((await ask("library/quay/dark", "DELETE")).status).toBe(204);
    expect((await pictureOf("quay"))?.dark).toBeNull();
    expect(inLibrary().filter((name) => name.startsWith("quay"))).toEqual(["quay.jpg", "quay.json"]);
  });

  it("gets the file back that was replaced or removed last, and the other one again", async () => {
    await added("quay.jpg", await photo(1200, 800));
    const names = () => inLibrary().filter((name) => name.startsWith("quay"));
    const bytes = (name: string) => readFileSync(join(content.dir, "pictures", name));
    expect((await ask("library/quay/former", "POST")).status).toBe(404);
    const first = bytes("quay.jpg");
    await ask("library/quay?name=other.png", "PUT", await plain(600, 400).png().toBuffer());
    expect(names()).toEqual(["quay.json", "quay.png"]);
    expect((await ask("library/quay/former", "POST")).status).toBe(204);
    expect(names()).toEqual(["quay.jpg", "quay.json"]);
    expect(bytes("quay.jpg")).toEqual(first);
    expect(await pictureOf("quay")).toMatchObject({ name: "quay.jpg", hasFormer: true });
    await ask("library/quay/former", "POST");
    expect(names()).toEqual(["quay.json", "quay.png"]);
    await ask("library/quay/dark?name=night.jpg", "PUT", await photo(600, 400));
    await ask("library/quay/dark", "DELETE");
    expect((await ask("library/quay/dark/former", "POST")).status).toBe(204);
    expect(names()).toEqual(["quay-dark.jpg", "quay.json", "quay.png"]);
  });

  it("takes a name that is free, and none that looks like a night version", async () => {
    const names = [];
    for (const given of ["quay.jpg", "quay.jpg", "Quay dark.jpg"])
      names.push((await added(given, await photo())).picture.id);
    expect(names).toEqual(["quay", "quay-2", "quay-3"]);
  });

  it("is sent by the name of its file and by no other", async () => {
    await added("quay.jpg", await photo());
    expect((await ask("library/files/quay.jpg")).status).toBe(200);
    expect((await ask("library/files/quay.jpg?small")).status).toBe(200);
    for (const name of ["quay.json", "quay.json?small", "..%2Fsite.json", "none.jpg"])
      expect((await ask(`library/files/${name}`)).status, name).toBe(404);
  });
});

describe("the logo", () => {
  const drawing = (inside: string, viewBox = "0 0 10 10") =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`);

  it("lists the mark and the name of each language", async () => {
    const { logos } = await library();
    expect(logos.map(({ name, kind, locales }) => [name, kind, locales])).toEqual([
      ["mark.svg", "mark", []],
      ["ar.svg", "wordmark", ["ar"]],
      ["en.svg", "wordmark", ["en"]],
    ]);
  });

  it("is replaced by a drawing that pages can show, and by no other", async () => {
    const path = join(content.dir, "logo/mark.svg");
    const before = readFileSync(path, "utf8");
    const wide = await ask("library/logos/mark.svg", "PUT", drawing('<path d="M0 0h9"/>', "0 0 90 10"));
    expect((wide.body as Refused).errors[0]?.reason.key).toBe(
      "rules.the-mark-must-be-about-as-wide-as-it-is-high-without-a-margin-around-it",
    );
    const harmful = await ask("library/logos/mark.svg", "PUT", drawing("<script>alert(1)</script>"));
    expect(harmful.status).toBe(422);
    expect(readFileSync(path, "utf8")).toBe(before);
    expect((await ask("library/logos/mark.svg", "PUT", drawing('<path d="M0 0h9v9z"/>'))).status).toBe(204);
    expect(readFileSync(path, "utf8")).toContain("M0 0h9v9z");
    expect((await ask("library/logos/mark.svg/former", "POST")).status).toBe(204);
    expect(readFileSync(path, "utf8")).toBe(before);
    expect((await ask("library/logos/other.svg", "PUT", drawing('<path d="M0 0h9v9z"/>'))).status).toBe(404);
  });

  it("is the name in the type of headings, where nobody has drawn it", async () => {
    const path = join(content.dir, "logo/en.svg");
    const before = readFileSync(path, "utf8");
    expect((await ask("library/logos/en.svg/type", "POST")).status).toBe(204);
    expect(readFileSync(path, "utf8")).not.toBe(before);
    expect((await library()).logos[2]?.shape?.markup).toContain("<path");
    expect((await ask("library/logos/mark.svg/type", "POST")).status).toBe(404);
  });

  it("that cannot be drawn any more is listed all the same, so that it can be replaced", async () => {
    writeFileSync(join(content.dir, "logo/mark.svg"), "<svg>");
    expect((await library()).logos[0]).toMatchObject({ name: "mark.svg", shape: null });
  });
});
