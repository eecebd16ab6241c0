import { LogoMark, Wordmark } from "#src/art/logo.tsx";

export type BrandLinkProps = { href: string; label: string; script: "arab" | "latin" };

/** The Arabic wordmark stands alone; the Latin one follows the mark. */
export function BrandLink({ href, label, script }: BrandLinkProps) {
  return (
    <a className="brand-link" href={href} aria-label={label}>
      {script === "latin" && <LogoMark />}
      <Wordmark script={script} />
    </a>
  );
}
