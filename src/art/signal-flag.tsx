import type { ReactNode } from "react";
import type { Flag } from "#domain/people.ts";
import { classNames } from "./class-names.ts";
import "#src/styles/art.css";

export type SignalFlagProps = { flag: Flag; className?: string };

/** Stands for a person. Signal flags read the same from both sides, so none of them mirrors. */
export function SignalFlag({ flag, className }: SignalFlagProps) {
  return (
    <svg className={classNames("signal-flag", className)} viewBox="0 0 48 48" aria-hidden="true">
      {FLAG_FIELDS[flag]}
    </svg>
  );
}

const cloth = "M0 0h48v48H0z";

export const FLAG_FIELDS: Readonly<Record<Flag, ReactNode>> = {
  quad: (
    <>
      <path fill="var(--color-on-primary)" d={cloth} />
      <path fill="var(--color-primary)" d="M0 0h24v48h24V24H0z" />
    </>
  ),
  diag: (
    <>
      <path fill="var(--color-band-raised)" d={cloth} />
      <path fill="var(--color-accent)" d="M0 0h48L0 48z" />
    </>
  ),
  cross: (
    <>
      <path fill="var(--color-primary)" d={cloth} />
      <path fill="var(--color-on-primary)" d="M18 0h12v18h18v12H30v18H18V30H0V18h18z" />
    </>
  ),
  square: (
    <>
      <path fill="var(--color-band-raised)" d={cloth} />
      <path fill="var(--color-on-primary)" d="M13 13h22v22H13z" />
    </>
  ),
  diamond: (
    <>
      <path fill="var(--color-on-primary)" d={cloth} />
      <path fill="var(--color-accent)" d="m24 2 22 22-22 22L2 24z" />
    </>
  ),
  bars: (
    <>
      <path fill="var(--color-accent)" d="M0 0h16v48H0z" />
      <path fill="var(--color-on-primary)" d="M16 0h16v48H16z" />
      <path fill="var(--color-primary)" d="M32 0h16v48H32z" />
    </>
  ),
  nested: (
    <>
      <path fill="var(--color-primary)" d={cloth} />
      <path fill="var(--color-on-primary)" d="M9 9h30v30H9z" />
      <path fill="var(--color-accent)" d="M17 17h14v14H17z" />
    </>
  ),
  saltire: (
    <>
      <path fill="var(--color-primary)" d={cloth} />
      <path
        fill="var(--color-on-primary)"
        d="M0 0h6.4L24 17.6 41.6 0H48v6.4L30.4 24 48 41.6V48h-6.4L24 30.4 6.4 48H0v-6.4L17.6 24 0 6.4z"
      />
    </>
  ),
  chevron: (
    <>
      <path fill="var(--color-on-primary)" d={cloth} />
      <path fill="var(--color-primary)" d="m0 0 30 24L0 48z" />
    </>
  ),
  halves: (
    <>
      <path fill="var(--color-band-raised)" d={cloth} />
      <path fill="var(--color-accent)" d="M0 0h48v24H0z" />
    </>
  ),
  checks: (
    <>
      <path fill="var(--color-land-line)" d={cloth} />
      <path
        fill="var(--color-band-raised)"
        d="M0 0h16v16H0zm32 0h16v16H32zM16 16h16v16H16zM0 32h16v16H0zm32 0h16v16H32z"
      />
    </>
  ),
  border: (
    <>
      <path fill="var(--color-land-line)" d={cloth} />
      <path fill="var(--color-on-primary)" d="M10 10h28v28H10z" />
    </>
  ),
  pale: (
    <>
      <path fill="var(--color-land-line)" d={cloth} />
      <path fill="var(--color-primary)" d="M24 0h24v48H24z" />
    </>
  ),
  fess: (
    <>
      <path fill="var(--color-on-primary)" d={cloth} />
      <path fill="var(--color-land-line)" d="M0 16h48v16H0z" />
    </>
  ),
  pile: (
    <>
      <path fill="var(--color-band-raised)" d={cloth} />
      <path fill="var(--color-land-line)" d="M0 0h48L24 44z" />
    </>
  ),
  bend: (
    <>
      <path fill="var(--color-primary)" d={cloth} />
      <path fill="var(--color-land-line)" d="M0 0h16l32 32v16H32L0 16z" />
    </>
  ),
  disc: (
    <>
      <path fill="var(--color-on-primary)" d={cloth} />
      <path fill="var(--color-land-line)" d="M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30z" />
    </>
  ),
  hourglass: (
    <>
      <path fill="var(--color-accent)" d={cloth} />
      <path fill="var(--color-land-line)" d="M0 0h48L0 48h48z" />
    </>
  ),
};
