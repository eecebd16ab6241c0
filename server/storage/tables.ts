import type { Generated } from "kysely";
import type { FormId } from "#domain/forms/forms.ts";
import type { SubmissionState, Trust } from "#domain/forms/submission.ts";

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
  state: Generated<SubmissionState>;
  /** When a person last changed the state; null where nobody has. */
  state_changed_at: Generated<number | null>;
  /** What people wrote down about it. */
  note: Generated<string>;
  /** Who has it; "" for nobody. */
  assignee: Generated<string>;
  /** Counts the changes by people, so that none overwrites another unseen. */
  revision: Generated<number>;
};

/** What a person answered. Its mail is the outbox row of the same id. */
type ReplyTable = { id: string; submission_id: string; who: string; body: string; created_at: number };

type OutboxTable = {
  id: string;
  submission_id: string;
  channel: StoredChannel;
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
  reply: ReplyTable;
  outbox: OutboxTable;
  subscription: SubscriptionTable;
  launch: LaunchTable;
  audit: AuditTable;
};

/**
 * Where an outbox row goes: the company, the visitor, a sign-up to be confirmed or told of its launch, the visitor whom a
 * person answers, another program.
 */
export const CHANNELS = ["company", "visitor", "confirm", "launch", "reply", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the server sends by itself. */
export type AutomaticChannel = Exclude<Channel, "reply">;

/** The outbox holds one message of a submission for each channel, and a submission has several replies. */
export type StoredChannel = AutomaticChannel | `reply:${string}`;

/** Those that go to a mail server. */
export const MAIL_CHANNELS: readonly Channel[] = ["company", "visitor", "confirm", "launch", "reply"];

export type Engine = "sqlite" | "postgres";
