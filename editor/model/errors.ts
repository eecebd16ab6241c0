import type { z } from "zod";
import type { ContentError } from "#build/content/content-errors.ts";
import type { EntryPlace } from "#build/entries/entries.ts";
import type { EntryError, Field, Reason } from "#editor/contract.ts";
import { shapeAt } from "./shape-at.ts";

/** Why the editor refuses something, beside the rules of content (build/content/content-errors.ts). Keys of its texts. */
export const EDITOR_ERRORS = [
  "required",
  "choose",
  "notWritten",
  "wrongType",
  "tooShort",
  "tooLong",
  "tooFew",
  "tooMany",
  "notAbove",
  "tooSmall",
  "tooBig",
  "notWhole",
  "notUrl",
  "notEmail",
  "badFormat",
  "badChoice",
  "unknownField",
  "notAllowed",
  "signedOut",
  "notOpened",
  "notYours",
  "wrongSignIn",
  "wrongCode",
  "tooManyTries",
  "linkUsed",
  "weakPassword",
  "lastOwner",
  "yourself",
  "changedMeanwhile",
  "stillReferred",
  "idTaken",
  "idBad",
  "parentMissing",
  "fixedKind",
  "pictureType",
  "pictureHeic",
  "pictureMislabelled",
  "pictureDrawing",
  "pictureHarmful",
  "pictureSize",
  "picturePixels",
  "pictureBroken",
  "pictureNightShape",
  "pictureUsed",
  "nameNotDrawn",
  "previewFailed",
  "publishRunning",
  "publishNowhere",
  "publishNoRepository",
  "publishNoBranch",
  "publishMerge",
  "publishCommit",
  "publishRejected",
  "publishPush",
  "publishBuild",
  "publishVerify",
  "publishSwitch",
  "notFound",
  "notUnderstood",
  "noStore",
  "storeUnusable",
  "submissionChanged",
  "noReply",
] as const;
type EditorErrorKey = (typeof EDITOR_ERRORS)[number];

export const reason = (key: EditorErrorKey, values: Reason["values"] = {}): Reason => ({
  key: `errors.${key}`,
  values,
});

/** A sentence of the domain as the key of its translation. */
export function ruleKey(message: string): string {
  return `rules.${message
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
}

/** What a schema refuses, in words that can be translated. `locale`: of a file that stands for one language. */
export function schemaError(issue: z.core.$ZodIssue, fields: readonly Field[], locale?: string): EntryError {
  const steps = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
  const path = locale === undefined ? steps : [...steps, locale];
  return { path, reason: isBlank(issue.input) ? blankReason(fields, path) : reasonOf(issue) };
}

const isBlank = (input: unknown) =>
  input === undefined || input === null || (typeof input === "string" && input.trim() === "");

/** Whoever left a field empty need not be told how long or of which letters it is. */
function blankReason(fields: readonly Field[], path: readonly (string | number)[]): Reason {
  const found = shapeAt(fields, path);
  const isChosen = found?.shape.type === "reference" || found?.shape.type === "choice";
  return reason(isChosen ? "choose" : found?.isLocalized ? "notWritten" : "required");
}

const FORMAT_ERRORS: Readonly<Record<string, EditorErrorKey>> = { url: "notUrl", email: "notEmail" };

function reasonOf(issue: z.core.$ZodIssue): Reason {
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "int" ? reason("notWhole") : reason("wrongType", { expected: issue.expected });
    case "too_small":
      return sizeReason(
        issue.origin,
        { text: "tooShort", list: "tooFew", number: issue.inclusive === false ? "notAbove" : "tooSmall" },
        Number(issue.minimum),
      );
    case "too_big":
      return sizeReason(issue.origin, { text: "tooLong", list: "tooMany", number: "tooBig" }, Number(issue.maximum));
    case "invalid_value":
      return reason("badChoice", { options: issue.values.map(String).join(", ") });
    case "invalid_format": {
      const known = FORMAT_ERRORS[issue.format];
      if (known) return reason(known);
      // Where the domain has no sentence of its own, Zod's begins like this and shows a pattern.
      return issue.message.startsWith("Invalid ") ? reason("badFormat") : saidByDomain(issue.message);
    }
    case "unrecognized_keys":
      return reason("unknownField", { names: issue.keys.join(", ") });
    default:
      return saidByDomain(issue.message);
  }
}

function sizeReason(origin: string, keys: Record<"text" | "list" | "number", EditorErrorKey>, limit: number): Reason {
  if (origin === "string") return reason(keys.text, { limit });
  return reason(origin === "array" ? keys.list : keys.number, { limit });
}

/** `message` stands in for a translation that is missing. */
const saidByDomain = (message: string): Reason => ({ key: ruleKey(message), values: { message } });

/** An error of the content as a whole, where the entry that is being saved has these files. */
export function contentError({ file, field, rule, values }: ContentError, { files, texts }: EntryPlace): EntryError {
  const why = rule === "schema" ? saidByDomain(values["message"] ?? "") : { key: `errors.${rule}`, values };
  const text = texts.get(file);
  if (text !== undefined) return { text, reason: why };
  const path = field === "" || field.startsWith("(") ? [] : field.split(".").map(numberOr);
  const locale = files.get(file);
  if (locale === undefined) return { file: `content/${file}`, path, reason: why };
  return { path: locale === null ? path : [...path, locale], reason: why };
}

const numberOr = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);
