import type { ErrorCode } from "#domain/forms/forms.ts";

/** What a form says of one field. */
export type FieldTexts = {
  label: string;
  hint?: string;
  /** What to say of each error it can have; the server says the same. */
  errors: Partial<Record<ErrorCode, string>>;
};

/** Why sending can fail before the server has answered. */
export const FAILURE_REASONS = ["offline", "network", "timeout", "unexpected"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** What one agrees to by sending a form. */
export const TERMS_LINKS = ["privacy", "usage"] as const;
export type TermsLink = (typeof TERMS_LINKS)[number];

/** Every word of a form. An island gets finished strings, since translating is the build's work. */
export type FormTexts = {
  fields: Readonly<Record<string, FieldTexts>>;
  optional: string;
  errorSummary: string;
  honeypot: string;
  send: string;
  sending: string;
  /** The consent, in pieces: those with `to` are links. */
  terms: readonly { text: string; to?: TermsLink }[];
  newTab: string;
  failed: {
    title: string;
    reasons: Readonly<Record<FailureReason, string>>;
    retry: string;
    writeEmail: string;
    writeChat: string;
  };
  /** Of a form that could not be sent without a network, and still can be. */
  waiting: { title: string; text: string; send: string; drop: string };
  sent: {
    title: string;
    received: string;
    /** Said where a mail follows. */
    confirmation: string;
    reference: string;
    /** What follows, step by step: true whether a mail can be sent or not. */
    nextTitle: string;
    next: readonly string[];
    again: string;
    copy: { copy: string; copied: string; failed: string };
  };
};
