import { watch } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { listJsonErrors } from "./json-errors.ts";

/** Editors write a file in several steps; it is read once they are over. */
const SETTLE_MS = 150;
/** Every message of Astro begins with the time; what does not belongs to the message before. */
const MESSAGE = /^\d\d:\d\d:\d\d /;
const ERROR = /^\d\d:\d\d:\d\d \[ERROR\]/;

/**
 * Watches a content folder and says of each file that is no JSON where it is broken, once, and when it is whole
 * again. What Astro says of the same error (a trace of calls, without the file) can be left out by `filterOutput`.
 */
export function watchJsonErrors(contentDir: string, say: (sentence: string) => void) {
  let known = new Map<string, string>();

  function check() {
    const found = new Map(listJsonErrors(contentDir).map(({ file, sentence }) => [file, sentence]));
    for (const [file, sentence] of found) if (known.get(file) !== sentence) say(sentence);
    for (const file of known.keys()) if (!found.has(file)) say(`${file} is valid JSON again.`);
    known = found;
  }

  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(contentDir, { recursive: true }, (_event, file) => {
    if (file !== null && !file.endsWith(".json")) return;
    clearTimeout(timer);
    timer = setTimeout(check, SETTLE_MS);
  });

  return {
    /** For lines of Astro's output: hands on all but error messages that come while a file is broken. */
    filterOutput(write: (line: string) => void): (line: string) => void {
      let isLeftOut = false;
      return (line) => {
        const plain = stripVTControlCharacters(line);
        if (ERROR.test(plain)) {
          // It may have read the file before the watcher did.
          check();
          isLeftOut = known.size > 0;
        } else if (MESSAGE.test(plain)) isLeftOut = false;
        if (!isLeftOut) write(line);
      };
    },
    stop() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
