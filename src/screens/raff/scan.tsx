import type { ScreenTexts } from "#domain/screens/screen.ts";
import { BARCODE_MODULES, barcodeDashes } from "#src/art/barcode.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { Button, Chip, ListHead, Phone, Titled } from "../parts.tsx";

const VIEW = { width: 300, height: 248 };
/** From the line with the clock down to the card that lies over the lower edge of the view. */
const HEAD_HEIGHT = 194;

/** Stock taking: what the camera sees above, what has been counted below. */
export function RaffScan({ texts }: { texts: ScreenTexts<"raff"> }) {
  const { barcode } = texts.scanned;
  return (
    <Phone
      clock={texts.clock}
      backdrop={<Drawing {...VIEW} at={{ top: 0, start: 0 }} draw={() => <ShelfInView barcode={barcode} />} />}
    >
      <Box height={HEAD_HEIGHT}>
        <Box row justify="between" margin={{ top: 10 }}>
          <Titled size={15} color="on-primary" title={texts.title} note={texts.place} noteColor="on-primary" />
          <Box width={34} height={34} radius={17} fill="#0b110e" fillOpacity={0.6} align="center" justify="center">
            <Icon name="zap" color="on-primary" />
          </Box>
        </Box>
      </Box>
      <Scanned {...texts.scanned} />
      <ListHead title={texts.listTitle} note={texts.progress} margin={{ top: 13, bottom: 6 }} />
      {texts.counted.map((item) => (
        <Counted key={item.name} {...item} />
      ))}
      <Box push>
        <Button label={texts.finish} size={14} />
      </Box>
    </Phone>
  );
}

function Scanned({ name, barcode, count }: ScreenTexts<"raff">["scanned"]) {
  return (
    <Box radius={15} fill="surface">
      <Box row gap={8} padding={{ y: 9, x: 12 }} radius={15} fill="app" fillOpacity={0.11} border="app">
        <Titled title={name} note={barcode} noteFace="mono" grow />
        <Box width={28} height={28} radius={14} fill="surface" border="line" align="center" justify="center">
          <Icon name="minus" />
        </Box>
        <Text size={16} face="strong" width={22} align="center">
          {count}
        </Text>
        <Box width={28} height={28} radius={14} fill="app" align="center" justify="center">
          <Icon name="plus" color="on-primary" />
        </Box>
      </Box>
    </Box>
  );
}

function Counted({ name, count, difference }: ScreenTexts<"raff">["counted"][number]) {
  const isRight = difference === null;
  return (
    <Box row gap={8} padding={{ y: 8 }} lines={{ top: "line" }}>
      <Icon name={isRight ? "check" : "triangle-alert"} color={isRight ? "ok-ink" : "warn-ink"} />
      <Text grow>{name}</Text>
      {!isRight && <Chip tone="warn" label={difference} />}
      <Text face="strong" width={20} align="end">
        {count}
      </Text>
    </Box>
  );
}

/** What the camera sees is the same by day and by night. */
function ShelfInView({ barcode }: { barcode: string }) {
  return (
    <>
      <path fill="#1e2923" d="M0 0h300v248H0z" />
      <path
        fill="#fff"
        opacity=".05"
        d="M0 84V34h46v50zM54 84V50h34v34zM212 84V40h40v44zM260 84V54h40v30zM0 84h300v8H0z"
      />
      <path fill="var(--app)" opacity=".45" d="M0 248V134h58v114zM242 248V146h58v102z" />
      <path fill="#0c1633" opacity=".4" d="M8 158h42v34H8zM250 168h42v34h-42z" />
      <path fill="#c9ab78" d="M68 248V114q0-8 8-8h148q8 0 8 8v134z" />
      <path fill="#fff" d="M92 136h116v66H92z" />
      <path
        stroke="#0c1633"
        d={`M102.5 169h${BARCODE_MODULES}`}
        strokeWidth="46"
        strokeDasharray={barcodeDashes(barcode)}
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        d="M80 146v-12q0-8 8-8h12M200 126h12q8 0 8 8v12M220 192v12q0 8-8 8h-12M100 212H88q-8 0-8-8v-12"
      />
      <path stroke="var(--color-ok)" strokeWidth="2" d="M86 169h128" />
    </>
  );
}
