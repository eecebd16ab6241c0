import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Text } from "../drawing/elements.ts";
import { Button, Heading, ListHead, Window } from "../parts.tsx";
import { ON_AMBER } from "./amber.ts";

type Texts = ScreenTexts<"mizan-close">;

const BARS_HEIGHT = 132;

const money = (amount: number) => amount.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ",");

export function MizanClose({ texts }: { texts: Texts }) {
  return (
    <Window title={texts.title}>
      <Box grow padding={20}>
        <Box row>
          <Heading title={texts.heading} caption={texts.caption} />
          <Button push look="outlined" icon="printer" label={texts.print} />
        </Box>
        <Box row align="stretch" border="line" radius={11} margin={{ top: 14 }}>
          {texts.totals.map(({ name, amount }, index) => (
            <Box key={name} grow padding={{ y: 9, x: 14 }} {...(index > 0 && { lines: { start: "line" as const } })}>
              <Text size={11} color="muted">
                {name}
              </Text>
              <Text size={20} face="strong">
                {amount}
              </Text>
            </Box>
          ))}
        </Box>
        <Hours texts={texts} />
        <Box row push gap={28} align="stretch">
          <Shares title={texts.methodsTitle} shares={texts.methods} />
          <Shares title={texts.cashiersTitle} shares={texts.cashiers} />
        </Box>
      </Box>
      <CashCount texts={texts} />
    </Window>
  );
}

function Hours({ texts }: { texts: Texts }) {
  const most = Math.max(...texts.hours);
  const hours = texts.hours.map((sales, index) => ({ hour: texts.firstHour + index, sales }));
  return (
    <Box margin={{ top: 16 }}>
      <Text face="strong">{texts.hoursTitle}</Text>
      <Box row gap={7} align="end" height={BARS_HEIGHT + 26} lines={{ bottom: "line-strong" }}>
        {hours.map(({ hour, sales }) => (
          <Box key={hour} grow gap={3}>
            {sales === most && (
              <Text size={11} face="strong" align="center">
                {sales}
              </Text>
            )}
            <Box
              height={(sales / most) * BARS_HEIGHT}
              radius={3}
              fill="app"
              {...(sales !== most && { fillOpacity: 0.45 })}
            />
          </Box>
        ))}
      </Box>
      <Box row gap={7} margin={{ top: 5 }}>
        {hours.map(({ hour }) => (
          <Box key={hour} grow>
            {hour % 2 === 0 && (
              <Text size={11} color="muted" align="center">
                {hour}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Shares({ title, shares }: { title: string; shares: Texts["methods"] }) {
  return (
    <Box grow>
      <Text face="strong" margin={{ bottom: 4 }}>
        {title}
      </Text>
      {shares.map(({ name, amount }) => (
        <Box key={name} row justify="between" padding={{ y: 5 }} lines={{ top: "line" }}>
          <Text size={12} color="copy">
            {name}
          </Text>
          <Text size={12}>{amount}</Text>
        </Box>
      ))}
    </Box>
  );
}

function CashCount({ texts }: { texts: Texts }) {
  const counted = texts.notes.reduce((sum, { value, count }) => sum + value * count, 0);
  return (
    <Box width={286} padding={20} fill="raised" lines={{ start: "line" }}>
      <ListHead size={15} title={texts.countTitle} note={texts.currency} noteSize={12} padding={{ bottom: 8 }} />
      {texts.notes.map((note) => (
        <Note key={note.value} {...note} />
      ))}
      <Box push gap={5} padding={{ y: 12 }}>
        <Sum {...texts.opening} />
        <Sum {...texts.expected} />
        <Sum name={texts.counted} amount={money(counted)} />
        <Box row justify="between" margin={{ top: 5 }} padding={{ y: 8, x: 12 }} radius={9} fill="warn-soft">
          <Text face="strong" color="warn-ink">
            {texts.difference.name}
          </Text>
          <Text size={15} face="strong" color="warn-ink">
            {texts.difference.amount}
          </Text>
        </Box>
      </Box>
      <Button icon="lock" label={texts.close} color={ON_AMBER} size={14} />
      <Text size={11} color="muted" align="center" margin={{ top: 8 }}>
        {texts.posting}
      </Text>
    </Box>
  );
}

function Note({ value, count }: Texts["notes"][number]) {
  return (
    <Box row gap={8} padding={{ y: 7 }} lines={{ top: "line" }}>
      <Text width={34} face="strong">
        {value}
      </Text>
      <Text size={12} color="muted">
        ×
      </Text>
      <Box width={48} padding={{ y: 3 }} radius={6} fill="surface" border="line-strong">
        <Text size={12} align="center">
          {count}
        </Text>
      </Box>
      <Text push color="copy">
        {money(value * count)}
      </Text>
    </Box>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <Box row justify="between">
      <Text color="copy">{name}</Text>
      <Text face="strong">{amount}</Text>
    </Box>
  );
}
