/** Turns a title into a slug. */
export function slug(title: string): string {
  return title.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
