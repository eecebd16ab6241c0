/** An error that a sentence explains: what is wrong and what to do. It is told to the person without a trace of calls. */
export class PlainError extends Error {
  override name = "PlainError";
}

/** Runs what a process is there for; an error ends it. */
export async function runOrExplain(work: () => unknown) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : (fileSentence(error) ?? error));
    process.exit(1);
  }
}

const FILE_ADVICE: Readonly<Record<string, string>> = {
  EACCES: "This user may not use it: give it to the user, or run the command as its owner.",
  EPERM: "This user may not use it: give it to the user, or run the command as its owner.",
  EROFS: "The file system can only be read there: name a folder that can be written.",
  ENOSPC: "The disk is full: make room.",
};

/** A file that cannot be used is no fault of the program: its name and what to do say more than a trace of calls. */
function fileSentence(error: unknown): string | null {
  if (!(error instanceof Error && "code" in error && "path" in error)) return null;
  const advice = FILE_ADVICE[String(error.code)];
  return advice === undefined ? null : `${error.message}. ${advice}`;
}
