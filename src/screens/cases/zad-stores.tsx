import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame, IconTile, Panel } from "../fragment.tsx";

type Item = ScreenTexts<"case-zad-stores">["items"][number];

const HEAD_ICONS = ["store", "globe"] as const;
const COLUMN = 76;
const NOTES = { open: "ok-ink", held: "warn-ink", gone: "accent-ink" } as const;

/** One number for the shop and the website. */
export function ZadStores({ texts }: { texts: ScreenTexts<"case-zad-stores"> }) {
  return (
    <FragmentFrame gap={10}>
      <Box row gap={22} justify="end" padding={{ end: 14 }}>
        {texts.heads.map((head, index) => (
          <Box key={head} width={COLUMN} align="center">
            <Icon name={HEAD_ICONS[index] ?? HEAD_ICONS[0]} size={20} color="copy" />
            <Text size={FRAGMENT_TEXT} face="strong" color="copy">
              {head}
            </Text>
          </Box>
        ))}
      </Box>
      {texts.items.map((item) => (
        <ItemRow key={item.name} item={item} />
      ))}
      <Box row push gap={8} justify="center">
        <Icon name="refresh-cw" size={17} color="muted" />
        <Text size={FRAGMENT_TEXT} color="muted">
          {texts.note}
        </Text>
      </Box>
    </FragmentFrame>
  );
}

function ItemRow({ item: { icon, name, note, count, state } }: { item: Item }) {
  return (
    <Panel row height={68} padding={{ start: 12, end: 14 }} gap={12}>
      <IconTile name={icon} size={42} />
      <Box grow>
        <Text size={16} face="strong" lineHeight={1.3}>
          {name}
        </Text>
        <Text size={FRAGMENT_TEXT} color={NOTES[state]} lineHeight={1.3}>
          {note}
        </Text>
      </Box>
      <Box row>
        <Count count={count} />
        <Box width={22} height={3} fill="app" />
        <Count count={count} />
      </Box>
    </Panel>
  );
}

function Count({ count }: { count: string }) {
  return (
    <Box
      width={COLUMN}
      height={46}
      radius={10}
      border="app"
      fill="app"
      fillOpacity={0.1}
      align="center"
      justify="center"
    >
      <Text size={24} face="strong" lineHeight={1.2}>
        {count}
      </Text>
    </Box>
  );
}
