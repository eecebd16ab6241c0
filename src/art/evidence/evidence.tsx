import type { EvidenceKind, EvidenceTexts } from "#domain/catalogue/evidence.ts";
import type { Direction } from "#domain/language/locale.ts";
import { BarsEvidence } from "./bars.tsx";
import { CalendarEvidence } from "./calendar.tsx";
import { ChainEvidence } from "./chain.tsx";
import { ChecksEvidence } from "./checks.tsx";
import { DocumentEvidence } from "./document.tsx";
import { RoomsEvidence } from "./rooms.tsx";
import { ScanEvidence } from "./scan.tsx";
import { SheetsEvidence } from "./sheets.tsx";
import { TableEvidence } from "./table.tsx";
import { ZonesEvidence } from "./zones.tsx";
import "./evidence.css";

/** What a drawing is given: its words, and where its lines begin. */
export type EvidenceProps<Kind extends EvidenceKind = EvidenceKind> = {
  texts: EvidenceTexts<Kind>;
  direction: Direction;
};

/** A feature at work, drawn small enough to be whole and large enough to be read. The words beside it say the same. */
export function Evidence({ texts, direction }: EvidenceProps) {
  return (
    <div className="evidence" data-kind={texts.kind} aria-hidden="true">
      {drawn(texts, direction)}
    </div>
  );
}

function drawn(texts: EvidenceTexts, direction: Direction) {
  switch (texts.kind) {
    case "document":
      return <DocumentEvidence texts={texts} />;
    case "chain":
      return <ChainEvidence texts={texts} />;
    case "bars":
      return <BarsEvidence texts={texts} direction={direction} />;
    case "checks":
      return <ChecksEvidence texts={texts} />;
    case "calendar":
      return <CalendarEvidence texts={texts} />;
    case "table":
      return <TableEvidence texts={texts} />;
    case "sheets":
      return <SheetsEvidence texts={texts} />;
    case "rooms":
      return <RoomsEvidence texts={texts} direction={direction} />;
    case "zones":
      return <ZonesEvidence texts={texts} direction={direction} />;
    case "scan":
      return <ScanEvidence texts={texts} />;
  }
}
