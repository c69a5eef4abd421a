/** The ids of headings that a component writes. */

/** As GitHub writes ids, for a title that occurs once. */
export function slugify(title: string): string {
  const words = title.trim().toLowerCase();
  return words.replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}
