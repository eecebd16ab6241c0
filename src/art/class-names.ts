/** The component's own classes, and those its parent adds. */
export function classNames(own: string, added: string | undefined): string {
  return added ? `${own} ${added}` : own;
}
