import type { ScreenTexts } from "#domain/screens/screen.ts";
import { curvePath } from "../curve.ts";
import { Box, type Color, Drawing, Text } from "../drawing/elements.ts";
import { Button, Chip, Heading, Window } from "../parts.tsx";
import { DaftarSide } from "./side.tsx";

const TONE_OF_STATE = { paid: "ok", sent: "primary", overdue: "accent" } as const;
const TOTALS: { amount: Color; note: Color }[] = [
  { amount: "ink", note: "ok-ink" },
  { amount: "ink", note: "muted" },
  { amount: "accent-ink", note: "muted" },
];

const POINTS = [22, 31, 27, 40, 36, 52, 48, 61, 57, 74, 70, 86];
const POINTS_BEFORE = [18, 22, 25, 28, 33, 35, 38, 42, 46, 48, 52, 58];

export function DaftarOverview({ texts }: { texts: ScreenTexts<"daftar"> }) {
  return (
    <Window title={texts.title}>
      <DaftarSide company={texts.company} nav={texts.nav} invoiceCount={texts.invoiceCount} current="overview" />
      <Box grow padding={{ x: 20, top: 20 }}>
        <Box row>
          <Heading title={texts.month} caption={texts.caption} />
          <Button push icon="plus" label={texts.newInvoice} />
        </Box>
        <Box row align="stretch" border="line" radius={11} margin={{ top: 15, bottom: 12 }}>
          {texts.totals.map(({ name, amount, note }, index) => (
            <Box key={name} grow padding={{ y: 10, x: 15 }} {...(index > 0 && { lines: { start: "line" as const } })}>
              <Text size={11} color="muted">
                {name}
              </Text>
              <Box row gap={8}>
                <Text size={22} face="strong" color={TOTALS[index]?.amount ?? "ink"}>
                  {amount}
                </Text>
                <Text size={11} color={TOTALS[index]?.note ?? "muted"} shrink>
                  {note}
                </Text>
              </Box>
            </Box>
          ))}
        </Box>
        <Box height={122} margin={{ bottom: 12 }}>
          <Drawing grow mirrored draw={CashFlow} />
          <Box row gap={8} at={{ top: -8, end: 78 }} padding={{ y: 4, x: 10 }} radius={8} fill="ink">
            <Text size={11} face="strong" color="page">
              {texts.tip.amount}
            </Text>
            <Text size={11} color="page">
              {texts.tip.note}
            </Text>
          </Box>
        </Box>
        {texts.invoices.map(({ number, customer, date, amount, state }) => (
          <Box key={number} row gap={10} padding={{ y: 9 }} lines={{ top: "line" }}>
            <Text width={78} size={11} face="mono" color="muted">
              {number}
            </Text>
            <Text grow>{customer}</Text>
            <Text width={70} size={11} color="muted">
              {date}
            </Text>
            <Text width={70} face="strong" align="number">
              {amount}
            </Text>
            <Box row width={70} justify="end">
              <Chip tone={TONE_OF_STATE[state]} label={texts.states[state]} />
            </Box>
          </Box>
        ))}
      </Box>
    </Window>
  );
}

function CashFlow({ width, height }: { width: number; height: number }) {
  const curve = (points: readonly number[]) => curvePath(points, { step: width / 11, height });
  return (
    <>
      <path stroke="var(--color-line)" d={[0.25, 0.5, 0.75].map((part) => `M0 ${height * part}H${width}`).join("")} />
      <path fill="var(--app)" opacity=".14" d={`${curve(POINTS)}V${height}H0z`} />
      <path fill="none" stroke="var(--color-line-strong)" strokeDasharray="4" d={curve(POINTS_BEFORE)} />
      <path fill="none" stroke="var(--color-primary-ink)" strokeWidth="2" d={curve(POINTS)} />
    </>
  );
}
