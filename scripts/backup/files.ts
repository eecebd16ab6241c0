/** Names of files in a backup. */
export const DATABASE_FILE = "site.db";
export const ENCRYPTED = ".age";
