/** The ids of headings that a component renders. */

/** As on GitHub, for a title that occurs once. */
export function slugify(title: string): string {
  const words = title.trim().toLowerCase();
  return words.replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}
