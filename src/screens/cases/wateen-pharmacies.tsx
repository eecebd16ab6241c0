import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame, Panel, Tag } from "../fragment.tsx";

const CAMERA = "#0c1424";

/** The camera along the shelf; the date and the difference at once. */
export function WateenPharmacies({ texts }: { texts: ScreenTexts<"case-wateen-pharmacies"> }) {
  return (
    <FragmentFrame padding={0}>
      <Box height={172} fill={CAMERA}>
        <Drawing grow draw={Shelf} />
        <Box at={{ top: 14, start: 16 }} padding={{ x: 12, y: 3 }} radius={14} fill={CAMERA}>
          <Text size={FRAGMENT_TEXT} color="#eef2fb">
            {texts.place}
          </Text>
        </Box>
      </Box>
      <Box grow padding={20} fill="surface">
        <Box row justify="between" gap={10}>
          <Text size={19} face="display">
            {texts.name}
          </Text>
          <Tag tone="warn" label={texts.date} />
        </Box>
        <Box row push gap={10} align="stretch">
          {texts.totals.map(({ name, amount }, index) => {
            const isDifference = index === texts.totals.length - 1;
            return (
              <Panel
                key={name}
                grow
                padding={{ x: 16, y: 10 }}
                {...(isDifference && { fill: "accent-soft" as const, border: "accent-soft" as const })}
              >
                <Text size={FRAGMENT_TEXT} color={isDifference ? "accent-ink" : "copy"}>
                  {name}
                </Text>
                <Text size={30} face="strong" lineHeight={1.25} color={isDifference ? "accent-ink" : "ink"}>
                  {amount}
                </Text>
              </Panel>
            );
          })}
        </Box>
      </Box>
    </FragmentFrame>
  );
}

/** Boxes of medicine on a shelf: place from the left, width, height, colour. */
const BOXES = [
  [18, 70, 88, "#5b7fa8"],
  [92, 52, 104, "#7f9a6a"],
  [318, 64, 96, "#a8785b"],
  [386, 78, 80, "#6a7f9a"],
] as const;

function Shelf() {
  return (
    <>
      {BOXES.map(([x, width, height, color]) => (
        <g key={x} opacity=".55">
          <rect x={x} y={150 - height} width={width} height={height} rx="3" fill={color} />
          <path
            fill="#fff"
            opacity=".7"
            d={`M${x + 10} ${150 - height + 14}h${width - 20}v5h-${width - 20}zm0 12h${width / 2 - 10}v4h-${width / 2 - 10}z`}
          />
        </g>
      ))}
      <path fill="#2b3a57" d="M0 150h480v10H0z" />
      <rect x="158" y="40" width="148" height="110" rx="4" fill="#f3f6fb" />
      <path fill="#2e7d5b" d="M158 44a4 4 0 0 1 4-4h140a4 4 0 0 1 4 4v22H158z" />
      <path fill="#fff" d="M172 49h64v7h-64z" />
      <path
        fill="#16203a"
        d="M180 84h4v44h-4zm8 0h2v44h-2zm6 0h6v44h-6zm10 0h2v44h-2zm5 0h4v44h-4zm9 0h2v44h-2zm5 0h6v44h-6zm11 0h2v44h-2zm5 0h3v44h-3zm8 0h6v44h-6zm10 0h2v44h-2zm6 0h5v44h-5zm9 0h2v44h-2zm6 0h6v44h-6z"
      />
      <path
        fill="none"
        stroke="#0e8f63"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M164 90V74h16m104 0h16v16m0 32v16h-16m-104 0h-16v-16"
      />
      <path stroke="#38d39b" strokeWidth="2.5" d="M152 106h160" />
    </>
  );
}
