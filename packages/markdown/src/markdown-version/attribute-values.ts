/** Reads the attributes of components for the Markdown version of a page. */
import type { ComponentAttributes } from '../source-parts.ts';
import type { MarkdownElement } from './markdown-element.ts';

/** The values of a page's expressions by their source, without those that need more than the page. */
export type ExpressionValues = Readonly<Record<string, ExpressionValue>>;

interface ExpressionValue {
  value: unknown;
  /** As text, or as HTML if it contains elements; undefined for other objects. */
  text: string | undefined;
}

export function readAttributes(
  written: ComponentAttributes,
  known: ExpressionValues,
): Omit<MarkdownElement, 'children'> {
  const read = listKnown(written, known);
  const texts = read.flatMap(
    ([name, { value, text }]): Array<[string, string]> =>
      typeof value === 'string' || (text && !Array.isArray(value)) ? [[name, text ?? '']] : [],
  );
  const values = Object.fromEntries(read.map(([name, { value }]) => [name, value]));
  const { attributes, expressions } = written;
  return { attributes: { ...Object.fromEntries(texts), ...attributes }, expressions, values };
}

/** The props of a fragment. Reading one whose value is not known throws, so that its expression is kept as written. */
export function readProps(written: ComponentAttributes, known: ExpressionValues, children: string): object {
  const values = Object.fromEntries(listKnown(written, known).map(([name, { value }]) => [name, value]));
  const unknown = Object.keys(written.expressions).filter((name) => !Object.hasOwn(values, name));
  const get = () => {
    throw new TypeError('The value is not known before the page runs.');
  };
  return Object.defineProperties(
    { children, ...values, ...written.attributes },
    Object.fromEntries(unknown.map((name) => [name, { get }])),
  );
}

/** Those of spread objects come first: attributes replace them. */
function listKnown(
  { expressions, spreads }: ComponentAttributes,
  known: ExpressionValues,
): Array<[string, ExpressionValue]> {
  const spread = spreads.flatMap((code) => Object.entries(known[code]?.value ?? {}));
  return [
    ...spread.map(([name, value]): [string, ExpressionValue] => [name, { value, text: toText(value) }]),
    ...Object.entries(expressions).flatMap(([name, code]): Array<[string, ExpressionValue]> => {
      const read = known[code];
      return read ? [[name, read]] : [];
    }),
  ];
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
