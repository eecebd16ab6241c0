import type { Logo } from "#domain/brand/logo.ts";
import { classNames } from "./class-names.ts";

export type LogoMarkProps = { logo: Logo; className?: string };

/** The company's sign. */
export function LogoMark({ logo, className }: LogoMarkProps) {
  return <LogoDrawing logo={logo} className={classNames("logo-mark", className)} />;
}

export type WordmarkProps = { logo: Logo; script: "arab" | "latin"; className?: string };

/** The company's name as it was drawn. Arabic letters reach further up and down, so they stand larger. */
export function Wordmark({ logo, script, className }: WordmarkProps) {
  return <LogoDrawing logo={logo} className={classNames(`wordmark wordmark-${script}`, className)} />;
}

type LogoDrawingProps = { logo: Logo; className: string };

function LogoDrawing({ logo: { viewBox, markup }, className }: LogoDrawingProps) {
  const { x, y, width, height } = viewBox;
  return (
    <svg
      className={className}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the company's own file, read by domain/brand/logo.ts
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
