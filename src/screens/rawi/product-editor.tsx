import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { Action, FRAGMENT_TEXT, FragmentFrame, FragmentHead, Panel, Tag } from "../fragment.tsx";
import { CoffeeBag } from "./coffee-bag.tsx";
import { RAWI } from "./palette.ts";

type Texts = ScreenTexts<"rawi-product">;

/** A product in the dashboard its owner keeps, written in both languages beside each other. */
export function RawiProductEditor({ texts }: { texts: Texts }) {
  return (
    <FragmentFrame padding={0}>
      <Box row justify="between" height={58} padding={{ x: 20 }} fill="surface" lines={{ bottom: "line" }}>
        <FragmentHead title={texts.title} size={19} />
        <Tag label={texts.saved} tone="ok" icon="check" />
      </Box>
      <Box grow gap={14} padding={{ x: 20, y: 16 }}>
        {/* Each language keeps its own side and direction, whichever the page is in. */}
        <Box row direction="rtl" gap={14} align="stretch">
          {texts.versions.map((version) => (
            <Version key={version.language} {...version} />
          ))}
        </Box>
        <Panel row grow gap={16} padding={{ x: 16 }}>
          <Drawing
            width={46}
            height={62}
            draw={() => (
              <g transform="scale(.5)">
                <CoffeeBag color={RAWI.earth} label={RAWI.paper} />
              </g>
            )}
          />
          {texts.facts.map(({ label, value }) => (
            <Box key={label} grow>
              <Text size={FRAGMENT_TEXT} color="muted">
                {label}
              </Text>
              <Text size={18} face="strong">
                {value}
              </Text>
            </Box>
          ))}
          <Action label={texts.publish} fill="primary" />
        </Panel>
      </Box>
    </FragmentFrame>
  );
}

function Version({ language, direction, name, body }: Texts["versions"][number]) {
  return (
    <Box grow width={0} gap={7} direction={direction}>
      <Box row gap={6}>
        <Icon name="languages" size={17} color="primary-ink" />
        <Text size={FRAGMENT_TEXT} face="strong" color="primary-ink">
          {language}
        </Text>
      </Box>
      <Box height={44} padding={{ x: 13 }} justify="center" radius={10} fill="surface" border="line-strong">
        <Text size={18} face="strong">
          {name}
        </Text>
      </Box>
      <Box height={78} padding={{ x: 13, y: 10 }} radius={10} fill="surface" border="line-strong">
        <Text size={16} color="copy" maxLines={2} lineHeight={1.6}>
          {body}
        </Text>
      </Box>
    </Box>
  );
}
