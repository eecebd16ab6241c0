import type { ReactNode } from "react";
import { SERVICE_DRAWINGS } from "#domain/company/service.ts";
import type { Shape } from "./shape.ts";

export const SERVICE_ART_KINDS = SERVICE_DRAWINGS;
export type ServiceArtKind = (typeof SERVICE_ART_KINDS)[number];

export const SERVICE_ART_SIZE = { width: 600, height: 440 };

type ServiceObject = {
  /** The outline as what is drawn around it sees it. */
  shapes: readonly Shape[];
  /** Changes what is drawn around it. */
  seed: number;
  body: ReactNode;
  /** Drawn in white strokes on the body. */
  details: ReactNode;
};

export const SERVICE_OBJECTS: Readonly<Record<ServiceArtKind, ServiceObject>> = {
  general: {
    shapes: [
      { shape: "rect", x: 192, y: 112, width: 216, height: 216, radius: 40 },
      { shape: "circle", x: 300, y: 220, radius: 118 },
    ],
    seed: 16,
    // Two squares, one turned on its corner.
    body: (
      <>
        <rect x="216" y="136" width="168" height="168" rx="16" />
        <rect x="216" y="136" width="168" height="168" rx="16" transform="rotate(45 300 220)" />
      </>
    ),
    details: (
      <>
        <circle cx="300" cy="220" r="54" />
        <path d="m276 221 17 17 32-35" />
      </>
    ),
  },
  plugin: {
    shapes: [
      { shape: "rect", x: 208, y: 132, width: 184, height: 176, radius: 24 },
      { shape: "circle", x: 406, y: 220, radius: 34 },
    ],
    seed: 4,
    body: (
      <path d="M232 132h36a32 32 0 0 0 64 0h36a24 24 0 0 1 24 24v33a34 34 0 1 1 0 62v33a24 24 0 0 1-24 24H232a24 24 0 0 1-24-24V156a24 24 0 0 1 24-24z" />
    ),
    details: (
      <>
        <circle cx="300" cy="226" r="19" />
        <path d="M300 190v14m0 44v14m-36-36h14m44 0h14" />
      </>
    ),
  },
  mobile: {
    shapes: [{ shape: "rect", x: 236, y: 96, width: 128, height: 248, radius: 28 }],
    seed: 7,
    body: <rect x="236" y="96" width="128" height="248" rx="28" />,
    details: (
      <>
        <path d="M282 117h36" />
        <path opacity=".55" d="M258 168h84m-84 28h58m-58 28h72" />
        <rect x="258" y="268" width="84" height="36" rx="12" />
      </>
    ),
  },
  desktop: {
    shapes: [
      { shape: "rect", x: 168, y: 112, width: 264, height: 172, radius: 18 },
      { shape: "rect", x: 288, y: 280, width: 24, height: 36, radius: 2 },
      { shape: "rect", x: 236, y: 312, width: 128, height: 16, radius: 8 },
    ],
    seed: 10,
    body: (
      <path d="M186 112h228a18 18 0 0 1 18 18v136a18 18 0 0 1-18 18H312v28h44a8 8 0 0 1 0 16H244a8 8 0 0 1 0-16h44v-28H186a18 18 0 0 1-18-18V130a18 18 0 0 1 18-18z" />
    ),
    details: (
      <>
        <path opacity=".55" d="M171 152h258" />
        <path d="M196 184h68v68h-68zm92 0h116m-116 24h88m-88 24h104" />
      </>
    ),
  },
  website: {
    shapes: [{ shape: "rect", x: 164, y: 116, width: 272, height: 208, radius: 20 }],
    seed: 13,
    body: <rect x="164" y="116" width="272" height="208" rx="20" />,
    details: (
      <>
        <path opacity=".55" d="M167 160h266" />
        <path d="M186 138h0m18 0h0M196 200h104m-104 24h76m64-32h72v100h-72z" />
        <path strokeWidth="14" d="M200 270h42" />
      </>
    ),
  },
};
