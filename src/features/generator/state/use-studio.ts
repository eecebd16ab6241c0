import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { PictureSlot, PostField } from "#domain/generator/post-template.ts";
import type { Draw } from "../export/export.ts";
import type { StudioFacts } from "../labels.ts";
import { compose } from "../scene/compose.ts";
import { canvasMeasure, type Pictures } from "../scene/paint-scene.ts";
import { colorsOf } from "../scene/palette.ts";
import { loadFontFaces } from "./font-faces.ts";
import { endGesture, type History, record, redo, startHistory, undo } from "./history.ts";
import { type LoadedPicture, type PictureError, readPicture, reopenPicture } from "./picture-file.ts";
import { findSize, findTemplate, MIDDLE, newPost, type Post, parsePost, pictureIdsOf, type Words } from "./post.ts";
import { readDraft, type StoredPost, saveDraft } from "./store.ts";

type Step =
  | { kind: "change"; update: (post: Post) => Post; gesture: string | null }
  | { kind: "load"; post: Post }
  | { kind: "undo" | "redo" | "settle" };

function reduce(history: History<Post>, step: Step): History<Post> {
  switch (step.kind) {
    case "change":
      return record(history, step.update(history.present), step.gesture);
    case "load":
      return startHistory(step.post);
    case "undo":
      return undo(history);
    case "redo":
      return redo(history);
    case "settle":
      return endGesture(history);
  }
}

const AUTOSAVE_MS = 400;

export type Studio = ReturnType<typeof useStudio>;

/** The state of the tool: the post and its history, the pictures, and how it is all drawn. */
export function useStudio(facts: StudioFacts) {
  const { editions, palettes, language } = facts;
  const blank = useMemo(() => newPost({ language }), [language]);
  const [history, dispatch] = useReducer(reduce, blank, startHistory);
  const [isReady, setReady] = useState(false);
  const [canStore, setCanStore] = useState(true);
  // Pictures stay here while the page is open, so that undoing a removal finds them again.
  const loaded = useRef(new Map<string, LoadedPicture>());
  const measure = useRef<ReturnType<typeof canvasMeasure>>(null);
  const post = history.present;

  /** Changes made before the stored draft was read, which are made again on top of it; null once it was. */
  const early = useRef<Step[] | null>([]);

  const change = useCallback((update: (post: Post) => Post, gesture: string | null = null) => {
    const step: Step = { kind: "change", update, gesture };
    early.current?.push(step);
    dispatch(step);
  }, []);

  const openStored = useCallback(
    async (stored: StoredPost): Promise<Post | null> => {
      const found = parsePost(stored.post, {
        languages: Object.keys(editions),
        palettes: palettes.map(({ id }) => id),
      });
      if (!found) return null;
      for (const { id, blob } of stored.pictures) {
        const picture = await reopenPicture(id, blob);
        if (picture) loaded.current.set(id, picture);
      }
      return withoutLost(found, loaded.current);
    },
    [editions, palettes],
  );

  // On hydration: fonts, then the stored draft, then what the query asks for.
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    let isCurrent = true;
    void (async () => {
      const [stored] = await Promise.all([
        readDraft().catch(() => {
          setCanStore(false);
          return undefined;
        }),
        loadFontFaces(),
      ]);
      const context = document.createElement("canvas").getContext("2d");
      if (context) measure.current = canvasMeasure(context);
      const draft = stored ? await openStored(stored) : null;
      if (!isCurrent) return;
      if (draft) {
        dispatch({ kind: "load", post: draft });
        early.current?.forEach(dispatch);
      }
      early.current = null;
      const template = findTemplate(asked.get("template"));
      const size = findSize(asked.get("size"));
      // A step of its own: undoing it leads back to the draft.
      change((now) => {
        const wanted = { template: template ?? now.template, size: size ?? now.size };
        return wanted.template === now.template && wanted.size === now.size ? now : { ...now, ...wanted };
      });
      setReady(true);
    })();
    return () => {
      isCurrent = false;
    };
  }, [change, openStored]);

  const sampleOf = useCallback(
    (field: PostField) => editions[post.language]?.samples[post.template][field],
    [editions, post.language, post.template],
  );

  const draw = useCallback<Draw>(
    (size) => {
      const edition = editions[post.language];
      const logo = post.logo === null ? undefined : loaded.current.get(post.logo);
      if (!edition || !measure.current) throw new Error("drawn before it was ready");
      const scene = compose(
        { ...post, size },
        {
          direction: edition.dir,
          colors: colorsOf(post, palettes),
          sampleOf,
          logoShape: logo ? logo.image.height / logo.image.width : null,
          measure: measure.current,
        },
      );
      return { scene, pictures: picturesOf(post, loaded.current) };
    },
    [post, editions, palettes, sampleOf],
  );

  const storedPost = useCallback(
    (): StoredPost => ({
      post,
      pictures: pictureIdsOf(post).flatMap((id) => {
        const picture = loaded.current.get(id);
        return picture ? [{ id, blob: picture.blob }] : [];
      }),
    }),
    [post],
  );

  const latest = useRef({ post, draw, storedPost });
  latest.current = { post, draw, storedPost };
  const opening = useRef<PromiseWithResolvers<void>>(null);
  opening.current ??= Promise.withResolvers();
  useEffect(() => {
    if (isReady) opening.current?.resolve();
  }, [isReady]);

  /** The post once it can be drawn: a visitor may ask for the file before fonts and draft are there. */
  const whenReady = useCallback(async () => {
    await opening.current?.promise;
    return latest.current;
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => saveDraft(storedPost()).catch(() => setCanStore(false)), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [isReady, storedPost]);

  const addPicture = useCallback(
    async (slot: PictureSlot | "logo", file: Blob): Promise<PictureError | null> => {
      const picture = await readPicture(file);
      if (typeof picture === "string") return picture;
      loaded.current.set(picture.id, picture);
      change((now) =>
        slot === "logo"
          ? { ...now, logo: picture.id }
          : { ...now, pictures: { ...now.pictures, [slot]: { id: picture.id, ...MIDDLE } } },
      );
      return null;
    },
    [change],
  );

  return {
    facts,
    post,
    isReady,
    canStore,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    undo: () => dispatch({ kind: "undo" }),
    redo: () => dispatch({ kind: "redo" }),
    settle: () => dispatch({ kind: "settle" }),
    reset: () => change(() => blank),
    draw,
    whenReady,
    openStored,
    addPicture,
    imageOf: (id: string) => loaded.current.get(id)?.image ?? null,
    sampleOf,
    wordsOf: (field: PostField): Words => post.words[field] ?? { text: sampleOf(field) ?? "", lines: [] },
  };
}

function picturesOf(post: Post, loaded: ReadonlyMap<string, LoadedPicture>): Pictures {
  const pictures: Pictures = {};
  for (const slot of ["picture", "second"] as const) {
    const placed = post.pictures[slot];
    const image = placed && loaded.get(placed.id)?.image;
    if (placed && image) pictures[slot] = { image, place: placed };
  }
  const logo = post.logo === null ? undefined : loaded.get(post.logo)?.image;
  if (logo) pictures.logo = { image: logo, place: MIDDLE };
  return pictures;
}

/** A picture that could not be stored, or read again, leaves its place empty. */
function withoutLost(post: Post, loaded: ReadonlyMap<string, LoadedPicture>): Post {
  const pictures = Object.fromEntries(Object.entries(post.pictures).filter(([, { id }]) => loaded.has(id)));
  return { ...post, pictures, logo: post.logo !== null && loaded.has(post.logo) ? post.logo : null };
}
