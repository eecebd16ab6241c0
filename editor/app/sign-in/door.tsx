import { type ReactNode, useEffect } from "react";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { TopBar } from "#editor/app/frame/top-bar.tsx";
import "./sign-in.css";

/** The frame of all that is shown to somebody who is not in yet: a bar and one card. */
export function Door({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { t } = useTexts();
  useEffect(() => {
    document.title = `${title} · ${t("app.name")}`;
  }, [title, t]);
  return (
    <div className="door">
      <TopBar />
      <main className="door-card" id="main">
        <h1>{title}</h1>
        {lead && <p className="text-copy leading-text">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
