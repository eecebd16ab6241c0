/** An error that a sentence explains: what is wrong and what to do. It is told to the person without a trace of calls. */
export class PlainError extends Error {
  override name = "PlainError";
}

/** Runs what a process is there for; an error ends it. */
export async function runOrExplain(work: () => unknown) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  }
}
