import { useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { BrandContrast } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";

/** A picker names many colours while it is dragged. */
const DELAY_MS = 200;

/** How well what is made from the colours can be read, while they are chosen: the weakest pair of each. */
export function BrandContrasts({ colors }: { colors: unknown }) {
  const { t } = useTexts();
  const [weakest, setWeakest] = useState<readonly BrandContrast[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await api.contrast(colors);
      if (isCurrent) setWeakest(answer.ok ? answer.value : []);
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [colors]);
  if (weakest.length === 0) return null;
  return (
    <div className="field" role="status">
      <p className="field-label">{t("color.contrast")}</p>
      <ul className="grid gap-2">
        {weakest.map((pair) => (
          <ContrastRow key={pair.color} pair={pair} />
        ))}
      </ul>
    </div>
  );
}

function ContrastRow({ pair: { color, text, theme, colors, contrast, least } }: { pair: BrandContrast }) {
  const { t, place } = useTexts();
  const isReadable = contrast >= least;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1" data-readable={isReadable}>
      <span
        className="grid place-content-center size-10 rounded-control text-[1.5rem] leading-none font-strong"
        style={{ color: colors.text, background: colors.ground }}
        aria-hidden="true"
      >
        {t("color.sample")}
      </span>
      <span className="grow basis-48 min-w-0">
        {t("color.pair", {
          color: place([color], []),
          pair: t(`color.pairs.${text}` as never),
          time: t(theme === "light" ? "color.day" : "color.night"),
        })}
      </span>
      <bdi dir="ltr" className="font-strong">
        {contrast.toFixed(1)}:1
      </bdi>
      <span className={`flex items-center gap-1.5 ${isReadable ? "text-ok-ink" : "text-error-ink"}`}>
        <Icon className="size-4.5" name={isReadable ? "check" : "triangle-alert"} />
        {isReadable ? t("color.readable") : t("color.unreadable", { least })}
      </span>
    </li>
  );
}
