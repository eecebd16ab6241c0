import { OTHER_SERVICE } from "#domain/forms/form-choices.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Submission, SubmissionRow } from "#editor/contract.ts";

/** What was chosen from a list, by its name in the content. */
export function useValueNames() {
  const { t, option } = useTexts();
  const { nameOf } = useContent();
  const nameIn = (kind: "apps" | "services", id: string) =>
    id === OTHER_SERVICE ? t("submissions.otherService") : nameOf(kind, id);

  const topicName = ({ kind, topic }: Pick<SubmissionRow, "kind" | "topic">) =>
    topic === "" ? "" : nameIn(kind === "contact" ? "services" : "apps", topic);

  function valueName(name: string, value: string, values: Submission["values"]): string {
    if (name === "service") return nameIn("services", value);
    if (name === "app") return nameIn("apps", value);
    if (name === "item") return nameOf("items", `${values.find((row) => row.name === "app")?.value}/${value}`);
    if (name === "plan" || name === "period") return option(value);
    return value;
  }
  return { topicName, valueName };
}
