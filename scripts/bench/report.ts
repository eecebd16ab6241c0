import { availableParallelism, cpus, totalmem } from "node:os";

export type Row = {
  name: string;
  promised: string;
  measured: string;
  ok: boolean;
  measuredOn?: string;
  machine?: string | undefined;
};
/** Figures that are worth a picture: a value beside the one it is measured against. */
export type Bar = { name: string; value: number; unit: string; limit?: number };
export type Report = { title: string; machine?: string; rows: Row[]; bars?: Bar[]; notes?: string[] };

/** Figures mean nothing without the machine they come from. */
export const machine = () =>
  `${availableParallelism()} cores (${cpus()[0]?.model ?? process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

export const row = (name: string, promised: string, measured: string, ok: boolean): Row => ({
  name,
  promised,
  measured,
  ok,
});

export function tableOf({ title, machine: place, rows, notes = [] }: Report): string {
  const head = ["", "", "promised", "measured"];
  const lines = rows.map(({ name, promised, measured, ok }) => [ok ? "✓" : "✗", name, promised, measured]);
  const widths = head.map((word, column) => Math.max(word.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const write = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return ["", `${title}${place ? ` (${place})` : ""}`, write(head), ...lines.map(write), ...notes, ""].join("\n");
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The parts of a bench that a variable asks for, or all of them; the report keeps the figures of the rest. */
export const askedParts = (variable: string, all: string) => (process.env[variable] ?? all).split(",");

export const thousands = (value: number) => Math.round(value).toLocaleString("en-GB");
