import type { ReactNode } from "react";
import { Box, type BoxProps, type Color, Drawing, Icon, Text } from "./drawing/elements.ts";

/* What fragments share: parts of screens as large as on the device, so that no text is below 15. */

export const FRAGMENT_TEXT = 15;

/** The piece of a screen that is seen. */
export function FragmentFrame({ children, ...box }: BoxProps) {
  return (
    <Box fill="page-alt" border="line-strong" radius={16} clip padding={20} {...box}>
      {children}
    </Box>
  );
}

export function Panel({ children, ...box }: BoxProps) {
  return (
    <Box fill="surface" border="line" radius={12} {...box}>
      {children}
    </Box>
  );
}

/** What the fragment is about, and a word beside it. */
export function FragmentHead({ title, note, size = 20 }: { title: string; note?: string; size?: number }) {
  return (
    <Box row justify="between" gap={12}>
      <Text size={size} face="display" lineHeight={1.35}>
        {title}
      </Text>
      {note !== undefined && (
        <Text size={FRAGMENT_TEXT} color="muted">
          {note}
        </Text>
      )}
    </Box>
  );
}

export type Tone = "ok" | "primary" | "accent" | "warn";
type TagProps = { label: string; tone: Tone; icon?: string } & Pick<BoxProps, "push" | "self" | "at">;

/** A state in a word or two. */
export function Tag({ label, tone, icon, ...standing }: TagProps) {
  return (
    <Box row gap={5} padding={{ y: 3, x: 10 }} radius={20} fill={`${tone}-soft`} {...standing}>
      {icon && <Icon name={icon} color={`${tone}-ink`} />}
      <Text size={FRAGMENT_TEXT} face="strong" color={`${tone}-ink`}>
        {label}
      </Text>
    </Box>
  );
}

type ActionProps = { label: string; icon?: string; fill?: Color; color?: Color } & Pick<
  BoxProps,
  "push" | "grow" | "self" | "padding"
>;

/** A button as large as a finger. */
export function Action({ label, icon, fill = "app", color = "on-primary", ...standing }: ActionProps) {
  return (
    <Box row justify="center" gap={8} height={46} padding={{ x: 18 }} radius={11} fill={fill} {...standing}>
      {icon && <Icon name={icon} size={19} color={color} />}
      <Text size={17} face="strong" color={color}>
        {label}
      </Text>
    </Box>
  );
}

/** An icon on a tile of a colour's tint. */
export function IconTile({ name, size = 40, color = "app" }: { name: string; size?: number; color?: Color }) {
  return (
    <Box width={size} height={size} radius={size / 4} fill={color} fillOpacity={0.14} align="center" justify="center">
      <Icon name={name} size={size / 2} />
    </Box>
  );
}

/** What is printed on paper, which is white by night too. */
export const PAPER = { fill: "#ffffff", ink: "#14182b", muted: "#596076", line: "#d7dae6" } as const;

type PaperRowProps = Pick<BoxProps, "height" | "lines"> & { name: string; value: string; isTotal: boolean };

/** A name and its figure on an invoice. */
export function PaperRow({ name, value, isTotal, ...box }: PaperRowProps) {
  const style = { face: isTotal ? "strong" : "text", color: PAPER.ink } as const;
  return (
    <Box row justify="between" {...box}>
      <Text size={FRAGMENT_TEXT} {...style}>
        {name}
      </Text>
      <Text size={16} {...style}>
        {value}
      </Text>
    </Box>
  );
}

/** Widths of bars and gaps in turn. */
const BARS = "2113122311321211232112131221312112321132112";

export function Barcode({ width, height, color = PAPER.ink }: { width: number; height: number; color?: string }) {
  const unit = width / [...BARS].reduce((sum, bar) => sum + Number(bar), 0);
  return <Drawing width={width} height={height} draw={() => <path fill={color} d={barPath(unit, height)} />} />;
}

function barPath(unit: number, height: number): string {
  let x = 0;
  return [...BARS]
    .map((bar, index) => {
      const from = x;
      x += Number(bar) * unit;
      return index % 2 === 0
        ? `M${from.toFixed(1)} 0h${(x - from).toFixed(1)}v${height}h-${(x - from).toFixed(1)}z`
        : "";
    })
    .join("");
}

const QR_SIDE = 21;

/** Looks like a QR code and says nothing: nobody scans a picture of a screen. */
export function QrCode({ size }: { size: number }) {
  return (
    <Drawing
      width={size}
      height={size}
      draw={() => (
        <g transform={`scale(${(size / QR_SIDE).toFixed(3)})`} fill={PAPER.ink}>
          <path d={QR_MODULES} />
          <path
            fillRule="evenodd"
            d={[
              [0, 0],
              [14, 0],
              [0, 14],
            ]
              .map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
              .join("")}
          />
        </g>
      )}
    />
  );
}

const isInCorner = (x: number, y: number) => (x < 8 && (y < 8 || y > 12)) || (x > 12 && y < 8);

const QR_MODULES = Array.from({ length: QR_SIDE * QR_SIDE }, (_, index) => [
  index % QR_SIDE,
  Math.floor(index / QR_SIDE),
])
  .filter(([x = 0, y = 0]) => !isInCorner(x, y) && (x * x * 7 + y * y * 3 + x * y * 5 + x) % 11 < 5)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join("");

/** Rows under each other with a line between them. */
export function Rows({ children, ...box }: BoxProps & { children: ReactNode[] }) {
  return (
    <Box {...box}>
      {children.map((child, index) => (
        // The rows of a picture never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Box key={index} {...(index > 0 && { lines: { top: "line" as const } })}>
          {child}
        </Box>
      ))}
    </Box>
  );
}
