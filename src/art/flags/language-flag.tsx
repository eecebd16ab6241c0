import { spriteAddress } from "#src/ui/icons/icon.tsx";
import { LANGUAGE_FLAGS } from "./language-flags.ts";

/**
 * Beside the name of a language, never in its place. A language without a flag has its name alone. That of Arabic is the
 * field and crescent of the league of Arab states, since the language is no one country's.
 */
export function LanguageFlag({ code }: { code: string }) {
  if (!LANGUAGE_FLAGS.includes(code)) return null;
  return (
    <svg className="language-flag" aria-hidden="true">
      <use href={spriteAddress(`flag-${code}`)} />
    </svg>
  );
}
