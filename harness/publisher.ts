import { createPublisher } from "#scripts/publish/publisher.ts";
import { parseEnv } from "#server/env.ts";

/** Publishing as `scripts/edit.ts` hands it to the editor, on a machine with these settings. */
export const publisherWith = (variables: Readonly<Record<string, string>>) => createPublisher(parseEnv(variables));
