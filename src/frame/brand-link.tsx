import type { Logo } from "#domain/brand/logo.ts";
import { LogoMark, Wordmark } from "#src/art/logo.tsx";

export type BrandLinkProps = {
  href: string;
  label: string;
  script: "arab" | "latin";
  mark: Logo;
  wordmark: Logo;
  /** The same drawings as in the header. */
  isEcho?: boolean;
};

/** The Arabic wordmark stands alone; the Latin one follows the mark. */
export function BrandLink({ href, label, script, mark, wordmark, isEcho = false }: BrandLinkProps) {
  return (
    <a className="brand-link" href={href} aria-label={label}>
      {script === "latin" && <LogoMark logo={mark} isEcho={isEcho} />}
      <Wordmark logo={wordmark} script={script} isEcho={isEcho} />
    </a>
  );
}
