import type { FormId } from "#domain/forms/forms.ts";

/** Times are whole milliseconds since 1970, UTC: SQLite would keep fractions, PostgreSQL refuses them. */
type SubmissionTable = {
  id: string;
  kind: FormId;
  locale: string;
  /** The form's values as JSON. */
  payload: string;
  reference: string;
  dedupe_key: string;
  /** In small letters, to find everything of one person. */
  email: string;
  consent_version: string;
  trust: Trust;
  /** Keyed hash of the client's address, for thirty days. */
  client_hash: string | null;
  created_at: number;
};

type OutboxTable = {
  id: string;
  submission_id: string;
  channel: Channel;
  attempts: number;
  next_attempt_at: number;
  delivered_at: number | null;
  failed_at: number | null;
  last_error: string | null;
  created_at: number;
};

type SubscriptionTable = {
  id: string;
  email: string;
  /** "" where the visitor named no app. */
  app: string;
  locale: string;
  consent_version: string;
  created_at: number;
  confirmed_at: number | null;
};

type LaunchTable = { app: string; launched_at: number };

/** Who ran which command on the data, and how many rows it concerned. Holds nothing of visitors. */
type AuditTable = { id: string; at: number; who: string; action: string; row_count: number };

export type Tables = {
  submission: SubmissionTable;
  outbox: OutboxTable;
  subscription: SubscriptionTable;
  launch: LaunchTable;
  audit: AuditTable;
};

/** How sure the server is that a person sent it: `unverified` came without JavaScript. */
export const TRUSTS = ["verified", "unverified", "suspected"] as const;
export type Trust = (typeof TRUSTS)[number];

/** Where an outbox row goes: the company, the visitor, a sign-up to be confirmed or told of its launch, another program. */
export const CHANNELS = ["company", "visitor", "confirm", "launch", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Those that go to a mail server. */
export const MAIL_CHANNELS: readonly Channel[] = ["company", "visitor", "confirm", "launch"];

export type Engine = "sqlite" | "postgres";
