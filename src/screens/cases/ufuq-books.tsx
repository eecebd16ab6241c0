import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Drawing, Icon, Text } from "../drawing/elements.ts";
import { FRAGMENT_TEXT, FragmentFrame, Rows } from "../fragment.tsx";

type Texts = ScreenTexts<"case-ufuq-books">;

const COVERS = ["#2f5d8a", "#c98a2b", "#8a3b4a"] as const;

/** Typed without hamza and with the wrong final letter, and found. */
export function UfuqBooks({ texts }: { texts: Texts }) {
  return (
    <FragmentFrame padding={0} fill="surface">
      <Box padding={{ x: 20, top: 20 }}>
        <Box row gap={12} height={54} padding={{ x: 16 }} radius={27} border="primary" fill="page-alt">
          <Icon name="search" size={21} color="primary-ink" />
          {/* What is typed is Arabic, whatever the language of the page. */}
          <Box row grow direction="rtl" gap={3}>
            <Text size={20}>{texts.search}</Text>
            <Box width={2} height={24} fill="primary" />
          </Box>
          <Icon name="x" size={19} color="muted" />
        </Box>
        <Rows margin={{ top: 8 }}>
          {texts.items.map((item, index) => (
            <Book key={item.note} item={item} cover={COVERS[index] ?? COVERS[0]} currency={texts.currency} />
          ))}
        </Rows>
      </Box>
      <Box row push gap={10} height={54} padding={{ x: 20 }} fill="primary-soft">
        <Icon name="truck" size={21} color="primary-ink" />
        <Text size={16} color="copy">
          {texts.place}
        </Text>
        <Text size={17} face="strong" push>
          {texts.cost}
        </Text>
      </Box>
    </FragmentFrame>
  );
}

function Book({
  item: { name, note, price },
  cover,
  currency,
}: {
  item: Texts["items"][number];
  cover: string;
  currency: string;
}) {
  const [found = "", rest = ""] = name;
  return (
    <Box row gap={14} height={70}>
      <Drawing width={38} height={52} mirrored draw={() => <Cover color={cover} />} />
      <Box grow>
        {/* Titles are Arabic: the words that were found stand first from the right. */}
        <Box row gap={4} direction="rtl" self="start">
          <Box fill="warn-soft" radius={4} padding={{ x: 3 }}>
            <Text size={18} face="display" color="warn-ink">
              {found}
            </Text>
          </Box>
          <Text size={18} face="display">
            {rest}
          </Text>
        </Box>
        <Text size={FRAGMENT_TEXT} color="muted">
          {note}
        </Text>
      </Box>
      <Text size={18} face="strong">
        {price}
      </Text>
      <Text size={FRAGMENT_TEXT} color="muted">
        {currency}
      </Text>
    </Box>
  );
}

function Cover({ color }: { color: string }) {
  return (
    <>
      <rect width="38" height="52" rx="3" fill={color} />
      <path fill="#fff" opacity=".85" d="M12 12h18v3H12zm0 7h12v3H12z" />
      <path fill="#000" opacity=".25" d="M0 3a3 3 0 0 1 3-3h3v52H3a3 3 0 0 1-3-3z" />
    </>
  );
}
