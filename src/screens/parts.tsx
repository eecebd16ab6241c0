import type { ReactNode } from "react";
import { glyphOf } from "#src/art/app-glyphs.ts";
import { BARCODE_MODULES, barcodeDashes } from "#src/art/barcode.ts";
import type { FaceName } from "#src/lettering/faces.ts";
import { Box, type BoxProps, type Color, Drawing, Icon, TEXT_SIZE, Text } from "./drawing/elements.ts";

/* What the screens of several products share. */

/** A window of a desktop: its bar with three buttons and a title, and what it holds. */
export function Window({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <Box fill="surface" border="line-strong" radius={14} clip>
      <Box row gap={12} height={38} padding={{ x: 14 }} fill="raised" lines={{ bottom: "line" }}>
        <Drawing
          width={48}
          height={10}
          mirrored
          draw={() => (
            <path stroke="var(--color-line-strong)" strokeWidth="10" strokeLinecap="round" d="M5 5h0m17 0h0m17 0h0" />
          )}
        />
        <Text size={12} color="muted">
          {title}
        </Text>
        {end && (
          <Box row push gap={8}>
            {end}
          </Box>
        )}
      </Box>
      <Box row grow align="stretch">
        {children}
      </Box>
    </Box>
  );
}

/** The rail of a window, where its pages are listed. */
export function Side({ width = 178, children }: { width?: number; children: ReactNode }) {
  return (
    <Box width={width} gap={2} padding={{ y: 14, x: 10 }} fill="raised" lines={{ end: "line" }}>
      {children}
    </Box>
  );
}

type NavItemProps = { icon: string; label: string; current?: boolean; note?: string; push?: boolean };

export function NavItem({ icon, label, current = false, note, push = false }: NavItemProps) {
  return (
    <Box
      row
      gap={8}
      padding={{ y: 8, x: 9 }}
      radius={8}
      push={push}
      {...(current && { fill: "surface", border: "line" })}
    >
      <Icon name={icon} color={current ? "primary-ink" : "copy"} />
      <Text face={current ? "strong" : "text"} color={current ? "ink" : "copy"} shrink>
        {label}
      </Text>
      {note !== undefined && (
        <Text size={11} color="muted" push>
          {note}
        </Text>
      )}
    </Box>
  );
}

/** A heading and the line that explains it. */
export function Heading({ title, caption, size = 20 }: { title: string; caption?: string; size?: number }) {
  return (
    <Box shrink gap={3}>
      <Text size={size} face="display" lineHeight={1.35} shrink>
        {title}
      </Text>
      {caption !== undefined && (
        <Text size={11} color="muted" shrink>
          {caption}
        </Text>
      )}
    </Box>
  );
}

type TitledProps = Omit<BoxProps, "children"> & {
  title: string;
  note: string;
  size?: number;
  face?: FaceName;
  color?: Color;
  noteColor?: Color;
  noteFace?: FaceName;
};

/** What something is called, and a note below it. */
export function Titled(props: TitledProps) {
  const { title, note, size, face = "strong", color, noteColor = "muted", noteFace, ...box } = props;
  return (
    <Box {...box}>
      <Text face={face} {...(size && { size })} {...(color && { color })}>
        {title}
      </Text>
      <Text size={11} color={noteColor} {...(noteFace && { face: noteFace })}>
        {note}
      </Text>
    </Box>
  );
}

type ListHeadProps = Omit<BoxProps, "children"> & { title: string; note: string; size?: number; noteSize?: number };

/** What a list is about, and a note at the other end. */
export function ListHead({ title, note, size = TEXT_SIZE, noteSize = 11, ...box }: ListHeadProps) {
  return (
    <Box row justify="between" {...box}>
      <Text size={size} face="strong">
        {title}
      </Text>
      <Text size={noteSize} color="muted" shrink>
        {note}
      </Text>
    </Box>
  );
}

type ButtonProps = Pick<BoxProps, "push" | "grow" | "width" | "self"> & {
  label: string;
  icon?: string;
  /** `dark` is for an app whose own colour would read as a warning. */
  look?: keyof typeof BUTTON_LOOKS;
  /** Where the app's colour is not the button's, or is too bright for white words. */
  fill?: Color;
  color?: Color;
  size?: number;
};

const BUTTON_LOOKS = {
  filled: { color: "on-primary", box: { fill: "app" } },
  dark: { color: "page", box: { fill: "ink" } },
  outlined: { color: "ink", box: { border: "line-strong" } },
} as const satisfies Record<string, { color: Color; box: BoxProps }>;

export function Button({ label, icon, look = "filled", fill, size = 12, ...others }: ButtonProps) {
  const { color = BUTTON_LOOKS[look].color, ...standing } = others;
  const box = { ...BUTTON_LOOKS[look].box, ...(fill && { fill }) };
  return (
    <Box row justify="center" gap={6} padding={{ y: size * 0.66, x: 13 }} radius={9} {...box} {...standing}>
      {icon && <Icon name={icon} color={color} />}
      <Text size={size} face="strong" color={color}>
        {label}
      </Text>
    </Box>
  );
}

type Tone = "ok" | "primary" | "accent" | "warn";

/** A state in one word. */
export function Chip({ label, tone, ...standing }: { label: string; tone: Tone } & Pick<BoxProps, "push" | "self">) {
  return (
    <Box row padding={{ y: 2, x: 9 }} radius={20} fill={`${tone}-soft`} {...standing}>
      <Text size={11} face="strong" color={`${tone}-ink`}>
        {label}
      </Text>
    </Box>
  );
}

/** The first letter of a name on the app's colour. */
export function Initial({ letter, size = 30 }: { letter: string; size?: number }) {
  return (
    <Box width={size} height={size} radius={9} fill="app" align="center" justify="center">
      <Text size={size / 2} face="strong" color="on-primary">
        {letter}
      </Text>
    </Box>
  );
}

type PhoneProps = {
  /** A locked telephone shows its clock elsewhere. */
  clock?: string;
  /** Behind everything, up to the edges; dark by day, too. */
  backdrop?: ReactNode;
  /** Of the bar at the bottom, where the backdrop reaches it. */
  barColor?: Color;
  children: ReactNode;
};

/** A telephone: its bezel, the line with the clock, and the bar at the bottom. */
export function Phone({ clock, backdrop, barColor = "ink", children }: PhoneProps) {
  const color: Color = backdrop ? "on-primary" : "ink";
  return (
    <Box fill="surface" border="line-strong" radius={49} padding={8}>
      <Box grow fill="surface" border="line-strong" radius={42} padding={{ y: 12, x: 16 }} clip={Boolean(backdrop)}>
        {backdrop}
        <Box row direction="ltr" justify="between" padding={{ x: 8 }}>
          <Box width={46}>
            {clock && (
              <Text size={12} face="strong" color={color}>
                {clock}
              </Text>
            )}
          </Box>
          <Box width={74} height={20} radius={20} fill="#070b18" />
          <Box row gap={2} width={46} justify="end">
            {["signal", "wifi", "battery-full"].map((name) => (
              <Icon key={name} name={name} size={13} color={color} />
            ))}
          </Box>
        </Box>
        <Box grow>{children}</Box>
        <Box width={110} height={4} radius={4} fill={barColor} opacity={0.8} self="center" margin={{ top: 12 }} />
      </Box>
    </Box>
  );
}

/** Title of a page on a telephone, with the way back and one action. */
export function PhoneHead({ title, end }: { title: string; end: string }) {
  return (
    <Box row justify="between" margin={{ y: 12 }}>
      <RoundIcon name="chevron-left" />
      <Text size={15} face="strong">
        {title}
      </Text>
      <RoundIcon name={end} />
    </Box>
  );
}

function RoundIcon({ name }: { name: string }) {
  return (
    <Box width={34} height={34} radius={17} fill="raised" align="center" justify="center">
      <Icon name={name} />
    </Box>
  );
}

/** The sign of a product on its colour. */
export function AppSign({ app, size = 38 }: { app: string; size?: number }) {
  return (
    <Box width={size} height={size} radius={size * 0.29} fill="app">
      <Drawing
        grow
        draw={() => (
          <path
            transform={`scale(${size / 48})`}
            fill="none"
            stroke="var(--color-on-primary)"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={glyphOf(app)}
          />
        )}
      />
    </Box>
  );
}

/** What a scanner reads. It has to be dark on light, so whoever uses it says in which colours. */
export function Barcode({
  digits,
  color,
  ...standing
}: {
  digits: string;
  color: Color;
  width: number;
  height: number;
}) {
  return (
    <Drawing
      {...standing}
      draw={({ width, height }) => (
        <path
          transform={`scale(${width / BARCODE_MODULES} 1)`}
          stroke={color}
          strokeWidth={height}
          strokeDasharray={barcodeDashes(digits)}
          d={`M0 ${height / 2}h${BARCODE_MODULES}`}
        />
      )}
    />
  );
}

/** How much of something is done. */
export function ProgressBar({ part, color = "app", height = 4 }: { part: number; color?: Color; height?: number }) {
  return (
    <Box height={height} radius={height} fill="line">
      {part > 0 && <Box width={`${part * 100}%`} height={height} radius={height} fill={color} />}
    </Box>
  );
}
