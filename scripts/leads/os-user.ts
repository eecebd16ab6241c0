import { userInfo } from "node:os";

/** Who runs a command, for the audit: with sudo, who called it and whom it runs as. */
export function osUser(): string {
  const caller = process.env["SUDO_USER"];
  const user = ownName();
  return caller === undefined || caller === user ? user : `${caller} as ${user}`;
}

function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user often has a number and no name.
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}
