/** Evaluates literal attribute values of components for the Markdown version of a page, without running its code. */
import { runInNewContext } from 'node:vm';
import type { MarkdownElement } from './markdown-element.ts';

type Written = Pick<MarkdownElement, 'attributes' | 'expressions'>;

/** Ends expressions that are not literals after all. */
const TIMEOUT_MS = 100;

export function readValues({ attributes, expressions }: Written): Omit<MarkdownElement, 'children'> {
  const read = Object.entries(expressions).flatMap(([name, source]): Array<[string, unknown]> => {
    const value = readLiteral(source);
    return value === undefined ? [] : [[name, value]];
  });
  const texts = read.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { attributes: { ...Object.fromEntries(texts), ...attributes }, expressions, values: Object.fromEntries(read) };
}

/** The props of a fragment. Reading a value that is not a literal throws, so that its expression is kept as written. */
export function readProps(written: Written, children: string): object {
  const { attributes, expressions, values } = readValues(written);
  const unknown = Object.keys(expressions).filter((name) => !Object.hasOwn(values, name));
  const get = () => {
    throw new TypeError('The value is not known before the page runs.');
  };
  return Object.defineProperties(
    { children, ...values, ...attributes },
    Object.fromEntries(unknown.map((name) => [name, { get }])),
  );
}

/** Undefined if the value is not a literal, but contains a name, an element or a call. */
function readLiteral(source: string): unknown {
  if (!/^\s*[[{`'"\d-]/.test(source)) return undefined;
  try {
    // Serialized, so that the result is plain data and not an object of another realm.
    const text: unknown = runInNewContext(`JSON.stringify(${source}\n)`, {}, { timeout: TIMEOUT_MS });
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
