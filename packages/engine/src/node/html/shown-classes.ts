/** Owns which classes elements of HTML have, of which a page's author may have written a part. */

/** The author may leave out the quotes. What it begins with is found fast; the space before it is asked for then. */
const CLASS_ATTRIBUTE = /class(?<=\sclass)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

export function listShownClasses(html: string): Set<string> {
  const values = new Set<string>();
  // Most elements have the value of another one.
  for (const [, double, single, bare] of html.matchAll(CLASS_ATTRIBUTE)) values.add(double ?? single ?? bare ?? '');
  return new Set([...values].flatMap((value) => value.split(/\s+/)));
}
