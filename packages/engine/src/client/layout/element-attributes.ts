/** Owns the attributes that elements of layouts have, as React writes them: others are left to React. */

/** A part of an element that is left to React. */
export class NotKnownError extends Error {}

export type Props = Readonly<Record<string, unknown>>;

/** Attributes by their properties, which have the same name where none is given. */
const ATTRIBUTES = new Map(
  `alt className=class cx cy d dateTime dir fill fillRule=fill-rule height href hrefLang htmlFor=for id lang loading
  opacity points popover popoverTarget r rel role rx ry slot src stroke strokeDasharray=stroke-dasharray
  strokeLinecap=stroke-linecap strokeLinejoin=stroke-linejoin strokeWidth=stroke-width tabIndex=tabindex target title
  transform type viewBox width x x1 x2 xmlns y y1 y2`
    .split(/\s+/)
    .map((entry) => [entry.replace(/=.*/, ''), entry.replace(/.*=/, '')]),
);
const BOOLEAN = new Set(['disabled', 'hidden', 'inert', 'open']);
const DATA = /^(?:aria|data)-[a-z\d-]+$/;
const NO_ATTRIBUTE = /^(?:children|dangerouslySetInnerHTML|on[A-Z]\w+|ref|suppressHydrationWarning)$/;

/** React leaves out an empty URL, and replaces one that runs a script, which this finds, and some others. */
const SPECIAL_URL = /^$|^[^\w/.#?]*j/i;

/** @throws NotKnownError */
export function writeAttributes(props: Props): string {
  let written = '';
  for (const name of Object.keys(props)) written += writeAttribute(name, props[name]);
  return written;
}

/** Names that match an expression, each looked at once. */
const DATA_NAMES = new Map<string, boolean>();

function isData(name: string): boolean {
  const known = DATA_NAMES.get(name) ?? DATA.test(name);
  DATA_NAMES.set(name, known);
  return known;
}

function writeAttribute(name: string, value: unknown): string {
  const attribute = ATTRIBUTES.get(name);
  const isText = typeof value === 'string' || typeof value === 'number';
  const isSpecial = (name === 'href' || name === 'src') && SPECIAL_URL.test(String(value));
  if (attribute !== undefined && isText && !isSpecial) return ` ${attribute}="${escapeText(value)}"`;
  if (isData(name) && (isText || typeof value === 'boolean')) return ` ${name}="${escapeText(String(value))}"`;
  if (BOOLEAN.has(name) && typeof value === 'boolean') return value ? ` ${name}=""` : '';
  if (value === null || value === undefined || NO_ATTRIBUTE.test(name)) return '';
  throw new NotKnownError(`The attribute "${name}"`);
}

const SPECIAL = /["&'<>]/;
const ENTITIES: Readonly<Record<string, string>> = { '"': 'quot', '&': 'amp', "'": '#x27', '<': 'lt', '>': 'gt' };

/** In attributes and between tags alike. */
export function escapeText(value: string | number): string {
  const text = String(value);
  return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (character) => `&${ENTITIES[character]};`) : text;
}
