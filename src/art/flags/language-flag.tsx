import type { ReactNode } from "react";

const stripes = (...colors: string[]): ReactNode =>
  colors.map((color, index) => (
    <path key={color} fill={color} d={`M0 ${(index * 14) / colors.length}h20v${14 / colors.length}H0z`} />
  ));

/** A five-pointed star of this size, around the origin. */
const STAR = "M0-3 .9-1h2L1.2.3l.7 2.1L0 1.1l-1.9 1.3.7-2.1L-2.9-1h2z";

/** Flags of languages, by their code: of the ones in use and of those content/site.json prepares. */
const FLAGS: Readonly<Record<string, ReactNode>> = {
  // The field and crescent of the league of Arab states, since the language is no one country's.
  ar: (
    <>
      <path fill="#007a3d" d="M0 0h20v14H0z" />
      <path fill="none" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" d="M6.6 5.4a3.6 3.6 0 1 0 6.8 0" />
      <circle cx="10" cy="6.4" r="1.2" fill="#fff" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#c8102e" strokeWidth="1" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10 0v14M0 7h20" />
      <path stroke="#c8102e" strokeWidth="2.8" d="M10 0v14M0 7h20" />
    </>
  ),
  zh: (
    <>
      <path fill="#ee1c25" d="M0 0h20v14H0z" />
      <path fill="#ff0" transform="translate(4.6 5)" d={STAR} />
      <path stroke="#ff0" strokeWidth="1.5" strokeLinecap="round" d="M8.4 1.8h0M10 3.6h0M10 6.2h0M8.4 8h0" />
    </>
  ),
  de: stripes("#000", "#d00", "#ffce00"),
  id: stripes("#ce1126", "#fff"),
  pt: (
    <>
      <path fill="#da291c" d="M0 0h20v14H0z" />
      <path fill="#046a38" d="M0 0h8v14H0z" />
      <circle cx="8" cy="7" r="2.8" fill="#da291c" stroke="#ffe900" strokeWidth="1.2" />
    </>
  ),
};

/** Beside the name of a language, never in its place. A language without a flag has its name alone. */
export function LanguageFlag({ code }: { code: string }) {
  if (!Object.hasOwn(FLAGS, code)) return null;
  return (
    <svg className="language-flag" viewBox="0 0 20 14" aria-hidden="true">
      {FLAGS[code]}
    </svg>
  );
}
