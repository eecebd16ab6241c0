import { classNames } from "./class-names.ts";

const STROKE = { fill: "none", stroke: "currentColor" };

export type LogoMarkProps = { className?: string };

/**
 * The head of «م» is a basin; its line turns back under itself, like the returning «ى» of Kufic
 * inscriptions, and becomes the quay. The dot is the vessel at berth.
 */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg
      className={classNames("logo-mark", className)}
      {...STROKE}
      strokeWidth="5.4"
      viewBox="0 0 44 44"
      aria-hidden="true"
    >
      <circle cx="29" cy="16" r="11" />
      <path d="M29 27H11a5.2 5.2 0 0 0 0 10.4h31.7" />
      <circle fill="var(--color-accent)" stroke="none" cx="29" cy="16" r="4.2" />
    </svg>
  );
}

export type WordmarkProps = { script: "arab" | "latin"; className?: string };

/** The name in one stroke weight, drawn by hand on a grid. */
export function Wordmark({ script, className }: WordmarkProps) {
  return script === "arab" ? <ArabicWordmark className={className} /> : <LatinWordmark className={className} />;
}

type ScriptWordmarkProps = { className: string | undefined };

function ArabicWordmark({ className }: ScriptWordmarkProps) {
  return (
    <svg
      className={classNames("wordmark wordmark-arab", className)}
      {...STROKE}
      strokeWidth="9.2"
      strokeLinejoin="round"
      viewBox="6 24 151 68"
      aria-hidden="true"
    >
      <circle cx="139.5" cy="43" r="13" />
      <path d="M140 56h-16c-3.5 0-4.5 1.5-6 4.5-2.6 5.5-6.5 8-13.5 8M92 31v25H27.5a15 15 0 0 0 0 30H157M74 35v21M56 31v25" />
    </svg>
  );
}

function LatinWordmark({ className }: ScriptWordmarkProps) {
  return (
    <svg
      className={classNames("wordmark wordmark-latin", className)}
      {...STROKE}
      strokeWidth="8.4"
      viewBox="0 30 193 38"
      aria-hidden="true"
    >
      <path d={LATIN_M} />
      <path d={LATIN_R} />
      <path d={LATIN_S} />
      <circle cx="74.5" cy="49" r="12.8" />
      <circle cx="168.8" cy="49" r="12.8" />
      <path d="M87.3 32v34M181.6 32v34" />
    </svg>
  );
}

const LATIN_M = "M4.2 66V32m0 15.5a11.5 11.5 0 0 1 23 0V66m0-18.5a11.5 11.5 0 0 1 23 0V66";
const LATIN_R = "M103 66V32m0 18c0-9.5 5-13.8 14-13.8";
/** Turns back twice, as the quay of the mark does, and ends in the upright cut of the "r". */
const LATIN_S = "M143 36.2h-10.7a6.4 6.4 0 0 0 0 12.8h4a6.4 6.4 0 0 1 0 12.8H124";
