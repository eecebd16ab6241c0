/** Addresses that differ behind a plus sign are one mailbox. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at).split("+")[0]}${email.slice(at)}`.toLowerCase();
}
