import { useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { DeletePersonDialog } from "./delete-person-dialog.tsx";
import { useDownload } from "./use-download.tsx";

/** The rights of the person behind the address: a copy of everything, and its deletion. */
export function PersonActions({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const { t } = useTexts();
  const { save, anchor } = useDownload();
  const [isDeleting, setDeleting] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  const exportAll = async () => {
    const answer = await api.exportPerson(email);
    setUnreachable(!answer.ok);
    if (answer.ok) save(answer.value, "person.json");
  };
  return (
    <section className="panel grid gap-3">
      <h2 className="panel-title">{t("submissions.person.title")}</h2>
      <p className="text-muted text-small">{t("submissions.person.text")}</p>
      <Button look="ghost" icon="download" onClick={exportAll} label={t("submissions.person.export")} />
      {anchor}
      <Button
        look="ghostDanger"
        icon="trash-2"
        onClick={() => setDeleting(true)}
        label={t("submissions.person.delete")}
      />
      <p className="text-small" role="status">
        {isUnreachable && t("app.offlineTitle")}
      </p>
      {isDeleting && <DeletePersonDialog email={email} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </section>
  );
}
