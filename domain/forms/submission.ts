/** What became of a submission, as the person who read it says. */
export const SUBMISSION_STATES = ["new", "answered", "done", "spam"] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** How sure the server is that a person sent it: `unverified` came without JavaScript. */
export const TRUSTS = ["verified", "unverified", "suspected"] as const;
export type Trust = (typeof TRUSTS)[number];

/** How far the mails of a submission have come. */
export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** In characters; a mail or a note need not be longer. */
export const MAX_NOTE_LENGTH = 4000;
export const MAX_REPLY_LENGTH = 10_000;
export const MAX_ASSIGNEE_LENGTH = 120;
