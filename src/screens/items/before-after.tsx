import type { ReactNode } from "react";
import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame } from "../fragment.tsx";
import type { Before } from "./befores.tsx";

/** All items have words of the same kind; each draws them in its own way. */
type ItemTexts = Omit<ScreenTexts<"item-bank-matching">, "id">;
export type AfterProps = Pick<ItemTexts["after"], "title" | "rows">;
export type After = (props: AfterProps) => ReactNode;

const BEFORE_WIDTH = 188;
const ARROW = 32;
/** Both labels stand above this line; what they name stands below. */
const LABEL = { size: 18, height: 32 } as const;

/**
 * A fragment in two: work without the item, muted, and with it. Everything of a half stays within it:
 * src/features/store/store-item-list.css shows the second half alone, without its label, where there is little room.
 */
export const beforeAfter = (Old: Before, New: After) =>
  function BeforeAfter({ texts: { before, after } }: { texts: ItemTexts }) {
    return (
      <FragmentFrame row padding={0} align="stretch">
        <Box width={BEFORE_WIDTH} padding={{ y: 16, x: 14 }}>
          <Box height={LABEL.height} margin={{ bottom: 12 }} justify="center">
            <Text size={LABEL.size} face="strong" color="muted">
              {before.label}
            </Text>
          </Box>
          <Old icon={before.icon} lines={before.lines} />
        </Box>
        <Box grow padding={{ y: 16, start: 24, end: 18 }} fill="surface" lines={{ start: "line" }}>
          <Box height={LABEL.height} justify="center">
            <Text size={LABEL.size} face="strong" color="ok-ink">
              {after.label}
            </Text>
          </Box>
          <Box grow justify="center">
            <New title={after.title} rows={after.rows} />
          </Box>
          <Box row gap={7}>
            <Icon name="check" size={18} color="ok-ink" />
            <Text size={FRAGMENT_TEXT} face="strong" color="ok-ink" shrink>
              {after.note}
            </Text>
          </Box>
        </Box>
        <Box
          at={{ start: BEFORE_WIDTH - 14 - ARROW, top: 16 }}
          width={ARROW}
          height={ARROW}
          radius={ARROW / 2}
          fill="surface"
          border="line-strong"
          align="center"
          justify="center"
        >
          <Icon name="arrow-right" size={18} />
        </Box>
      </FragmentFrame>
    );
  };

/** The heading of what the item shows. */
export function AfterTitle({ children }: { children: string }) {
  return (
    <Text size={18} face="display" margin={{ bottom: 8 }}>
      {children}
    </Text>
  );
}

/** A name and its figure. */
export function Pair({ name, value, height = 38 }: { name: string; value: string; height?: number }) {
  return (
    <Box row justify="between" gap={8} height={height}>
      <Text size={16} color="copy">
        {name}
      </Text>
      <Text size={16} face="strong">
        {value}
      </Text>
    </Box>
  );
}
