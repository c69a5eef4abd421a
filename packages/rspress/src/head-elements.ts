/** Parses head elements in the forms that Rspress accepts: lists, HTML, and tags of the bundler. */

import type { HeadElement, PluginPage } from '@quire/engine';
import { isFields } from '@quire/markdown/fields';
import { visitHtml } from '@quire/markdown/html';

const VOID: ReadonlySet<string> = new Set(['meta', 'link', 'base']);
const WITH_TEXT: ReadonlySet<string> = new Set(['script', 'style']);

/** The elements of a piece of HTML; undefined if it contains anything that cannot be in a head. */
export function readHtml(html: string): HeadElement[] | undefined {
  const elements: HeadElement[] = [];
  let isWhole = true;
  let text: string | undefined;
  const isRead = visitHtml(html, [
    {
      open({ name, attributes, depth }) {
        isWhole &&= depth === 0 && (VOID.has(name) || WITH_TEXT.has(name));
        elements.push([name, { ...attributes }]);
        text = WITH_TEXT.has(name) ? '' : undefined;
      },
      text(more) {
        if (text !== undefined) text += more;
        else isWhole &&= more.trim() === '';
      },
      close({ name, isImplied }) {
        isWhole &&= VOID.has(name) || !isImplied;
        if (text) elements.at(-1)?.push(text);
        text = undefined;
      },
    },
  ]);
  return isRead && isWhole ? elements : undefined;
}

/** Undefined if a value is not text. `true` is an attribute without a value, and `false` none. */
export function readAttributes(value: unknown): Record<string, string> | undefined {
  if (!isFields(value)) return undefined;
  const attributes: Record<string, string> = {};
  for (const [name, text] of Object.entries(value)) {
    if (text === false || text === undefined || text === null) continue;
    if (typeof text !== 'string' && typeof text !== 'number' && text !== true) return undefined;
    attributes[name] = text === true ? '' : String(text);
  }
  return attributes;
}

/** A tag of the bundler: `{ tag: 'script', attrs: { defer: true }, children: 'run()' }`. */
export function readTag(tag: unknown): HeadElement | undefined {
  if (!isFields(tag) || typeof tag.tag !== 'string' || tag.head === false) return undefined;
  const attributes = readAttributes(tag.attrs ?? {});
  const { children } = tag;
  if (!attributes || children === undefined || children === '') return attributes && [tag.tag, attributes];
  return typeof children === 'string' && WITH_TEXT.has(tag.tag) ? [tag.tag, attributes, children] : undefined;
}

/** An entry of `head`: a list or HTML. Undefined if it is neither. */
export function readEntry(entry: unknown): HeadElement[] | undefined {
  if (typeof entry === 'string') return readHtml(entry);
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return undefined;
  const attributes = readAttributes(entry[1]);
  const [tag, , text] = entry as unknown[];
  if (!attributes || (text !== undefined && typeof text !== 'string')) return undefined;
  return [text === undefined ? [tag as string, attributes] : [tag as string, attributes, text]];
}

type RoutedPage = Pick<PluginPage, 'routePath' | 'lang' | 'version' | 'sourcePath' | 'filePath'>;

/** Wraps a function of `head`: it gets the fields of an Rspress route, and may return one element, or HTML. */
export function adoptFunction(written: (route: object) => unknown): (page: RoutedPage) => HeadElement[] {
  return ({ routePath, lang, version, sourcePath, filePath }) => {
    const page = { routePath, lang, version, sourcePath, filePath };
    const pageName = sourcePath.replace(/\.\w+$/, '').replaceAll('/', '_');
    const returned = written({ ...page, pageName, relativePath: sourcePath, absolutePath: filePath });
    if (!returned) return [];
    const isList = Array.isArray(returned) && returned.every((each) => Array.isArray(each));
    const elements = (isList ? returned : [returned]).map(readEntry);
    if (elements.includes(undefined))
      throw new Error(`it returns ${JSON.stringify(returned)}, which is not an element`);
    return elements.flatMap((each) => each ?? []);
  };
}
