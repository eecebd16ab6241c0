import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";

/** Pictures of this and earlier builds. build/pictures.ts copies those that a page names. */
const folder = () => import.meta.env.PICTURE_FOLDER ?? ".cache/pictures";
const ADDRESS = "/_assets/pictures";

/** One of each theme. */
export type PicturePair = { day: string; night: string };

const pictureSchema = z.object({ day: z.string(), night: z.string(), width: z.string(), height: z.string() });
/** Addresses of a picture by day and by night, and its size. */
export type PictureFiles = z.infer<typeof pictureSchema>;
const cachedSchema = z.object({ shared: z.string(), picture: pictureSchema });

export type PictureInput = {
  /** Readable part of its file name. */
  name: string;
  /**
   * All it is drawn from besides code and what every page may show (build/pages/inputs.ts). A build takes such a picture
   * from the one before; without this it is drawn in every build. Of an element in it only the props count: `name` says
   * which component it is.
   */
  inputs?: unknown;
  draw: () => PicturePair;
};

const pictures = new Map<string, PictureFiles>();

/** A picture, drawn now or by an earlier build. */
export function pictureFiles({ name, inputs, draw }: PictureInput): PictureFiles {
  const shared = import.meta.env.SHARED_INPUTS;
  if (inputs === undefined || shared === undefined || !import.meta.env.PROD) return written(name, draw());
  const hash = createHash("sha256")
    .update(JSON.stringify([name, inputs]))
    .digest("hex");
  const known = pictures.get(hash) ?? cached(hash, shared);
  const picture = known ?? written(name, draw());
  if (known === null) writeFile(`${hash}.json`, JSON.stringify({ shared, picture }));
  pictures.set(hash, picture);
  return picture;
}

function cached(hash: string, shared: string): PictureFiles | null {
  const path = join(folder(), `${hash}.json`);
  if (!existsSync(path)) return null;
  const { shared: madeFrom, picture } = cachedSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  const isThere = [picture.day, picture.night].every((address) => existsSync(join(folder(), basename(address))));
  return madeFrom === shared && isThere ? picture : null;
}

/**
 * Writes a picture by day and by night. The names contain one hash of what both show: they may be cached for ever, and in
 * a page the second address costs next to nothing.
 */
function written(name: string, { day, night }: PicturePair): PictureFiles {
  const hash = createHash("sha256").update(day).update(night).digest("base64url").replace(/[-_]/g, "").slice(0, 8);
  const file = writeOnce(`${name}.${hash}.svg`, day);
  const [, width = "", height = ""] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(day) ?? [];
  return { day: file, night: day === night ? file : writeOnce(`${name}-night.${hash}.svg`, night), width, height };
}

function writeOnce(file: string, svg: string): string {
  if (!existsSync(join(folder(), file))) writeFile(file, svg);
  return `${ADDRESS}/${file}`;
}

/** To a temporary name first: a stopped build must not leave half a file. */
function writeFile(file: string, text: string) {
  const path = join(folder(), file);
  mkdirSync(folder(), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
