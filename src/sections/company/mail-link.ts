/** An e-mail with its subject already written. */
export function letterTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
