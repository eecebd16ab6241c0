import { useCallback, useEffect, useRef, useState } from "react";
import { LeaveDialog } from "#editor/app/dialogs/leave-dialog.tsx";
import { ContentProvider, isSingle, useContent } from "./content/content.tsx";
import { EntryPage } from "./entry/entry-page.tsx";
import { type parseAddress, placeOf } from "./frame/address.ts";
import { ErrorBoundary } from "./frame/error-boundary.tsx";
import { Rail } from "./frame/rail.tsx";
import { TextsProvider, useTexts } from "./frame/texts.tsx";
import { TopBar } from "./frame/top-bar.tsx";
import { useAddress } from "./frame/use-address.ts";
import { DeletedPage } from "./history/deleted-page.tsx";
import { KindPage } from "./pages/kind-page.tsx";
import { MissingTranslationsPage } from "./pages/missing-translations-page.tsx";
import { SampleValuesPage } from "./pages/sample-values-page.tsx";
import { StartPage } from "./pages/start-page.tsx";
import { PeoplePage } from "./people/people-page.tsx";
import { LibraryProvider } from "./pictures/library.tsx";
import { PicturesPage } from "./pictures/pictures-page.tsx";
import { PublishPage } from "./publish/publish-page.tsx";
import { PublishingProvider } from "./publish/publishing.tsx";
import { LinkGate } from "./sign-in/link-gate.tsx";
import { SubmissionsPage } from "./submissions/submissions-page.tsx";
import { SubmissionSummaryProvider } from "./submissions/summary.tsx";

/** The open entry's unsaved changes: asked about before another page opens. */
export type Guard = {
  isChanged: boolean;
  title: string;
  /** One that is on its way. */
  saving: () => Promise<boolean> | null;
  save: () => Promise<boolean>;
  discard: () => void;
};

export function App() {
  return (
    <TextsProvider>
      <LinkGate>
        <ContentProvider>
          <LibraryProvider>
            <PublishingProvider>
              <SubmissionSummaryProvider>
                <Shell />
              </SubmissionSummaryProvider>
            </PublishingProvider>
          </LibraryProvider>
        </ContentProvider>
      </LinkGate>
    </TextsProvider>
  );
}

function Shell() {
  const guard = useRef<Guard | null>(null);
  const isGuarded = useCallback(() => guard.current?.isChanged ?? false, []);
  const { address, hash, waiting, go, stay } = useAddress(isGuarded);
  const { t } = useTexts();
  const [isRailOpen, setRailOpen] = useState(false);

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isGuarded()) event.preventDefault();
    };
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [isGuarded]);

  const title = useTitle(address);
  useEffect(() => {
    document.title = `${title} · ${t("app.name")}`;
  }, [title, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes the list that led there
  useEffect(() => {
    setRailOpen(false);
  }, [hash]);

  const place = placeOf(address);
  // What is shown scrolls in the page's own box, which stays from one page to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of place
  useEffect(() => {
    document.getElementById("main")?.scrollTo(0, 0);
  }, [place]);

  // A link that disappears with its page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of address
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, [hash]);

  return (
    <div
      className="shell grid relative h-dvh overflow-clip text-ui leading-ui"
      data-rail={isRailOpen ? "open" : "closed"}
    >
      <button type="button" className="skip-link" onClick={() => document.getElementById("main")?.focus()}>
        {t("app.skip")}
      </button>
      <TopBar isRailOpen={isRailOpen} onRail={() => setRailOpen(!isRailOpen)} />
      <Rail address={address} />
      <main className="relative min-w-0 overflow-y-auto" id="main" tabIndex={-1}>
        <ErrorBoundary address={hash}>
          {address.page === "start" && <StartPage />}
          {address.page === "missing" && <MissingTranslationsPage />}
          {address.page === "deleted" && <DeletedPage go={go} />}
          {address.page === "pictures" && <PicturesPage open={address.open} go={go} />}
          {address.page === "sample" && <SampleValuesPage />}
          {address.page === "publish" && <PublishPage />}
          {address.page === "submissions" && <SubmissionsPage open={address.open} query={address.query} go={go} />}
          {address.page === "people" && <PeoplePage />}
          {address.page === "kind" && <KindPage key={address.kind} kind={address.kind} go={go} />}
          {address.page === "entry" && (
            <EntryPage
              key={`${address.kind}/${address.id}`}
              kind={address.kind}
              id={address.id}
              at={address.at}
              guard={guard}
              go={go}
            />
          )}
        </ErrorBoundary>
      </main>
      {waiting !== null && guard.current && (
        <LeaveDialog guard={guard.current} isStillChanged={isGuarded} onLeave={() => go(waiting)} onStay={stay} />
      )}
    </div>
  );
}

function useTitle(address: ReturnType<typeof parseAddress>): string {
  const { t, kind: kindName } = useTexts();
  const { kindOf, nameOf } = useContent();
  if (address.page === "start") return t("start.title");
  if (address.page === "missing") return t("missing.title");
  if (address.page === "pictures") return t("pictures.title");
  if (address.page === "deleted") return t("deleted.title");
  if (address.page === "sample") return t("sample.title");
  if (address.page === "publish") return t("publish.title");
  if (address.page === "submissions")
    return [address.open, t("submissions.title")].filter((part) => part !== null).join(" · ");
  if (address.page === "people") return t("people.title");
  const kind = kindOf(address.kind);
  const name = kind ? kindName(kind.label) : address.kind;
  if (address.page === "kind") return name;
  return kind && isSingle(kind) ? name : `${nameOf(address.kind, address.id)} · ${name}`;
}
