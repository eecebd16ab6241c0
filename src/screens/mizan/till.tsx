import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Icon, Text } from "../drawing/elements.ts";
import { Button, ListHead, Titled, Window } from "../parts.tsx";
import { ON_AMBER } from "./amber.ts";

type Texts = ScreenTexts<"mizan">;

/** The tint of each item's picture, by its place. */
const TINTS = ["warn", "primary", "warn", "ok", "warn", "primary", "warn", "ok", "ok"] as const;

export function MizanTill({ texts }: { texts: Texts }) {
  return (
    <Window title={texts.title} end={<SavedChip label={texts.offline} />}>
      <Box grow gap={14} padding={16} fill="raised">
        <Categories categories={texts.categories} search={texts.search} />
        <Box grow gap={11}>
          {[0, 3, 6].map((first) => (
            <Box key={first} row grow gap={11} align="stretch">
              {[first, first + 1, first + 2].map((place) => (
                <Item key={place} texts={texts} place={place} />
              ))}
            </Box>
          ))}
        </Box>
      </Box>
      <Order texts={texts} />
    </Window>
  );
}

/** An outage is said calmly: nothing is lost and nobody has to act. */
function SavedChip({ label }: { label: string }) {
  return (
    <Box row gap={6} padding={{ y: 3, x: 10 }} radius={20} fill="ok-soft">
      <Icon name="wifi-off" size={14} color="ok-ink" />
      <Text size={12} face="strong" color="ok-ink">
        {label}
      </Text>
    </Box>
  );
}

function Categories({ categories, search }: Pick<Texts, "categories" | "search">) {
  return (
    <Box row gap={6}>
      {categories.map((category, index) => (
        <Box
          key={category}
          row
          padding={{ y: 7, x: 12 }}
          radius={9}
          {...(index === 0 ? { fill: "ink" as const } : { fill: "surface" as const, border: "line" as const })}
        >
          <Text size={12} face={index === 0 ? "strong" : "text"} color={index === 0 ? "page" : "copy"}>
            {category}
          </Text>
        </Box>
      ))}
      <Box row push gap={7} width={158} padding={{ y: 7, x: 11 }} radius={9} fill="surface" border="line">
        <Icon name="scan-barcode" color="copy" />
        <Text size={12} color="muted">
          {search}
        </Text>
      </Box>
    </Box>
  );
}

function Item({ texts, place }: { texts: Texts; place: number }) {
  const item = texts.items[place];
  const tint = TINTS[place];
  if (!item || !tint) return null;
  const count = texts.lines.find((line) => line.item === place)?.count;
  return (
    <Box grow padding={8} radius={12} fill="surface" border={count === undefined ? "line" : "app"}>
      <Box grow align="center" justify="center" radius={8} fill={`${tint}-soft`}>
        <Icon name={item.icon} size={44} color={`${tint}-ink`} />
      </Box>
      <Box row justify="between" gap={6} padding={{ x: 3, top: 8, bottom: 1 }}>
        <Text face="strong" shrink>
          {item.name}
        </Text>
        <Text size={12} color="copy">
          {item.price}
        </Text>
      </Box>
      {count !== undefined && (
        <Box at={{ top: 13, end: 13 }} width={22} height={22} radius={11} fill="app" align="center" justify="center">
          <Text size={12} face="strong" color={ON_AMBER}>
            {count}
          </Text>
        </Box>
      )}
    </Box>
  );
}

function Order({ texts }: { texts: Texts }) {
  return (
    <Box width={258} padding={16} lines={{ start: "line" }}>
      <ListHead
        size={16}
        title={texts.order}
        note={texts.table}
        noteSize={12}
        padding={{ bottom: 12 }}
        lines={{ bottom: "line" }}
      />
      {texts.lines.map(({ item, count, amount }) => (
        <Box key={item} row gap={10} padding={{ y: 11 }} lines={{ bottom: "line" }}>
          <Box width={24} height={24} radius={7} fill="raised" border="line" align="center" justify="center">
            <Text size={12} face="strong">
              {count}
            </Text>
          </Box>
          <Titled face="text" title={texts.items[item]?.name ?? ""} note={texts.items[item]?.price ?? ""} grow />
          <Text face="strong">{amount}</Text>
        </Box>
      ))}
      <Sums texts={texts} />
      <Box row gap={8} align="stretch">
        <Button grow look="outlined" icon="banknote" label={texts.cash} size={14} />
        <Button grow icon="credit-card" label={texts.card} color={ON_AMBER} size={14} />
      </Box>
    </Box>
  );
}

function Sums({ texts }: { texts: Texts }) {
  const total = texts.sums.at(-1);
  return (
    <Box push gap={4} padding={{ bottom: 14 }}>
      {texts.sums.slice(0, -1).map(({ name, amount }) => (
        <Box key={name} row justify="between">
          <Text color="copy">{name}</Text>
          <Text color="copy">{amount}</Text>
        </Box>
      ))}
      {total && (
        <Box row gap={6} margin={{ top: 4 }}>
          <Text size={16} face="strong">
            {total.name}
          </Text>
          <Text push size={24} face="strong" lineHeight={1.2}>
            {total.amount}
          </Text>
          <Text size={12} color="muted">
            {texts.currency}
          </Text>
        </Box>
      )}
    </Box>
  );
}
