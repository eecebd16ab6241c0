import type { MessageKeys, Messages, NestedKeyOf } from "use-intl/core";

/** Keys and groups of keys in content/messages; src/env.d.ts names the file their types come from. */
type MessagePath = NestedKeyOf<Messages>;

/**
 * The texts of the interface, for a component that is rendered at build only. It names the groups (or single keys) it
 * takes texts from, and no other key compiles: `Translate<"apps.download" | "frame.newTab">`. Keys are written in full,
 * so that searching for one finds every use. Islands receive finished strings: their props are bytes in the page.
 */
export type Translate<Path extends MessagePath> = (
  key: Extract<MessageKeys<Messages, MessagePath>, Path | `${Path}.${string}`>,
  values?: Readonly<Record<string, string | number>>,
) => string;
