import type { ScreenTexts } from "#domain/screens/screen.ts";
import { SQUARE_CODE, SQUARE_CODE_MODULES } from "#src/art/evidence/square-code.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { Button, Chip, Window } from "../parts.tsx";
import { DaftarRail } from "./rail.tsx";

const COLUMNS = { count: 80, price: 90, amount: 110 };

export function DaftarInvoice({ texts }: { texts: ScreenTexts<"daftar-invoice"> }) {
  return (
    <Window title={texts.title}>
      <DaftarRail current="invoices" />
      <Box grow padding={24} gap={20}>
        <Box row gap={10}>
          <Text size={20} face="display">
            {texts.heading}
          </Text>
          <Text face="mono" color="muted">
            {texts.number}
          </Text>
          <Chip tone="ok" label={texts.state} />
          <Button push icon="send" label={texts.send} />
        </Box>
        <Box row gap={12} align="stretch">
          {texts.fields.map(({ name, value }, index) => (
            <Box key={name} grow={index === 0 ? 1.6 : 1} gap={3} padding={{ y: 9, x: 14 }} radius={10} border="line">
              <Text size={11} color="muted">
                {name}
              </Text>
              <Text face="strong">{value}</Text>
            </Box>
          ))}
        </Box>
        <Items texts={texts} />
        <Box row push align="end" justify="between">
          <Clearance texts={texts} />
          <Sums texts={texts} />
        </Box>
      </Box>
    </Window>
  );
}

type Texts = { texts: ScreenTexts<"daftar-invoice"> };

function Items({ texts: { columns, items, addItem } }: Texts) {
  return (
    <Box>
      <Box row padding={{ bottom: 8 }} lines={{ bottom: "line-strong" }}>
        <Text grow size={11} color="muted">
          {columns.item}
        </Text>
        {(["count", "price", "amount"] as const).map((column) => (
          <Text key={column} width={COLUMNS[column]} align="number" size={11} color="muted">
            {columns[column]}
          </Text>
        ))}
      </Box>
      {items.map(({ name, count, price, amount }) => (
        <Box key={name} row padding={{ y: 10 }} lines={{ bottom: "line" }}>
          <Text grow>{name}</Text>
          <Text width={COLUMNS.count} align="number">
            {count}
          </Text>
          <Text width={COLUMNS.price} align="number" color="copy">
            {price}
          </Text>
          <Text width={COLUMNS.amount} align="number" face="strong">
            {amount}
          </Text>
        </Box>
      ))}
      <Box row gap={6} padding={{ top: 10 }}>
        <Icon name="plus" color="primary-ink" />
        <Text size={12} face="strong" color="primary-ink">
          {addItem}
        </Text>
      </Box>
    </Box>
  );
}

const CODE_SIZE = 84;

function Clearance({ texts: { cleared } }: Texts) {
  return (
    <Box row gap={14}>
      <Box padding={8} radius={8} fill="#ffffff" border="line">
        <Drawing
          width={CODE_SIZE}
          height={CODE_SIZE}
          draw={() => (
            <path
              fill="#0b1230"
              fillRule="evenodd"
              transform={`scale(${CODE_SIZE / SQUARE_CODE_MODULES})`}
              d={SQUARE_CODE}
            />
          )}
        />
      </Box>
      <Box>
        <Box row gap={6}>
          <Icon name="circle-check" color="ok-ink" />
          <Text face="strong">{cleared.title}</Text>
        </Box>
        <Text size={11} color="muted">
          {cleared.note}
        </Text>
      </Box>
    </Box>
  );
}

function Sums({ texts: { sums, total } }: Texts) {
  return (
    <Box width={280} gap={8}>
      {sums.map(({ name, amount }) => (
        <Box key={name} row justify="between" padding={{ x: 14 }}>
          <Text color="copy">{name}</Text>
          <Text>{amount}</Text>
        </Box>
      ))}
      <Box row justify="between" padding={{ y: 11, x: 14 }} radius={10} fill="primary-soft">
        <Text face="strong" color="primary-ink">
          {total.name}
        </Text>
        <Text size={18} face="strong" color="primary-ink">
          {total.amount}
        </Text>
      </Box>
    </Box>
  );
}
