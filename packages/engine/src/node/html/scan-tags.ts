/** Owns finding the tags of finished HTML, which has its attributes in double quotes, as the build writes them. */
import { unescapeHtml } from './unescape.ts';

export interface FoundAttribute {
  /** Both in lower case. */
  tag: string;
  name: string;
  value: string;
}

/** Tags with attributes. Most are of tokens of code, which have nothing but a class: those are passed by. */
const TAG = /<(?!(?:span|code) class="[^"]*">)([a-z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)+)\s*\/?>/gi;

/** The attributes of these names, in the order of the text. @param names other than `class` */
export function listAttributes(html: string, names: readonly string[]): FoundAttribute[] {
  const attribute = new RegExp(`\\s(${names.join('|')})="([^"]*)"`, 'gi');
  const found: FoundAttribute[] = [];
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    for (const [, name = '', value = ''] of attributes.matchAll(attribute))
      found.push({ tag: tag.toLowerCase(), name: name.toLowerCase(), value: unescapeHtml(value) });
  }
  return found;
}
