import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame, IconTile, Panel, Tag } from "../fragment.tsx";

type Texts = ScreenTexts<"case-gulf-sea-trading">;

/** Three warehouses write, one ledger reads. */
export function GulfSeaTrading({ texts }: { texts: Texts }) {
  return (
    <FragmentFrame>
      <Box row gap={10} align="stretch">
        {texts.invoices.map((invoice) => (
          <Warehouse key={invoice.number} invoice={invoice} states={texts.states} />
        ))}
      </Box>
      <Drawing grow mirrored draw={(size) => <Ways {...size} waiting={texts.invoices.map(isWaiting)} />} />
      <Panel row gap={14} padding={{ x: 16, y: 14 }} border="app">
        <IconTile name="book-open-text" size={46} />
        <Box grow>
          <Text size={17} face="display">
            {texts.title}
          </Text>
          <Text size={FRAGMENT_TEXT} color="muted">
            {texts.caption}
          </Text>
        </Box>
        <Box align="end">
          <Text size={22} face="strong" lineHeight={1.25}>
            {texts.total}
          </Text>
          <Text size={FRAGMENT_TEXT} color="muted" lineHeight={1.25}>
            {texts.currency}
          </Text>
        </Box>
      </Panel>
    </FragmentFrame>
  );
}

const isWaiting = ({ state }: Texts["invoices"][number]) => state === "waiting";

function Warehouse({ invoice, states }: { invoice: Texts["invoices"][number]; states: Texts["states"] }) {
  const { place, number, amount, state } = invoice;
  return (
    <Panel grow padding={{ x: 12, y: 12 }} gap={3}>
      <Box row gap={7}>
        <Icon name="warehouse" size={18} color="muted" />
        <Text size={17} face="display">
          {place}
        </Text>
      </Box>
      <Text size={FRAGMENT_TEXT} face="mono" color="copy">
        {number}
      </Text>
      <Text size={18} face="strong">
        {amount}
      </Text>
      <Box row margin={{ top: 4 }}>
        {state === "sent" ? (
          <Tag tone="ok" icon="check" label={states.sent} />
        ) : (
          <Tag tone="warn" icon="wifi-off" label={states.waiting} />
        )}
      </Box>
    </Panel>
  );
}

/** From each warehouse to the ledger; dashed while the line is down. */
function Ways({ width, height, waiting }: { width: number; height: number; waiting: boolean[] }) {
  return waiting.map((isDown, index) => {
    const x = ((index + 0.5) * width) / waiting.length;
    const middle = height / 2;
    return (
      <path
        key={x}
        fill="none"
        stroke={isDown ? "var(--color-muted)" : "var(--app)"}
        strokeWidth="2"
        strokeDasharray={isDown ? "5 5" : undefined}
        d={`M${x.toFixed(1)} 0C${x.toFixed(1)} ${middle} ${width / 2} ${middle} ${width / 2} ${height}`}
      />
    );
  });
}
