/** Owns which classes elements of HTML have, of which a page's author may have written a part. */

/** The author may leave out the quotes. What it begins with is found fast; the space before it is asked for then. */
const CLASS_ATTRIBUTE = /class(?<=\sclass)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

/** Most attributes are those of tokens of code, whose class is a single letter. */
const LONG_CLASS_ATTRIBUTE = new RegExp(CLASS_ATTRIBUTE.source.replace('class(', 'class(?!="\\w")('), 'g');

/** @param hasLetters whether those of a single letter are wanted, too */
export function listShownClasses(html: string, hasLetters: boolean): Set<string> {
  const attribute = hasLetters ? CLASS_ATTRIBUTE : LONG_CLASS_ATTRIBUTE;
  const values = new Set<string>();
  // Most elements have the value of another one.
  for (const [, double, single, bare] of html.matchAll(attribute)) values.add(double ?? single ?? bare ?? '');
  return new Set([...values].flatMap((value) => value.split(/\s+/)));
}
