import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { Button, Heading, Titled, Window } from "../parts.tsx";
import { DaftarRail } from "./rail.tsx";

const COLUMN = 120;

export function DaftarTaxReport({ texts }: { texts: ScreenTexts<"daftar-tax"> }) {
  const { due } = texts;
  return (
    <Window title={texts.title}>
      <DaftarRail current="reports" />
      <Box grow padding={24} gap={16}>
        <Box row>
          <Heading title={texts.heading} caption={texts.caption} />
          <Button push icon="sheet" look="outlined" label={texts.exportTo} />
        </Box>
        <Box>
          <Row name={texts.columns.box} amount={texts.columns.amount} tax={texts.columns.tax} look="head" />
          {texts.groups.map(({ name, boxes, total }) => (
            <Box key={name}>
              <Box padding={{ top: 11, bottom: 3 }}>
                <Text size={12} face="strong" color="primary-ink">
                  {name}
                </Text>
              </Box>
              {boxes.map((box) => (
                <Row key={box.name} {...box} look="box" />
              ))}
              <Row {...total} look="total" />
            </Box>
          ))}
        </Box>
        <Box row push gap={14} padding={{ y: 14, x: 18 }} radius={12} fill="primary-soft">
          <Icon name="landmark" size={22} color="primary-ink" />
          <Titled color="primary-ink" title={due.name} note={due.note} noteColor="copy" />
          <Text push size={24} face="strong" color="primary-ink">
            {due.amount}
          </Text>
        </Box>
      </Box>
    </Window>
  );
}

type RowProps = { name: string; amount: string; tax: string; look: "head" | "box" | "total" };

function Row({ name, amount, tax, look }: RowProps) {
  const face = look === "total" ? "strong" : "text";
  const [size, color] = look === "head" ? ([11, "muted"] as const) : ([13, "ink"] as const);
  return (
    <Box row padding={{ y: look === "head" ? 4 : 8 }} lines={{ bottom: look === "head" ? "line-strong" : "line" }}>
      <Text grow size={size} face={face} color={look === "box" ? "copy" : color}>
        {name}
      </Text>
      <Text width={COLUMN} align="number" size={size} face={face} color={color}>
        {amount}
      </Text>
      <Text width={COLUMN} align="number" size={size} face={face} color={color}>
        {tax}
      </Text>
    </Box>
  );
}
