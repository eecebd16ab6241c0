import { useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
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
      <button type="button" className="button button-ghost" onClick={exportAll}>
        <Icon name="download" />
        {t("submissions.person.export")}
      </button>
      {anchor}
      <button type="button" className="button button-ghost button-danger" onClick={() => setDeleting(true)}>
        <Icon name="trash-2" />
        {t("submissions.person.delete")}
      </button>
      <p className="text-small" role="status">
        {isUnreachable && t("app.offlineTitle")}
      </p>
      {isDeleting && <DeletePersonDialog email={email} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </section>
  );
}
