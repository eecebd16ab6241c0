/** What an error says, whatever was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
