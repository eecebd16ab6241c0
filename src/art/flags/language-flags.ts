/** Languages with a flag in languages/: those in use and those that content/site.json prepares. */
export const LANGUAGE_FLAGS: readonly string[] = ["ar", "de", "en", "id", "pt", "zh"];
