import type { Studio } from "../state/use-studio.ts";
import { Choices } from "./choices.tsx";
import "./format-panel.css";

const LONGEST_PX = 26;

export function FormatPanel({ studio: { facts, post, change } }: { studio: Studio }) {
  const { labels, sizes, editions } = facts;
  return (
    <>
      <Choices
        label={labels.size}
        name="post-size"
        value={post.size}
        options={sizes.map(({ id, name, width, height }) => ({
          value: id,
          label: name,
          picture: <Shape width={width} height={height} />,
        }))}
        onChoose={(size) => change((now) => ({ ...now, size }))}
      />
      <Choices
        label={labels.language}
        name="post-language"
        value={post.language}
        options={Object.entries(editions).map(([value, { name }]) => ({ value, label: name, lang: value }))}
        onChoose={(language) => change((now) => ({ ...now, language }))}
      />
    </>
  );
}

/** The outline of a size, all on one scale. */
function Shape({ width, height }: { width: number; height: number }) {
  const scale = LONGEST_PX / 1920;
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return (
    <svg className="studio-shape" width={w + 2} height={h + 2} aria-hidden="true">
      <rect x="1" y="1" width={w} height={h} rx="2" />
    </svg>
  );
}
