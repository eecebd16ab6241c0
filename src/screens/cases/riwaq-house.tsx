import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { Action, FRAGMENT_TEXT, FragmentFrame, Panel, Rows } from "../fragment.tsx";

/** How many steps the order has behind it. */
const DONE = 2;

/** What the showroom owes, why, and how far its order is. */
export function RiwaqHouse({ texts }: { texts: ScreenTexts<"case-riwaq-house"> }) {
  return (
    <FragmentFrame>
      <Box row>
        <Box grow>
          <Text size={FRAGMENT_TEXT} color="copy">
            {texts.name}
          </Text>
          <Box row gap={7}>
            <Text size={30} face="strong" lineHeight={1.25}>
              {texts.total}
            </Text>
            <Text size={FRAGMENT_TEXT} color="muted">
              {texts.currency}
            </Text>
          </Box>
        </Box>
        <Action label={texts.confirm} />
      </Box>
      <Panel margin={{ top: 16 }} padding={{ x: 16 }}>
        <Rows>
          {texts.invoices.map(({ number, date, amount }) => (
            <Box key={number} row gap={12} height={44}>
              <Text size={FRAGMENT_TEXT} face="mono" color="copy">
                {number}
              </Text>
              <Text grow size={FRAGMENT_TEXT} color="muted">
                {date}
              </Text>
              <Text size={17} face="strong">
                {amount}
              </Text>
            </Box>
          ))}
        </Rows>
      </Panel>
      <Panel push padding={{ x: 16, y: 14 }}>
        <Box row gap={8}>
          <Icon name="armchair" size={20} color="muted" />
          <Text size={17} face="display">
            {texts.order}
          </Text>
        </Box>
        <Drawing height={26} margin={{ top: 10 }} mirrored draw={Progress} />
        <Box row>
          {texts.steps.map((step, index) => (
            <Text
              key={step}
              grow
              size={FRAGMENT_TEXT}
              align="center"
              face={index === DONE ? "strong" : "text"}
              color={index === DONE ? "ink" : "muted"}
            >
              {step}
            </Text>
          ))}
        </Box>
      </Panel>
    </FragmentFrame>
  );
}

/** Four stops: behind, here and ahead. */
function Progress({ width, height }: { width: number; height: number }) {
  const [middle, eighth] = [height / 2, width / 8];
  return (
    <g strokeWidth="2.5">
      <path stroke="var(--color-line-strong)" d={`M${eighth} ${middle}H${eighth * 7}`} />
      <path stroke="var(--app)" d={`M${eighth} ${middle}H${eighth * (1 + 2 * DONE)}`} />
      {[0, 1, 2, 3].map((stop) => (
        <circle
          key={stop}
          cx={eighth * (1 + 2 * stop)}
          cy={middle}
          r={stop === DONE ? 9 : 7}
          fill={stop < DONE ? "var(--app)" : "var(--color-surface)"}
          stroke={stop > DONE ? "var(--color-line-strong)" : "var(--app)"}
        />
      ))}
      <circle cx={eighth * (1 + 2 * DONE)} cy={middle} r="4.5" fill="var(--app)" />
    </g>
  );
}
