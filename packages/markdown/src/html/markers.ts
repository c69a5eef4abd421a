/**
 * Markers are placeholders in a compiled page for values that depend on other pages, the locale or the base path.
 * They are replaced when the page is rendered, so that the compiled page can be cached independently.
 */
import { escapeAttribute } from './escape.ts';

/** A control character that no author writes. */
const MARK = '\u0001';
/** No key of a text has it. */
const NAME_SEPARATOR = ' ';

export function linkMarker(index: number): string {
  return `${MARK}L${index}${MARK}`;
}

export function imageMarker(index: number): string {
  return `${MARK}I${index}${MARK}`;
}

/** @param name what `{name}` in the text becomes, as HTML */
export function textMarker(key: string, name = ''): string {
  return `${MARK}T${key}${name && NAME_SEPARATOR + name}${MARK}`;
}

/** The value for the marker of an attribute. */
export interface AttributeValue {
  value: string;
  /** Further attributes for the element. */
  others?: Readonly<Record<string, string>>;
}

export interface MarkerValues {
  /** By the link's index in its page. */
  links: readonly AttributeValue[];
  images: readonly AttributeValue[];
  /** HTML by name. */
  texts: Readonly<Record<string, string>>;
}

/** Replaces every marker in a page's HTML. */
export function fillMarkers(html: string, { links, images, texts }: MarkerValues): string {
  if (!html.includes(MARK)) return html;
  const parts = html.split(MARK);
  for (let index = 1; index < parts.length; index += 2) {
    const key = (parts[index] ?? '').slice(1);
    const kind = parts[index]?.[0];
    const attribute = kind === 'L' ? links[Number(key)] : kind === 'I' ? images[Number(key)] : undefined;
    parts[index] = attribute ? formatAttribute(attribute) : kind === 'T' ? fillText(key, texts) : '';
  }
  return parts.join('');
}

function fillText(marker: string, texts: MarkerValues['texts']): string {
  const [key = '', ...name] = marker.split(NAME_SEPARATOR);
  return (texts[key] ?? '').replace('{name}', () => name.join(NAME_SEPARATOR) || '{name}');
}

/** Everything between the value's opening quote and the closing quote of the last attribute. */
function formatAttribute({ value, others = {} }: AttributeValue): string {
  const attributes = Object.entries(others).map(([name, other]) => `${name}="${escapeAttribute(other)}`);
  return [escapeAttribute(value), ...attributes].join('" ');
}

/** Offsets the link and image markers of a text that is inserted into another one. */
export function shiftMarkers(text: string, offset: { links: number; images: number }): string {
  if (!text.includes(MARK)) return text;
  const parts = text.split(MARK);
  for (let index = 1; index < parts.length; index += 2) {
    const [kind = '', ...key] = parts[index] ?? '';
    const shift = kind === 'L' ? offset.links : kind === 'I' ? offset.images : undefined;
    if (shift !== undefined) parts[index] = kind + (Number(key.join('')) + shift);
  }
  return parts.join(MARK);
}

export function stripMarks(source: string): string {
  return source.includes(MARK) ? source.replaceAll(MARK, '') : source;
}

/** Changes URLs with a width or density: `a.png 1x, b.png 2x`. A URL may contain commas and ends at a space. */
export function mapImageSet(set: string, change: (url: string) => string): string {
  if (/\bdata:/.test(set)) return set;
  return set.replace(
    /([^\s,](?:\S*[^\s,])?)(\s+[^\s,]+)?(?=\s*,|\s*$)/g,
    (_, url: string, width = '') => change(url) + width,
  );
}
