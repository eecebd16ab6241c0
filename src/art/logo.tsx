import type { Logo } from "#domain/brand/logo.ts";
import { classNames } from "./class-names.ts";

export type LogoMarkProps = { logo: Logo; isEcho?: boolean; className?: string };

/** The company's sign. */
export function LogoMark({ className, ...drawing }: LogoMarkProps) {
  return <LogoDrawing {...drawing} id="logo-mark" className={classNames("logo-mark", className)} />;
}

export type WordmarkProps = LogoMarkProps & { script: "arab" | "latin" };

/** The company's name as it was drawn. Arabic letters reach further up and down, so they stand larger. */
export function Wordmark({ script, className, ...drawing }: WordmarkProps) {
  return <LogoDrawing {...drawing} id="wordmark" className={classNames(`wordmark wordmark-${script}`, className)} />;
}

type LogoDrawingProps = {
  logo: Logo;
  id: string;
  /** The page has it already, in its header: what is drawn several times is written once. */
  isEcho?: boolean;
  className: string;
};

function LogoDrawing({ logo: { viewBox, markup }, id, isEcho = false, className }: LogoDrawingProps) {
  const { x, y, width, height } = viewBox;
  return (
    <svg className={className} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {isEcho ? (
        <use href={`#${id}`} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the company's own file, read by domain/brand/logo.ts
        <g id={id} dangerouslySetInnerHTML={{ __html: markup }} />
      )}
    </svg>
  );
}
