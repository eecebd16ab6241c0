import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { Button } from "../parts.tsx";
import { CropBag, Landscape, SeasonBag } from "./landscape.tsx";
import { RAWI } from "./palette.ts";

type Texts = ScreenTexts<"rawi">;

const BAG_COLORS = [RAWI.terracotta, RAWI.ink, RAWI.earth, RAWI.copy];

/** A client's website: a roastery with colours of its own, down to the browser's frame. */
export function RawiStore({ texts }: { texts: Texts }) {
  return (
    <Box fill={RAWI.paper} border={RAWI.lineStrong} radius={14} clip>
      <AddressBar address={texts.title} />
      <Navigation texts={texts} />
      <Hero texts={texts} />
      <Box grow gap={10} padding={{ x: 32, top: 16 }}>
        <Text size={14} face="strong" color={RAWI.ink}>
          {texts.cropsTitle}
        </Text>
        <Box row gap={12} align="stretch">
          {texts.crops.map((crop, index) => (
            <Crop key={crop.name} {...crop} color={BAG_COLORS[index] ?? RAWI.ink} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function AddressBar({ address }: { address: string }) {
  return (
    <Box row justify="center" height={38} fill={RAWI.sand} lines={{ bottom: RAWI.line }}>
      <Box at={{ top: 14, start: 14 }}>
        <Drawing
          width={48}
          height={10}
          mirrored
          draw={() => <path stroke={RAWI.lineStrong} strokeWidth="10" strokeLinecap="round" d="M5 5h0m17 0h0m17 0h0" />}
        />
      </Box>
      <Box row justify="center" gap={6} width={260} height={24} radius={12} fill={RAWI.card}>
        <Icon name="lock" size={11} color={RAWI.muted} />
        <Text size={12} color={RAWI.copy}>
          {address}
        </Text>
      </Box>
    </Box>
  );
}

function Navigation({ texts }: { texts: Texts }) {
  return (
    <Box row gap={26} height={54} padding={{ x: 32 }}>
      <Text size={22} face="display" color={RAWI.ink}>
        {texts.name}
      </Text>
      {texts.nav.map((link) => (
        <Text key={link} size={13} color={RAWI.copy}>
          {link}
        </Text>
      ))}
      <Box row push gap={6}>
        <Icon name="globe" size={15} color={RAWI.copy} />
        <Text size={12} color={RAWI.copy}>
          {texts.otherLanguage}
        </Text>
      </Box>
      <Box row gap={6} padding={{ y: 5, x: 11 }} radius={20} border={RAWI.lineStrong}>
        <Icon name="shopping-bag" size={15} color={RAWI.ink} />
        <Text size={12} face="strong" color={RAWI.ink}>
          {texts.bagCount}
        </Text>
      </Box>
    </Box>
  );
}

function Hero({ texts }: { texts: Texts }) {
  return (
    <Box height={308} fill={RAWI.sand} padding={{ x: 32, top: 32 }} clip>
      <Box at={{ top: 0, bottom: 0, start: 0, end: 0 }}>
        <Drawing grow mirrored draw={Landscape} />
      </Box>
      <Text size={13} face="strong" color={RAWI.terracotta} margin={{ bottom: 6 }}>
        {texts.crop}
      </Text>
      {texts.headline.map((words) => (
        <Text key={words} size={44} face="display" lineHeight={1.22} color={RAWI.ink}>
          {words}
        </Text>
      ))}
      <Text size={14} color={RAWI.copy} margin={{ top: 8, bottom: 14 }}>
        {texts.body}
      </Text>
      <Button self="start" label={texts.buy} fill={RAWI.ink} color={RAWI.paper} size={14} />
      <Box at={{ bottom: 16, end: 148 }} width={124} height={186}>
        <Drawing grow draw={SeasonBag} />
        <Box at={{ top: 48, start: 0 }} width={116}>
          <Text size={24} face="display" align="center" color={RAWI.ink}>
            {texts.name}
          </Text>
        </Box>
      </Box>
    </Box>
  );
}

function Crop({ name, altitude, price, color }: Texts["crops"][number] & { color: string }) {
  return (
    <Box row grow gap={12} padding={{ x: 14, y: 15 }} radius={12} fill={RAWI.card} border={RAWI.line}>
      <Drawing width={40} height={56} draw={() => <CropBag color={color} />} />
      <Box grow>
        <Text face="strong" color={RAWI.ink}>
          {name}
        </Text>
        <Text size={11} color={RAWI.muted}>
          {altitude}
        </Text>
        <Text size={13} face="strong" color={RAWI.terracotta} margin={{ top: 4 }}>
          {price}
        </Text>
      </Box>
    </Box>
  );
}
