import { useEffect, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import type { KindId } from "#editor/contract.ts";

/** The first published entry of a kind, whose words are examples in the empty fields of a new one. */
export function useExample(kind: KindId, isWanted: boolean): unknown {
  const { kindOf } = useContent();
  const [example, setExample] = useState<unknown>(null);
  const id = kindOf(kind)?.entries.find(({ states }) => !states.includes("draft"))?.id;
  useEffect(() => {
    if (!isWanted || id === undefined) return;
    let isOver = false;
    api.entry(kind, id).then((answer) => answer.ok && !isOver && setExample(answer.value.data));
    return () => {
      isOver = true;
    };
  }, [kind, id, isWanted]);
  return isWanted ? example : null;
}
