import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame, PAPER, QrCode, Tag } from "../fragment.tsx";

type Texts = ScreenTexts<"case-ruba-water">;

/** The tax invoice, and its payment at the door. */
export function RubaWater({ texts }: { texts: Texts }) {
  return (
    <FragmentFrame row gap={20} align="stretch">
      <Invoice texts={texts} />
      <Box grow align="center" justify="center">
        <Box width={104} height={104} radius={52} fill="ok-soft" align="center" justify="center">
          <Icon name="check" size={52} color="ok-ink" strokeWidth={5} />
        </Box>
        <Text size={18} face="display" margin={{ top: 14 }}>
          {texts.paid}
        </Text>
        <Box row gap={8} margin={{ bottom: 18 }}>
          <Icon name="nfc" size={18} color="muted" />
          <Text size={17} color="copy">
            {texts.total}
          </Text>
        </Box>
        <Tag tone="warn" icon="wifi-off" label={texts.offline} />
      </Box>
    </FragmentFrame>
  );
}

function Invoice({ texts: { title, number, item, sums } }: { texts: Texts }) {
  return (
    <Box width={246} padding={18} radius={10} fill={PAPER.fill} border={PAPER.line}>
      <Text size={19} face="display" color={PAPER.ink}>
        {title}
      </Text>
      <Text size={FRAGMENT_TEXT} face="mono" color={PAPER.muted}>
        {number}
      </Text>
      <Text size={FRAGMENT_TEXT} color={PAPER.ink} margin={{ top: 10, bottom: 8 }}>
        {item}
      </Text>
      {sums.map(({ name, amount }, index) => {
        const isTotal = index === sums.length - 1;
        return (
          <Box
            key={name}
            row
            justify="between"
            padding={{ y: isTotal ? 6 : 2 }}
            {...(isTotal && { lines: { top: PAPER.line } })}
          >
            <Text size={isTotal ? 17 : FRAGMENT_TEXT} face={isTotal ? "strong" : "text"} color={PAPER.ink}>
              {name}
            </Text>
            <Text size={isTotal ? 17 : FRAGMENT_TEXT} face={isTotal ? "strong" : "text"} color={PAPER.ink}>
              {amount}
            </Text>
          </Box>
        );
      })}
      <Box push align="center">
        <QrCode size={92} />
      </Box>
    </Box>
  );
}
