import type { ReactNode } from "react";

export type ArrivalProps = { d: string; to: { x: number; y: number }; turn?: number; isMoving?: boolean };

/** In this theme what is shown stands at its place already. */
export const Arrival = (_: ArrivalProps): ReactNode => null;

export const HeroWay = (_: { d: string }): ReactNode => null;

export const HeroMarker = (_: { className: string }): ReactNode => null;
