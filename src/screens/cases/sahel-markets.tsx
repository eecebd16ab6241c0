import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame, Panel } from "../fragment.tsx";

/** The display of a scale is dark by day, too; the colour of Mizan is bright and takes dark text. */
const DISPLAY = "#151d33";
const DISPLAY_INK = "#f4f6fc";
const DISPLAY_MUTED = "#a9b3cd";
const ON_APP = "#2a1a06";

/** Weight and price appear together; the best sellers lie under the hand. */
export function SahelMarkets({ texts }: { texts: ScreenTexts<"case-sahel-markets"> }) {
  return (
    <FragmentFrame>
      <Box padding={{ x: 20, y: 16 }} radius={14} fill={DISPLAY}>
        <Box row justify="between">
          <Text size={20} face="display" color={DISPLAY_INK}>
            {texts.name}
          </Text>
          <Text size={FRAGMENT_TEXT} color={DISPLAY_MUTED}>
            {texts.price}
          </Text>
        </Box>
        <Box row gap={20} margin={{ top: 10 }} align="stretch">
          {texts.quantities.map(({ name, amount, unit }, index) => (
            <Box key={name} grow {...(index > 0 && { lines: { start: "#35405f" as const }, padding: { start: 20 } })}>
              <Text size={FRAGMENT_TEXT} color={DISPLAY_MUTED}>
                {name}
              </Text>
              <Box row gap={8}>
                <Text size={40} face="strong" lineHeight={1.2} color={index > 0 ? "#ffc35c" : DISPLAY_INK}>
                  {amount}
                </Text>
                <Text size={FRAGMENT_TEXT} color={DISPLAY_MUTED} margin={{ top: 14 }}>
                  {unit}
                </Text>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Text size={17} face="display" margin={{ top: 14, bottom: 8 }}>
        {texts.title}
      </Text>
      <Box row grow gap={10} align="stretch">
        {texts.items.map(({ icon, name }, index) => (
          <Panel key={name} grow align="center" justify="center" gap={6} {...(index === 0 && { fill: "app" as const })}>
            <Icon name={icon} size={38} color={index === 0 ? ON_APP : "copy"} />
            <Text size={16} face="strong" color={index === 0 ? ON_APP : "ink"}>
              {name}
            </Text>
          </Panel>
        ))}
      </Box>
    </FragmentFrame>
  );
}
