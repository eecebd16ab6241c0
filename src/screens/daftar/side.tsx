import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, Text } from "../drawing/elements.ts";
import { Initial, NavItem, Side } from "../parts.tsx";

export const PAGES = [
  ["overview", "layout-dashboard"],
  ["invoices", "receipt-text"],
  ["customers", "users"],
  ["items", "package"],
  ["banking", "landmark"],
  ["reports", "chart-no-axes-column"],
  ["settings", "settings"],
] as const;

export type DaftarPage = (typeof PAGES)[number][0];
type DaftarSideProps = Pick<ScreenTexts<"daftar">, "company" | "nav" | "invoiceCount"> & { current: DaftarPage };

export function DaftarSide({ company, nav, invoiceCount, current }: DaftarSideProps) {
  return (
    <Side>
      <Box row gap={8} padding={{ x: 6, bottom: 12 }}>
        <Initial letter={company.initial} />
        <Box shrink>
          <Text face="strong" shrink>
            {company.name}
          </Text>
          <Text size={11} color="muted" shrink>
            {company.plan}
          </Text>
        </Box>
      </Box>
      {PAGES.map(([page, icon]) => (
        <NavItem
          key={page}
          icon={icon}
          label={nav[page]}
          current={page === current}
          push={page === "settings"}
          {...(page === "invoices" && { note: invoiceCount })}
        />
      ))}
    </Side>
  );
}
