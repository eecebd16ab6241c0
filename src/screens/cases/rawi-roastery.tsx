import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, type Color, Drawing, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame } from "../fragment.tsx";
import { CoffeeBag } from "../rawi/coffee-bag.tsx";

type Crop = ScreenTexts<"case-rawi-roastery">["crops"][number];

/** The client's own paper and ink, by day and by night. */
const PAPER = "#fbf2e3";
const RAISED = "#f5ead7";
const LINE = "#cfbaa3";
const INK = "#3d2013";
const MUTED = "#775d4f";
const NOTES: Readonly<Record<Crop["state"], Color>> = { open: "#4f6b2f", arrived: "#a94524", gone: MUTED };
const BAGS = ["#6b3a24", "#b97155", "#a39384"] as const;

/** The shelf as stock has it, and a subscription in the customer's hand. */
export function RawiRoastery({ texts }: { texts: ScreenTexts<"case-rawi-roastery"> }) {
  return (
    <FragmentFrame fill={PAPER} border={LINE}>
      <Box row gap={12} align="stretch">
        {texts.crops.map((crop, index) => (
          <Box key={crop.name} grow align="center">
            <Drawing width={92} height={124} draw={() => <CoffeeBag color={BAGS[index] ?? BAGS[0]} label={PAPER} />} />
            <Text size={20} face="display" color={crop.state === "gone" ? MUTED : INK} margin={{ top: 6 }}>
              {crop.name}
            </Text>
            <Text size={FRAGMENT_TEXT} face="strong" color={NOTES[crop.state]}>
              {crop.note}
            </Text>
          </Box>
        ))}
      </Box>
      <Box push padding={{ x: 16, y: 12 }} radius={14} fill={RAISED} border={LINE}>
        <Box row gap={10}>
          <Icon name="repeat" size={20} color={INK} />
          <Box grow>
            <Text size={17} face="strong" color={INK} lineHeight={1.3}>
              {texts.title}
            </Text>
            <Text size={FRAGMENT_TEXT} color={MUTED} lineHeight={1.3}>
              {texts.caption}
            </Text>
          </Box>
        </Box>
        <Box row gap={8} margin={{ top: 8 }} align="stretch">
          {texts.answers.map((answer, index) => (
            <Box
              key={answer}
              grow
              align="center"
              padding={{ y: 7 }}
              radius={20}
              {...(index === 0 ? { fill: INK } : { border: INK })}
            >
              <Text size={FRAGMENT_TEXT} face="strong" color={index === 0 ? PAPER : INK}>
                {answer}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
    </FragmentFrame>
  );
}
