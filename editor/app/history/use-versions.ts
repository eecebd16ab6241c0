import { useCallback, useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import type { KindId, Version, VersionContent } from "#editor/contract.ts";

type Contents = Readonly<Record<string, VersionContent | "unreadable">>;

/** The versions of an entry, and what is in those that were looked at. */
export function useVersions(kind: KindId, id: string) {
  const [versions, setVersions] = useState<readonly Version[] | "loading" | "unreachable">("loading");
  const [contents, setContents] = useState<Contents>({});
  const load = useCallback(async () => {
    const answer = await api.versions(kind, id);
    setVersions(answer.ok ? answer.value : "unreachable");
  }, [kind, id]);
  useEffect(() => {
    load();
  }, [load]);
  const read = useCallback(
    async (key: string) => {
      const answer = await api.version(kind, id, key);
      setContents((last) => ({ ...last, [key]: answer.ok ? answer.value : "unreadable" }));
    },
    [kind, id],
  );
  return { versions, contents, load, read };
}
