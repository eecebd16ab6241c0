import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame, IconTile, Panel, Tag } from "../fragment.tsx";

const WAY = 44;

/** The way to the internet is broken, the way between the tills is not. */
export function MinaCafes({ texts }: { texts: ScreenTexts<"case-mina-cafes"> }) {
  return (
    <FragmentFrame>
      <Box row justify="center">
        <Tag tone="warn" icon="cloud-off" label={texts.offline} />
      </Box>
      <Box>
        <Drawing height={WAY + 20} draw={Ways} />
        <Box row at={{ top: WAY - 24, start: 0, end: 0 }} justify="center">
          <Box padding={{ x: 10 }} fill="page-alt">
            <Text size={FRAGMENT_TEXT} color="copy">
              {texts.connected}
            </Text>
          </Box>
        </Box>
      </Box>
      <Box row gap={12} align="stretch">
        {texts.items.map(({ name, note }) => (
          <Panel key={name} grow align="center" padding={{ y: 14 }} gap={3}>
            <IconTile name="monitor-check" size={44} />
            <Text size={17} face="display" margin={{ top: 5 }}>
              {name}
            </Text>
            <Text size={FRAGMENT_TEXT} color="muted" lineHeight={1.25}>
              {note}
            </Text>
          </Panel>
        ))}
      </Box>
      <Box row push gap={12} padding={{ x: 16, y: 10 }} radius={12} fill="ok-soft">
        <Icon name="hard-drive" size={24} color="ok-ink" />
        <Box grow>
          <Text size={17} face="strong" color="ok-ink" lineHeight={1.3}>
            {texts.summary}
          </Text>
          <Text size={FRAGMENT_TEXT} color="ok-ink" lineHeight={1.3}>
            {texts.note}
          </Text>
        </Box>
      </Box>
    </FragmentFrame>
  );
}

/** Up to the cloud, broken, and along the three tills, whole. */
function Ways({ width, height }: { width: number; height: number }) {
  const sixth = width / 6;
  return (
    <g fill="none" strokeWidth="2">
      <path stroke="var(--color-muted)" strokeDasharray="4 5" d={`M${width / 2} 0v${WAY}`} />
      <path
        stroke="var(--app)"
        strokeLinejoin="round"
        d={`M${sixth} ${height}V${WAY}H${sixth * 5}V${height}M${width / 2} ${WAY}V${height}`}
      />
    </g>
  );
}
