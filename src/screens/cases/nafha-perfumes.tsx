import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { Action, Barcode, FRAGMENT_TEXT, FragmentFrame, PAPER, Rows } from "../fragment.tsx";

type Texts = ScreenTexts<"case-nafha-perfumes">;

/** A pile of labels, the carrier that costs least, and one button. */
export function NafhaPerfumes({ texts }: { texts: Texts }) {
  return (
    <FragmentFrame>
      <Box row grow gap={24} align="stretch">
        <Pile sample={texts.sample} />
        <Box grow>
          <Text size={17} face="display">
            {texts.title}
          </Text>
          <Rows margin={{ top: 6 }}>
            {texts.prices.map(({ name, price }, index) => (
              <Box key={name} row height={48} gap={8}>
                <Icon
                  name={index === 0 ? "circle-check-big" : "circle"}
                  size={19}
                  color={index === 0 ? "ok-ink" : "line-strong"}
                />
                <Text grow size={17} face={index === 0 ? "strong" : "text"} color={index === 0 ? "ink" : "copy"}>
                  {name}
                </Text>
                <Text size={17} face={index === 0 ? "strong" : "text"} color={index === 0 ? "ink" : "muted"}>
                  {price}
                </Text>
              </Box>
            ))}
          </Rows>
        </Box>
      </Box>
      <Action icon="printer" label={texts.print} />
    </FragmentFrame>
  );
}

function Pile({ sample }: { sample: Texts["sample"] }) {
  return (
    <Box width={208} margin={{ bottom: 18 }}>
      {[16, 8].map((step) => (
        <Box
          key={step}
          at={{ top: 16 - step, bottom: step, start: step, end: 16 - step }}
          radius={8}
          fill="#eceef5"
          border={PAPER.line}
        />
      ))}
      <Box
        at={{ top: 16, bottom: 0, start: 0, end: 16 }}
        radius={8}
        fill={PAPER.fill}
        border={PAPER.line}
        padding={16}
        gap={2}
      >
        <Text size={FRAGMENT_TEXT} color={PAPER.muted}>
          {sample.to}
        </Text>
        <Text size={19} face="display" color={PAPER.ink}>
          {sample.name}
        </Text>
        <Text size={FRAGMENT_TEXT} color={PAPER.ink}>
          {sample.place}
        </Text>
        <Box push align="center" gap={6}>
          <Barcode width={156} height={64} />
          <Text size={FRAGMENT_TEXT} face="mono" color={PAPER.ink}>
            {sample.number}
          </Text>
        </Box>
      </Box>
    </Box>
  );
}
