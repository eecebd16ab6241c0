import { Box, Icon } from "../drawing/elements.ts";
import { type DaftarPage, PAGES } from "./side.tsx";

/** The sidebar folded to its icons, where a page needs the width. */
export function DaftarRail({ current }: { current: DaftarPage }) {
  return (
    <Box width={52} gap={4} padding={{ y: 14, x: 8 }} fill="raised" lines={{ end: "line" }}>
      {PAGES.map(([page, icon]) => (
        <Box
          key={page}
          align="center"
          padding={9}
          radius={8}
          push={page === "settings"}
          {...(page === current && { fill: "surface", border: "line" })}
        >
          <Icon name={icon} color={page === current ? "primary-ink" : "copy"} />
        </Box>
      ))}
    </Box>
  );
}
