import { useCallback, useEffect, useState } from "react";
import { type Answer, api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import type { InvitationRow, People } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { PersonItem } from "./person-item.tsx";

/** Asks the server for a change; what it says stands above the list. `isYou`: the window shows what one may no longer. */
export type Change = (ask: () => Promise<Answer<null>>, said: string, isYou?: boolean) => Promise<void>;

/** Who may use the editor; for its owners. */
export function PeoplePage() {
  const { t, refusal } = useTexts();
  const [shown, setShown] = useState<People | "loading" | "unreachable">("loading");
  const [result, setResult] = useState<{ tone: "success" | "error"; text: string } | null>(null);
  const [isInviting, setInviting] = useState(false);
  const look = useCallback(async () => {
    const answer = await api.people();
    setShown((last) => (answer.ok ? answer.value : typeof last === "object" ? last : "unreachable"));
  }, []);
  useEffect(() => {
    look();
  }, [look]);
  const change: Change = async (ask, said, isYou = false) => {
    const answer = await ask();
    if (answer.ok && isYou) return location.reload();
    setResult(answer.ok ? { tone: "success", text: said } : { tone: "error", text: refusal(answer) });
    await look();
  };
  return (
    <div className="page">
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <div>
          <h1>{t("people.title")}</h1>
          <p className="page-lead">{t("people.lead")}</p>
        </div>
        <Button className="mb-6" icon="plus" onClick={() => setInviting(true)} label={t("people.invite")} />
      </div>
      {shown === "loading" && <Notice tone="loading" title={t("people.loading")} />}
      {shown === "unreachable" && <Unreachable onRetry={look} />}
      {typeof shown === "object" && (
        <div className="grid gap-6">
          {result && <Notice tone={result.tone} title={result.text} />}
          <ul className="ruled border border-line rounded-card bg-surface overflow-clip">
            {shown.people.map((person) => (
              <PersonItem key={person.id} person={person} change={change} />
            ))}
          </ul>
          {shown.invitations.length > 0 && (
            <section className="grid gap-3" aria-labelledby="invitations">
              <h2 className="card-title" id="invitations">
                {t("people.invitations")}
              </h2>
              <ul className="ruled border border-line rounded-card bg-surface overflow-clip">
                {shown.invitations.map((invitation) => (
                  <InvitationItem key={invitation.id} invitation={invitation} change={change} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={look} />}
    </div>
  );
}

function InvitationItem({ invitation, change }: { invitation: InvitationRow; change: Change }) {
  const { t, moment } = useTexts();
  const { id, email, role, expiresAt, mail } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-y-2 gap-x-4 py-3 px-4.5">
      <span className="grid grow basis-64 min-w-0">
        <span className="font-strong wrap-anywhere">
          <bdi>{email}</bdi>
        </span>
        <small className="text-muted text-small">
          {t("people.until", { role: t(`people.roles.${role}`), when: moment(new Date(expiresAt)) })} ·{" "}
          {t(`people.mail.${mail}`)}
        </small>
      </span>
      <Button
        look="quiet"
        aria-label={`${t("people.withdraw")}: ${email}`}
        onClick={() => change(() => api.withdraw(id), t("people.withdrawn", { email }))}
        label={t("people.withdraw")}
      />
    </li>
  );
}
