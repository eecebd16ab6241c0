import type { Selectable } from "kysely";
import { z } from "zod";
import type { FormId, FormValues } from "#domain/forms/forms.ts";
import type { SubmissionState, Trust } from "#domain/forms/submission.ts";
import type { Tables } from "./tables.ts";

export type StoredSubmission = {
  id: string;
  kind: FormId;
  locale: string;
  reference: string;
  values: FormValues;
  email: string;
  consentVersion: string;
  trust: Trust;
  createdAt: number;
  state: SubmissionState;
  stateChangedAt: number | null;
  note: string;
  assignee: string;
  revision: number;
};

const valuesSchema = z.record(z.string(), z.string());

export function storedSubmission(row: Selectable<Tables["submission"]>): StoredSubmission {
  const { id, kind, locale, reference, trust, email, state, note, assignee, revision } = row;
  return {
    id,
    kind,
    locale,
    reference,
    trust,
    email,
    values: valuesSchema.parse(JSON.parse(row.payload)),
    consentVersion: row.consent_version,
    createdAt: row.created_at,
    state,
    stateChangedAt: row.state_changed_at,
    note,
    assignee,
    revision,
  };
}
