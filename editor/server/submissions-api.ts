import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { FORM_IDS, FORMS } from "#domain/forms/forms.ts";
import {
  MAIL_STATES,
  MAX_ASSIGNEE_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_REPLY_LENGTH,
  SUBMISSION_STATES,
  TRUSTS,
} from "#domain/forms/submission.ts";
import type {
  Person,
  RefusedChange,
  Submission,
  SubmissionMail,
  SubmissionPage,
  SubmissionRow,
  SubmissionSummary,
} from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { type AuditedLeads, auditedLeads } from "#server/leads/audited-leads.ts";
import { leadsCsv } from "#server/leads/csv.ts";
import {
  type ChangeResult,
  canReplyTo,
  type Lead,
  type LeadFilter,
  mailStateOf,
  type OutboxRow,
  WEEK_MS,
  weekStartOf,
} from "#server/storage/leads.ts";
import { type Storage, StorageError } from "#server/storage/open.ts";
import { jsonOf, refuse } from "./answers.ts";
import { onlyWhoMay, type PersonEnv } from "./person.ts";

/** The site's store; null while there is none. */
export type FindStore = () => Storage | null;

const PAGE_SIZE = 50;
const WEEKS = 12;
const MAX_ABOUT_LENGTH = 160;
const MAX_SEARCH_LENGTH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

// PostgreSQL refuses NUL in a text.
const textSchema = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll("\0", "").trim())
    .pipe(z.string().max(max));
const daySchema = z.iso.date().transform((day) => Date.parse(day));

const filterSchema = z.strictObject({
  kind: z.enum(FORM_IDS).optional(),
  state: z.enum(SUBMISSION_STATES).optional(),
  trust: z.enum(TRUSTS).optional(),
  mail: z.enum(MAIL_STATES).optional(),
  assignee: z.string().max(MAX_ASSIGNEE_LENGTH).optional(),
  since: daySchema.optional(),
  until: daySchema.transform((day) => day + DAY_MS).optional(),
  text: textSchema(MAX_SEARCH_LENGTH).optional(),
}) satisfies z.ZodType<LeadFilter>;
const listSchema = filterSchema.extend({ before: z.string().max(64).nullable().default(null) });
const revisionSchema = z.int().min(0);
const changeSchema = z.strictObject({
  revision: revisionSchema,
  state: z.enum(SUBMISSION_STATES).exactOptional(),
  note: textSchema(MAX_NOTE_LENGTH).exactOptional(),
  assignee: textSchema(MAX_ASSIGNEE_LENGTH).exactOptional(),
});
const replySchema = z.strictObject({
  revision: revisionSchema,
  body: textSchema(MAX_REPLY_LENGTH).pipe(z.string().min(1)),
});
const personSchema = z.strictObject({ email: z.string().trim().min(3).max(254) });

type SubmissionsEnv = { Variables: PersonEnv["Variables"] & { leads: AuditedLeads } };

const notFound = (c: Context) => refuse(c, 404, [{ reason: reason("notFound") }]);
const notUnderstood = (c: Context) => refuse(c, 422, [{ reason: reason("notUnderstood") }]);

/** As the audit and the replies name somebody. */
const nameOf = ({ name, email }: Person) => (email === null ? name : `${name} <${email}>`);

/** What visitors sent: read, answered, exported, deleted, by the rules and with the audit of `npm run leads`. */
export function submissionsApi({ findStore, now }: { findStore: FindStore; now: () => Date }) {
  const withLeads = createMiddleware<SubmissionsEnv>(async (c, next) => {
    const storage = findStore();
    if (!storage) return refuse(c, 404, [{ reason: reason("noStore") }]);
    try {
      await storage.open();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return refuse(c, 503, [{ reason: reason("storeUnusable", { message: error.message }) }]);
    }
    c.set("leads", auditedLeads({ storage, who: nameOf(c.get("person")), now: () => now().getTime() }));
    await next();
    return undefined;
  });

  async function answerChange(c: Context<SubmissionsEnv>, result: ChangeResult | "no-reply", status: 200 | 201) {
    const read = await c.get("leads").read(c.req.param("reference") ?? "");
    if (!read || result === "not-found") return notFound(c);
    if (result === "no-reply") return refuse(c, 422, [{ reason: reason("noReply") }]);
    if (result === "changed") return c.json(submissionOf(read), status);
    const refused: RefusedChange = {
      errors: [{ reason: reason("submissionChanged") }],
      currentSubmission: submissionOf(read),
    };
    return c.json(refused, 409);
  }

  return (
    new Hono<SubmissionsEnv>()
      .use(onlyWhoMay("answer"))
      // Asked for on every page: that there is no store yet is an answer, not an error.
      .get("/summary", async (c, next) => (findStore() ? next() : c.json(null)))
      .use(withLeads)
      .post("/list", async (c) => {
        const body = listSchema.safeParse(await jsonOf(c));
        if (!body.success) return notUnderstood(c);
        const { before, ...filter } = body.data;
        const { leads, next } = await c.get("leads").page(filter, { before, size: PAGE_SIZE });
        const page: SubmissionPage = { rows: leads.map(rowOf), next };
        return c.json(page);
      })
      .post("/export", async (c) => {
        const filter = filterSchema.safeParse(await jsonOf(c));
        if (!filter.success) return notUnderstood(c);
        c.header("Content-Type", "text/csv; charset=utf-8");
        return c.body(leadsCsv(await c.get("leads").all("export", filter.data)));
      })
      .get("/summary", async (c) => {
        const { counts, weeks, assignees } = await c.get("leads").summary({ weeks: WEEKS });
        const last = weekStartOf(now().getTime());
        const summary: SubmissionSummary = {
          counts,
          assignees,
          weeks: Array.from({ length: WEEKS }, (_, index) => {
            const weekStart = last - (WEEKS - 1 - index) * WEEK_MS;
            const countOf = (kind: string) =>
              weeks.find((row) => row.weekStart === weekStart && row.kind === kind)?.count ?? 0;
            return {
              weekStart,
              counts: { contact: countOf("contact"), serial: countOf("serial"), notify: countOf("notify") },
            };
          }),
        };
        return c.json(summary);
      })
      .post("/person", async (c) => {
        const body = personSchema.safeParse(await jsonOf(c));
        return body.success ? c.json(await c.get("leads").countPerson(body.data.email)) : notUnderstood(c);
      })
      .post("/person/export", async (c) => {
        const body = personSchema.safeParse(await jsonOf(c));
        return body.success ? c.json(await c.get("leads").exportPerson(body.data.email)) : notUnderstood(c);
      })
      .post("/person/delete", async (c) => {
        const body = personSchema.safeParse(await jsonOf(c));
        if (!body.success) return notUnderstood(c);
        const counted = await c.get("leads").countPerson(body.data.email);
        return c.json({ ...counted, ...(await c.get("leads").deletePerson(body.data.email)) });
      })
      .get("/:reference", async (c) => {
        const shown = await c.get("leads").show(c.req.param("reference"));
        return shown ? c.json(submissionOf(shown)) : notFound(c);
      })
      .get("/:reference/mail", async (c) => {
        const mail = await c.get("leads").mailState(c.req.param("reference"));
        return mail ? c.json({ mail }) : notFound(c);
      })
      .put("/:reference", async (c) => {
        const body = changeSchema.safeParse(await jsonOf(c));
        if (!body.success) return notUnderstood(c);
        const { revision, ...change } = body.data;
        return answerChange(c, await c.get("leads").change(c.req.param("reference"), change, revision), 200);
      })
      .post("/:reference/replies", async (c) => {
        const body = replySchema.safeParse(await jsonOf(c));
        if (!body.success) return notUnderstood(c);
        return answerChange(c, await c.get("leads").reply(c.req.param("reference"), body.data), 201);
      })
      .post("/:reference/retry", async (c) => {
        await c.get("leads").retry(c.req.param("reference"));
        return answerChange(c, "changed", 200);
      })
  );
}

function rowOf(lead: Lead): SubmissionRow {
  const { reference, kind, state, trust, mail, locale, assignee, createdAt, email, values } = lead;
  const about = values["message"] ?? values["note"] ?? "";
  return {
    ...{ reference, kind, state, trust, mail, locale, assignee, createdAt, email },
    name: values["name"] ?? "",
    topic: values["app"] ?? values["service"] ?? "",
    hasNote: lead.note !== "",
    about: [...about].slice(0, MAX_ABOUT_LENGTH).join(""),
  };
}

type Read = NonNullable<Awaited<ReturnType<AuditedLeads["read"]>>>;

function submissionOf({ lead, mails, replies }: Read): Submission {
  const { about: _about, hasNote: _hasNote, ...row } = rowOf(lead);
  const { consentVersion, note, stateChangedAt, revision } = lead;
  return {
    ...row,
    ...{ consentVersion, note, stateChangedAt, revision },
    values: FORMS[lead.kind]
      .filter(({ kind }) => kind !== "check")
      .map(({ name }) => ({ name, value: lead.values[name] ?? "" }))
      .filter(({ value }) => value !== ""),
    mails: mails.filter(({ channel }) => channel !== "reply").map(mailOf),
    replies: replies.map((reply) => {
      const mail = mails.find(({ id }) => id === reply.id);
      return { ...reply, mail: mail ? mailOf(mail) : null };
    }),
    canReply: canReplyTo(lead),
  };
}

function mailOf(row: OutboxRow): SubmissionMail {
  const { channel, attempts, deliveredAt, failedAt, nextAttemptAt, lastError } = row;
  return {
    to: channel,
    state: mailStateOf(row),
    at: deliveredAt ?? failedAt ?? nextAttemptAt,
    attempts,
    reason: lastError ?? "",
  };
}
