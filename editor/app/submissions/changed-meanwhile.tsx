import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Submission } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { differing, type Handling, handlingOf } from "./handling.ts";

type ChangedMeanwhileProps = { mine: Handling; theirs: Submission; onTake: () => void; onKeep: () => void };

/** What somebody else saved, where it differs from what is typed here. */
export function ChangedMeanwhile({ mine, theirs, onTake, onKeep }: ChangedMeanwhileProps) {
  const { t } = useTexts();
  return (
    <Notice
      tone="error"
      title={t("submissions.conflict.title")}
      actions={
        <>
          <Button look="ghost" onClick={onTake} label={t("submissions.conflict.takeTheirs")} />
          <Button onClick={onKeep} label={t("submissions.conflict.keepMine")} />
        </>
      }
    >
      <p>{t("submissions.conflict.text")}</p>
      <dl className="grid gap-2 pt-2">
        {differing(mine, handlingOf(theirs)).map((name) => (
          <div key={name}>
            <dt className="text-muted text-small">{t(`submissions.handling.${name}`)}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere" dir="auto">
              {name === "state"
                ? t(`submissions.states.${theirs.state}`)
                : theirs[name] || t("submissions.conflict.empty")}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
