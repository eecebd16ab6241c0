import { escapeHtml } from "#domain/text/escape-html.ts";
import type { Bar } from "./report.ts";

const ROW = 34;
const LEFT = 260;
const WIDTH = 760;
const ROOM = WIDTH - LEFT - 130;

/** One bar a figure, each on its own scale, with a mark where its limit lies. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const rows = bars.map(({ name, value, unit, limit }, index) => {
    const y = 56 + index * ROW;
    const full = Math.max(value, limit ?? 0) || 1;
    const at = (amount: number) => Math.round((amount / full) * ROOM);
    return [
      `<text x="${LEFT - 12}" y="${y + 14}" text-anchor="end">${escapeHtml(name)}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${at(value)}" height="20" rx="4" fill="#0e7c86"/>`,
      limit === undefined
        ? ""
        : `<path d="M${LEFT + at(limit)} ${y - 4}v28" stroke="#b45309" stroke-width="2" stroke-dasharray="3 2"/>`,
      `<text x="${LEFT + ROOM + 12}" y="${y + 14}">${value.toLocaleString("en-GB")} ${escapeHtml(unit)}</text>`,
    ].join("");
  });
  const height = 72 + bars.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#12303a"><rect width="100%" height="100%" fill="#fbfaf6"/><text x="24" y="30" font-size="16" font-weight="600">${escapeHtml(title)}</text>${rows.join("")}</svg>\n`;
}
