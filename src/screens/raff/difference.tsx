import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { Button, Chip, ListHead, Phone, PhoneHead, Titled } from "../parts.tsx";

type DifferenceTexts = ScreenTexts<"raff-difference">;

/** What was counted beside what the books say, the dearest difference first. */
export function RaffDifference({ texts }: { texts: DifferenceTexts }) {
  return (
    <Phone clock={texts.clock}>
      <PhoneHead title={texts.title} end="share" />
      <Sums net={texts.net} sums={texts.sums} />
      <ListHead title={texts.listTitle} note={texts.order} margin={{ top: 12, bottom: 6 }} />
      {texts.items.map((item, index) => (
        <Box key={item.name} padding={{ y: 7 }} lines={{ top: "line" }}>
          <Box row gap={8}>
            <Titled title={item.name} note={`${texts.book} ${item.book} · ${texts.count} ${item.count}`} grow />
            <Chip tone={item.difference.startsWith("+") ? "primary" : "warn"} label={item.difference} />
            <Text face="strong" width={58} align="end">
              {item.amount}
            </Text>
          </Box>
          {index === 0 && <Recount label={texts.recount} />}
        </Box>
      ))}
      <Box push gap={8}>
        <Text size={11} color="muted" align="center">
          {texts.people}
        </Text>
        <Button icon="check" label={texts.approve} size={14} />
      </Box>
    </Phone>
  );
}

function Sums({ net, sums }: Pick<DifferenceTexts, "net" | "sums">) {
  return (
    <Box padding={{ y: 10, x: 14 }} radius={16} fill="raised">
      <Text size={11} color="muted">
        {net.name}
      </Text>
      <Box row gap={6}>
        <Text size={24} face="strong" color="accent-ink" lineHeight={1.25}>
          {net.amount}
        </Text>
        <Text size={12} color="muted">
          {net.currency}
        </Text>
      </Box>
      <Box row gap={16} margin={{ top: 4 }}>
        {sums.map(({ name, amount }) => (
          <Box key={name} row gap={6}>
            <Text size={11} color="muted">
              {name}
            </Text>
            <Text size={12} face="strong">
              {amount}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Recount({ label }: { label: string }) {
  return (
    <Box row self="start" gap={6} padding={{ y: 4, x: 10 }} radius={8} border="line-strong" margin={{ top: 6 }}>
      <Icon name="rotate-ccw" size={13} />
      <Text size={11} face="strong">
        {label}
      </Text>
    </Box>
  );
}
