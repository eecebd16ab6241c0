import { useEffect, useRef, useState } from "react";
import { useContent } from "#editor/app/content/content.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Entry } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";

const DEVICES = [
  { id: "phone", icon: "smartphone", width: 390 },
  { id: "tablet", icon: "laptop", width: 834 },
  { id: "desktop", icon: "monitor", width: 1280 },
] as const;

/** How long the site's server may take to see a changed file. */
const RELOADED_WITHIN_MS = 4000;

type PreviewPaneProps = { pages: Entry["pages"]; version: string; onHide: () => void };

/** The site's own page beside the form, as wide as a device and made to fit; read again after every save. */
export function PreviewPane({ pages, version, onHide }: PreviewPaneProps) {
  const { t, code } = useTexts();
  const { locales, site } = useContent();
  const [locale, setLocale] = useState(() =>
    locales.some((row) => row.code === code) ? code : (locales[0]?.code ?? code),
  );
  const [device, setDevice] = useState<(typeof DEVICES)[number]["id"]>("phone");
  const [reloads, setReloads] = useState(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(version);
  const isLoaded = useRef(false);
  // The development server reloads its pages itself; where it did not, the page is reloaded from here.
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    waiting.current = setTimeout(() => setReloads((count) => count + 1), RELOADED_WITHIN_MS);
  }, [version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or another try is another frame
  useEffect(() => {
    isLoaded.current = false;
  }, [locale, reloads]);
  const path = pages?.[locale] ?? null;
  const address = site !== null && path !== null ? new URL(path, site).href : null;
  const width = DEVICES.find(({ id }) => id === device)?.width ?? 390;
  return (
    <aside className="preview grid min-w-0 bg-page-alt" aria-label={t("preview.title")}>
      <div className="preview-bar flex flex-wrap items-center gap-y-1.5 gap-x-2 py-2 px-3 border-b border-line">
        <Switch
          label={t("preview.language")}
          options={locales.map((row) => ({ value: row.code, label: row.name, lang: row.code }))}
          value={locale}
          onChange={setLocale}
        />
        <Switch
          label={t("preview.device")}
          options={DEVICES.map(({ id, icon }) => ({ value: id, label: t(`preview.${id}`), icon }))}
          value={device}
          onChange={setDevice}
        />
        <span className="preview-end flex ms-auto">
          <button
            type="button"
            className="icon-button"
            aria-label={t("preview.reload")}
            onClick={() => setReloads(reloads + 1)}
            disabled={!address}
          >
            <Icon name="refresh-cw" />
          </button>
          {address && (
            <a className="icon-button" href={address} target="_blank" rel="noopener" aria-label={t("preview.open")}>
              <Icon name="maximize-2" />
            </a>
          )}
          <button type="button" className="icon-button" aria-label={t("preview.hide")} onClick={onHide}>
            <Icon name="x" />
          </button>
        </span>
      </div>
      {address ? (
        <Stage width={width}>
          <iframe
            key={`${address} ${reloads}`}
            className="absolute top-0 border border-line-strong rounded-control bg-surface"
            src={address}
            title={t("preview.title")}
            onLoad={() => {
              // A page that was requested before the save shows the old version.
              if (isLoaded.current) clearTimeout(waiting.current);
              isLoaded.current = true;
            }}
          />
        </Stage>
      ) : (
        <div className="p-5">
          <Notice title={t("preview.none")}>{t("preview.noneText")}</Notice>
        </div>
      )}
    </aside>
  );
}

/** Holds what is drawn at a device's width, as small as it must be to fit. */
function Stage({ width, children }: { width: number; children: React.ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const resize = () => {
      const scale = Math.min(1, current.clientWidth / width);
      current.style.setProperty("--scale", String(scale));
      current.style.setProperty("--device", `${width}px`);
      current.style.setProperty("--device-height", `${current.clientHeight / scale}px`);
    };
    const observer = new ResizeObserver(resize);
    observer.observe(current);
    resize();
    return () => observer.disconnect();
  }, [width]);
  return (
    <div className="stage relative m-3 overflow-clip" dir="ltr" ref={stage}>
      {children}
    </div>
  );
}

type SwitchProps<T extends string> = {
  label: string;
  options: { value: T; label: string; lang?: string; icon?: "smartphone" | "laptop" | "monitor" }[];
  value: T;
  onChange: (value: T) => void;
};

function Switch<T extends string>({ label, options, value, onChange }: SwitchProps<T>) {
  return (
    <fieldset className="segmented segmented-small">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.icon && option.label}>
          <input
            type="radio"
            name={label}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} />}
          <span className={option.icon && "sr-only"} lang={option.lang}>
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
