/** Turns a title into a part of an address. */
export function slug(title: string): string {
  return title.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
