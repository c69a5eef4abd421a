/** The guess at the anchor of a heading, so that most anchors need not travel. */

/** The id that most headings have. It need not be right: another one travels as it is. */
export function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
