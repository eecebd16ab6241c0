import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { Barcode, FRAGMENT_TEXT, FragmentFrame, FragmentHead, PAPER } from "../fragment.tsx";

type Bar = ScreenTexts<"case-herafi-workshop">["rows"][number];

/** Anodised aluminium, by day and by night. */
const ALUMINIUM = ["#c9d3df", "#b4c1d1", "#d6dee8", "#bfcad8"] as const;
const CUT_INK = "#16223a";

/** Cuts along the bars, what is left hatched, and the label of one piece. */
export function HerafiWorkshop({ texts }: { texts: ScreenTexts<"case-herafi-workshop"> }) {
  return (
    <FragmentFrame>
      <FragmentHead title={texts.title} note={texts.caption} />
      <Box gap={15} margin={{ top: 18 }}>
        {texts.rows.map((bar) => (
          <BarRow key={bar.name} bar={bar} />
        ))}
      </Box>
      <Box row push gap={12} align="stretch">
        <Box row grow gap={14} padding={{ x: 14, y: 10 }} radius={8} fill={PAPER.fill} border={PAPER.line}>
          <Barcode width={84} height={44} />
          <Box grow>
            <Text size={17} face="mono" color={PAPER.ink}>
              {texts.sample.code}
            </Text>
            <Text size={FRAGMENT_TEXT} color={PAPER.muted}>
              {texts.sample.name}
            </Text>
          </Box>
        </Box>
        <Box justify="center" align="center" padding={{ x: 18 }} radius={8} fill="ok-soft">
          <Text size={FRAGMENT_TEXT} color="ok-ink" lineHeight={1.25}>
            {texts.total.name}
          </Text>
          <Text size={22} face="strong" color="ok-ink" lineHeight={1.25}>
            {texts.total.value}
          </Text>
        </Box>
      </Box>
    </FragmentFrame>
  );
}

function BarRow({ bar: { name, values, gap } }: { bar: Bar }) {
  return (
    <Box row gap={12}>
      <Text width={62} size={FRAGMENT_TEXT} color="copy">
        {name}
      </Text>
      <Box row grow gap={2} height={46} align="stretch" radius={5} clip>
        {values.map((length, index) => (
          <Box
            // The same length is cut more than once.
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a picture never change places
            key={index}
            grow={Number(length)}
            fill={ALUMINIUM[index] ?? ALUMINIUM[0]}
            align="center"
            justify="center"
          >
            <Text size={16} face="strong" color={CUT_INK}>
              {length}
            </Text>
          </Box>
        ))}
        <Drawing grow={Number(gap)} draw={Offcut} />
      </Box>
      <Box row width={58} gap={3} justify="end">
        <Icon name="scissors" size={15} color="muted" />
        <Text size={FRAGMENT_TEXT} color="muted">
          {gap}
        </Text>
      </Box>
    </Box>
  );
}

function Offcut({ width, height }: { width: number; height: number }) {
  const lines = Array.from({ length: 7 }, (_, index) => `M0 ${index * 8}l${width} -${width}`).join("");
  return (
    <>
      <rect width={width} height={height} fill="var(--color-line)" />
      <path stroke="var(--color-muted)" strokeWidth="1.5" d={lines} />
    </>
  );
}
