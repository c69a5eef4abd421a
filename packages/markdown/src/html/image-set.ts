/** Changes URLs with a width or density: `a.png 1x, b.png 2x`. A URL may contain commas and ends at a space. */
export function mapImageSet(set: string, change: (url: string) => string): string {
  if (/\bdata:/.test(set)) return set;
  return set.replace(
    /([^\s,](?:\S*[^\s,])?)(\s+[^\s,]+)?(?=\s*,|\s*$)/g,
    (_, url: string, width = '') => change(url) + width,
  );
}
