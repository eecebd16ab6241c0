import { type ReactNode, useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { Button } from "#editor/app/controls/button.tsx";
import { START_ADDRESS } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { OpenedLink, SecondFactor } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { Door } from "./door.tsx";
import { ResetForm } from "./reset-form.tsx";
import { SetUpForm } from "./set-up-form.tsx";

const tokenIn = (hash: string) => /^#\/(?:invitation|reset)\/([\w.-]+)$/.exec(hash)?.[1] ?? null;

/** A link from a mail comes before everything else; without one the editor opens. */
export function LinkGate({ children }: { children: ReactNode }) {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  useEffect(() => {
    const follow = () => setToken(tokenIn(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const leave = () => {
    // Out of the history as well: it has been used.
    history.replaceState(null, "", START_ADDRESS);
    setToken(null);
  };
  return token === null ? children : <LinkPage key={token} token={token} onDone={leave} />;
}

function LinkPage({ token, onDone }: { token: string; onDone: () => void }) {
  const { t, refusal } = useTexts();
  const [link, setLink] = useState<OpenedLink | { kind: "loading" } | { kind: "gone"; why: string }>({
    kind: "loading",
  });
  const [setUp, setSetUp] = useState<SecondFactor | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not open the link again
  useEffect(() => {
    api.openLink(token).then((answer) => {
      if (answer.ok) return setLink(answer.value);
      return setLink({ kind: "gone", why: refusal(answer) });
    });
  }, [token]);
  if (setUp) return <SetUpForm setUp={setUp} onDone={onDone} />;
  if (link.kind === "invitation")
    return (
      <AcceptForm
        token={token}
        {...link}
        onStep={(step) => (step.next === "setUp" ? setSetUp(step.setUp) : onDone())}
      />
    );
  if (link.kind === "reset") return <ResetForm token={token} email={link.email} onBack={onDone} />;
  return (
    <Door title={link.kind === "gone" ? t("signIn.linkGone") : t("signIn.linkLoading")}>
      {link.kind === "gone" ? (
        <Notice
          tone="error"
          title={link.why}
          actions={<Button look="soft" onClick={onDone} label={t("signIn.back")} />}
        />
      ) : (
        <Notice tone="loading" title={t("signIn.waiting")} />
      )}
    </Door>
  );
}
