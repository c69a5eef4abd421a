/** The values of a component's attributes where a page is given as Markdown: nothing of the page runs there. */
import { runInNewContext } from 'node:vm';
import type { MarkdownElement } from '../../shared/markdown-element.ts';

type Written = Pick<MarkdownElement, 'attributes' | 'expressions'>;

/** This ends what is no literal after all. */
const TIMEOUT_MS = 100;

export function readValues({ attributes, expressions }: Written): Omit<MarkdownElement, 'children'> {
  const read = Object.entries(expressions).flatMap(([name, source]): Array<[string, unknown]> => {
    const value = readLiteral(source);
    return value === undefined ? [] : [[name, value]];
  });
  const texts = read.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { attributes: { ...Object.fromEntries(texts), ...attributes }, expressions, values: Object.fromEntries(read) };
}

/** Undefined where the value depends on something: a name, an element, a call. */
function readLiteral(source: string): unknown {
  if (!/^\s*[[{`'"\d-]/.test(source)) return undefined;
  try {
    // A value of plain data only, not one of another realm.
    const text: unknown = runInNewContext(`JSON.stringify(${source}\n)`, {}, { timeout: TIMEOUT_MS });
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
