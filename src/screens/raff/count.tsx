import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { Button, ListHead, Phone, PhoneHead, ProgressBar, Titled } from "../parts.tsx";

type Shelf = ScreenTexts<"raff-count">["shelves"][number];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A stock take as its manager sees it: who counts which shelf, and how far they are. */
export function RaffCount({ texts }: { texts: ScreenTexts<"raff-count"> }) {
  const { shelves } = texts;
  const part = sum(shelves.map(({ counted }) => counted)) / sum(shelves.map(({ items }) => items));
  return (
    <Phone clock={texts.clock}>
      <PhoneHead title={texts.title} end="users" />
      <Box row gap={14} padding={12} radius={16} fill="app" fillOpacity={0.11}>
        <Ring part={part} />
        <Titled size={15} title={texts.progress} note={texts.team} noteColor="copy" grow />
      </Box>
      <ListHead title={texts.listTitle} note={texts.place} margin={{ top: 13, bottom: 4 }} />
      {shelves.map((shelf, index) => (
        <ShelfRow key={shelf.mark} shelf={shelf} isFirst={index === 0} />
      ))}
      <Box push gap={9}>
        <Box row gap={6} justify="center">
          <Icon name="cloud-check" size={14} color="ok-ink" />
          <Text size={11} color="muted">
            {texts.synced}
          </Text>
        </Box>
        <Button icon="scan-line" label={texts.scan} size={14} />
      </Box>
    </Phone>
  );
}

function ShelfRow({ shelf: { mark, name, person, counted, items }, isFirst }: { shelf: Shelf; isFirst: boolean }) {
  const isDone = counted === items;
  return (
    <Box row gap={10} padding={{ y: 7 }} {...(!isFirst && { lines: { top: "line" as const } })}>
      <Box width={32} height={32} radius={10} align="center" justify="center" fill={isDone ? "ok-soft" : "raised"}>
        {isDone ? (
          <Icon name="check" color="ok-ink" />
        ) : (
          <Text face="strong" color="copy">
            {mark}
          </Text>
        )}
      </Box>
      <Box grow gap={4}>
        <Box row gap={6}>
          <Text grow size={12} face="strong">
            {name}
          </Text>
          <Text size={12} face={counted > 0 ? "strong" : "text"} color={counted > 0 ? "ink" : "muted"}>
            {`${counted}/${items}`}
          </Text>
        </Box>
        <Box row gap={10}>
          <Text size={11} color="muted" width={38} lineHeight={1.2}>
            {person}
          </Text>
          <Box grow>
            <ProgressBar part={counted / items} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const RING = { size: 62, radius: 26, width: 8 };

/** How much of the whole is counted. */
function Ring({ part }: { part: number }) {
  const { size, radius, width } = RING;
  const length = 2 * Math.PI * radius;
  return (
    <Box width={size} height={size} align="center" justify="center">
      <Drawing
        width={size}
        height={size}
        at={{ top: 0, start: 0 }}
        mirrored
        draw={() => (
          <g fill="none" strokeWidth={width} transform={`translate(${size / 2} ${size / 2})rotate(-90)`}>
            <circle r={radius} stroke="var(--color-surface)" />
            <circle
              r={radius}
              stroke="var(--app)"
              strokeLinecap="round"
              strokeDasharray={`${Math.round(length * part)} ${Math.round(length)}`}
            />
          </g>
        )}
      />
      <Text size={14} face="strong">
        {`${Math.round(part * 100)}%`}
      </Text>
    </Box>
  );
}
