const names = new Intl.DisplayNames("en", { type: "language" });

/** A language as commands name it: "Portuguese" for pt. */
export const languageName = (code: string): string => names.of(code) ?? code;
