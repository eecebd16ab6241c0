import type { ReactNode } from "react";
import { Box, type BoxProps, type Color, Drawing, Icon, Text } from "./drawing/elements.ts";

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

type ButtonProps = Pick<BoxProps, "push" | "grow" | "width" | "self"> & {
  label: string;
  icon?: string;
  look?: "filled" | "outlined";
  /** Where the app's colour is not the button's, or is too bright for white words. */
  fill?: Color;
  color?: Color;
  size?: number;
};

export function Button({ label, icon, look = "filled", fill = "app", size = 12, ...others }: ButtonProps) {
  const { color = look === "filled" ? "on-primary" : "ink", ...standing } = others;
  return (
    <Box
      row
      justify="center"
      gap={6}
      padding={{ y: size * 0.66, x: 13 }}
      radius={9}
      {...(look === "filled" ? { fill } : { border: "line-strong" as const })}
      {...standing}
    >
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

/** A telephone: its bezel, the line with the clock, and the bar at the bottom. */
export function Phone({ clock, children }: { clock: string; children: ReactNode }) {
  return (
    <Box fill="surface" border="line-strong" radius={49} padding={8}>
      <Box grow fill="surface" border="line-strong" radius={42} padding={{ y: 12, x: 16 }}>
        <Box row direction="ltr" justify="between" padding={{ x: 8 }}>
          <Text size={12} face="strong" width={46}>
            {clock}
          </Text>
          <Box width={74} height={20} radius={20} fill="#070b18" />
          <Box row gap={2} width={46} justify="end">
            <Icon name="signal" size={13} />
            <Icon name="wifi" size={13} />
            <Icon name="battery-full" size={13} />
          </Box>
        </Box>
        <Box grow>{children}</Box>
        <Box width={110} height={4} radius={4} fill="ink" opacity={0.8} self="center" margin={{ top: 12 }} />
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
