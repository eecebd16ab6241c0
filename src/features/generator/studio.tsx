import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { MAX_PICTURE_MB, type PictureSlot, POST_PICTURES } from "#domain/generator/post-template.ts";
import { filled, type StudioFacts } from "./labels.ts";
import { AltPanel } from "./panels/alt-panel.tsx";
import { ColourPanel } from "./panels/colour-panel.tsx";
import { ExportBar } from "./panels/export-bar.tsx";
import { FormatPanel } from "./panels/format-panel.tsx";
import { PicturePanel } from "./panels/picture-panel.tsx";
import { Preview } from "./panels/preview.tsx";
import { SavedTemplatesPanel } from "./panels/saved-templates-panel.tsx";
import { TextPanel } from "./panels/text-panel.tsx";
import { fileIn } from "./state/picture-file.ts";
import { findTemplate } from "./state/post.ts";
import { type Studio as StudioState, useStudio } from "./state/use-studio.ts";
import "./studio.css";

export type StudioProps = StudioFacts & {
  /** The designs, drawn while the site was built; each names itself in `data-template`. */
  children?: ReactNode;
  /** The first post, drawn the same way: what is seen before the tool is hydrated. */
  sleeping?: ReactNode;
};

/** The post generator: a picture and a form until it is hydrated, at the first touch or when the query names a design. */
export function Studio({ children, sleeping, ...facts }: StudioProps) {
  const studio = useStudio(facts);
  const { labels } = facts;
  const [error, setError] = useState<string | null>(null);
  const designs = useRef<HTMLDivElement>(null);

  const take = async (slot: PictureSlot | "logo", file: Blob) => {
    const why = await studio.addPicture(slot, file);
    setError(why === null ? null : filled(labels.errors[why], { mb: MAX_PICTURE_MB }));
  };
  const firstSlot = POST_PICTURES[studio.post.template][0] ?? "logo";
  usePaste((file) => take(firstSlot, file));
  useAddress(studio);

  useEffect(() => {
    for (const link of designs.current?.querySelectorAll("[data-template]") ?? [])
      if (link.getAttribute("data-template") === studio.post.template) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
  }, [studio.post.template]);

  const chooseDesign = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("[data-template]") : null;
    const template = findTemplate(link?.getAttribute("data-template"));
    if (!template || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    studio.change((post) => ({ ...post, template }));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped anywhere, and keys undo anywhere; every control has its own name.
    <div
      className="studio"
      data-ready={studio.isReady || undefined}
      onKeyDown={(event) => undoByKeys(event, studio)}
      onDragOver={allowFiles}
      onDrop={(event) => {
        const file = fileIn(event.dataTransfer);
        if (!file) return;
        event.preventDefault();
        const zone =
          event.target instanceof Element ? event.target.closest("[data-slot]")?.getAttribute("data-slot") : null;
        void take(zone === "logo" || zone === "second" || zone === "picture" ? zone : firstSlot, file);
      }}
    >
      <div className="studio-view">
        <Preview studio={studio} sleeping={sleeping} />
        <ExportBar studio={studio} />
      </div>
      <div className="studio-panels">
        <Panel title={labels.steps.design} open>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click that links make, by whichever means. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what one uses. */}
          <div ref={designs} onClick={chooseDesign}>
            {children}
          </div>
        </Panel>
        <Panel title={labels.steps.format} open>
          <FormatPanel studio={studio} />
        </Panel>
        <Panel title={labels.steps.text} open>
          <TextPanel studio={studio} />
        </Panel>
        <Panel title={labels.steps.picture}>
          <PicturePanel studio={studio} onFile={take} error={error} />
        </Panel>
        <Panel title={labels.steps.colours}>
          <ColourPanel studio={studio} />
        </Panel>
        <Panel title={labels.steps.alt}>
          <AltPanel studio={studio} />
        </Panel>
        <Panel title={labels.steps.mine}>
          <SavedTemplatesPanel studio={studio} />
        </Panel>
      </div>
    </div>
  );
}

function Panel({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="studio-panel" open={open}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="studio-panel-body">{children}</div>
    </details>
  );
}

function undoByKeys(event: KeyboardEvent, { undo, redo }: StudioState) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  // By place, since the same key writes another letter on an Arabic keyboard.
  const isRedo = event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey);
  if (event.code !== "KeyZ" && !isRedo) return;
  event.preventDefault();
  if (isRedo) redo();
  else undo();
}

function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
}

/** A picture pasted anywhere on the page. */
function usePaste(take: (file: File) => void) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = fileIn(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}

/** Once anything was changed the address names design and size: it can be shared, and hydrates the tool when opened. */
function useAddress({ post, isReady, canUndo }: StudioState) {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!isReady || !(canUndo || query.has("template"))) return;
    query.set("template", post.template);
    query.set("size", post.size);
    // The router stores its own data in the history state.
    history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);
  }, [isReady, canUndo, post.template, post.size]);
}
