import type { Translate } from "#domain/language/translate.ts";
import { Figure } from "#src/ui/text/bidi.tsx";
import type { Scene } from "./scene/scene.ts";
import { SceneSvg } from "./scene/scene-svg.tsx";
import type { PostSizeId } from "./state/post.ts";
import "./post-sizes.css";

export type PostSizesProps = { t: Translate<"generator">; sizes: { id: PostSizeId; scene: Scene }[] };

/** One post in every size, all drawn to one scale, with the area that no button covers. */
export function PostSizes({ t, sizes }: PostSizesProps) {
  return (
    <section aria-labelledby="sizes-title" className="pb-(--section-space)">
      <div className="wrap">
        <h2 id="sizes-title" className="mb-8 text-heading">
          {t("generator.scale")}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is too wide, by keys as well. */}
        <ul className="post-sizes" tabIndex={0} aria-labelledby="sizes-title">
          {sizes.map(({ id, scene }) => (
            <li key={id} className={`post-size post-size-${id}`}>
              <div className="post-size-view relative overflow-clip rounded-chip">
                <SceneSvg scene={scene} id={`size-${id}`} />
                <SafeArea {...scene} />
              </div>
              <div>
                <h3>{t(`generator.sizes.${id}.name`)}</h3>
                <p className="post-size-pixels">
                  <Figure>{`${scene.width} × ${scene.height}`}</Figure>
                </p>
                <p className="text-ui text-copy">{t(`generator.sizes.${id}.use`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="post-size-note">{t("generator.safe")}</p>
      </div>
    </section>
  );
}

/** Margin of the safe area, as a share of the shorter side. */
const MARGIN = 0.05;

function SafeArea({ width, height }: Pick<Scene, "width" | "height">) {
  const margin = Math.round(Math.min(width, height) * MARGIN);
  return (
    <svg className="absolute inset-0" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="post-safe" x={margin} y={margin} width={width - 2 * margin} height={height - 2 * margin} />
    </svg>
  );
}
