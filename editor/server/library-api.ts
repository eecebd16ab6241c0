import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import sharp from "sharp";
import { type ContentFolder, openContentFolder } from "#build/entries/content-folder.ts";
import { findKind } from "#build/entries/kinds.ts";
import { pictureFileNameSchema } from "#domain/content/picture.ts";
import type { AddedPicture, EntryError, Library, Reason } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { keeping } from "#editor/model/history/history.ts";
import {
  addPicture,
  bringFileBack,
  deletePicture,
  describePicture,
  LIBRARY_FOLDER,
  libraryFiles,
  libraryPath,
  listLibrary,
  removeNightVersion,
  replacePicture,
} from "#editor/model/pictures/library.ts";
import { bringLogoBack, listLogos, replaceLogo, setNameInType } from "#editor/model/pictures/logos.ts";
import { listBeside } from "#editor/model/pictures/text-pictures.ts";
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from "#editor/model/pictures/upload.ts";
import { refuse } from "./answers.ts";
import { letBrowsersKeep, pictureBody } from "./picture-body.ts";

/** A card of the library, on a dense screen. */
const THUMBNAIL_PX = 640;

const notFound = (c: Context) => refuse(c, 404, [{ reason: reason("notFound") }]);
const givenName = (c: Context) => c.req.query("name") ?? "";

/** No picture is larger. Refused before it is read. */
export const pictureLimit = bodyLimit({
  maxSize: MAX_UPLOAD_BYTES,
  onError: (c) => refuse(c, 422, [{ reason: reason("pictureSize", { limit: MAX_UPLOAD_MB }) }]),
});

export const bytesOf = async (c: Context) => new Uint8Array(await c.req.arrayBuffer());

/** The library of pictures, the pictures beside texts, and the logo. */
export function libraryApi({ contentDir, now }: { contentDir: string; now: () => Date }) {
  const open = () => openContentFolder(contentDir);
  const added = async (c: Context, result: { id: string; isSmaller: boolean } | { error: Reason } | null) => {
    if (result === null) return notFound(c);
    if ("error" in result) return refuse(c, 422, [{ reason: result.error }]);
    const picture = await describePicture(open(), result.id);
    const answer: AddedPicture | null = picture && { picture, isSmaller: result.isSmaller };
    return answer ? c.json(answer, 201) : notFound(c);
  };
  const replaced = async (c: Context, isNight: boolean) =>
    added(
      c,
      await replacePicture(open(), c.req.param("id") ?? "", { given: givenName(c), bytes: await bytesOf(c), isNight }),
    );
  const drawn = (c: Context, errors: readonly EntryError[] | null) => {
    if (!errors) return notFound(c);
    return errors.length > 0 ? refuse(c, 422, errors) : c.body(null, 204);
  };

  return new Hono()
    .get("/", async (c) => {
      const contentFolder = open();
      const library: Library = {
        pictures: await listLibrary(contentFolder),
        beside: await listBeside(contentFolder),
        logos: listLogos(contentFolder),
      };
      return c.json(library);
    })
    .post("/", pictureLimit, async (c) => added(c, await addPicture(open(), givenName(c), await bytesOf(c))))
    .get("/files/:name", async (c) => {
      const contentFolder = open();
      const name = c.req.param("name");
      const isThere = pictureFileNameSchema.safeParse(name).success && libraryFiles(contentFolder).includes(name);
      return isThere ? sent(c, contentFolder, { name, isSmall: c.req.query("small") !== undefined }) : notFound(c);
    })
    .put("/logos/:name", pictureLimit, async (c) => {
      const contentFolder = open();
      const name = c.req.param("name");
      if (!listLogos(contentFolder).some((logo) => logo.name === name)) return notFound(c);
      return drawn(c, replaceLogo(contentFolder, name, Buffer.from(await bytesOf(c)).toString("utf8")));
    })
    .post("/logos/:name/type", async (c) => drawn(c, await setNameInType(open(), c.req.param("name"))))
    .post("/logos/:name/former", (c) => drawn(c, bringLogoBack(open(), c.req.param("name"))))
    .post("/:id/former", (c) => (bringFileBack(open(), c.req.param("id"), false) ? c.body(null, 204) : notFound(c)))
    .post("/:id/dark/former", (c) => (bringFileBack(open(), c.req.param("id"), true) ? c.body(null, 204) : notFound(c)))
    .put("/:id", pictureLimit, (c) => replaced(c, false))
    .put("/:id/dark", pictureLimit, (c) => replaced(c, true))
    .delete("/:id/dark", (c) => (removeNightVersion(open(), c.req.param("id")) ? c.body(null, 204) : notFound(c)))
    .delete("/:id", (c) => {
      const contentFolder = open();
      const id = c.req.param("id");
      const kind = findKind(LIBRARY_FOLDER);
      const keepIt = kind && keeping({ contentFolder, kind, id }, "deleted");
      const isDeleted = deletePicture(contentFolder, id);
      if (isDeleted === null) return notFound(c);
      if (isDeleted) keepIt?.(now());
      return isDeleted ? c.body(null, 204) : refuse(c, 409, [{ reason: reason("pictureUsed") }]);
    });
}

async function sent(c: Context, contentFolder: ContentFolder, { name, isSmall }: { name: string; isSmall: boolean }) {
  const path = libraryPath(contentFolder, name);
  if (!isSmall) return pictureBody(c, path);
  const small = await sharp(path).resize({ width: THUMBNAIL_PX, withoutEnlargement: true }).webp().toBuffer();
  c.header("Content-Type", "image/webp");
  letBrowsersKeep(c);
  return c.body(new Uint8Array(small));
}
