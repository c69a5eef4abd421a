/** The configuration of additional elements in the heads of pages. */
import { createUserError } from '@quire/markdown/diagnostics';
import { record, text } from '@quire/markdown/fields';
import * as v from 'valibot';
import type { HeadElement, PluginPage } from './plugin.ts';

/** A function may provide help for its errors. */
interface HelpfulFunction {
  (page: PluginPage): HeadElement[];
  help?: string;
}

/** An element for every page, or a function that lists those of a page. */
export type HeadEntry = HeadElement | ((page: PluginPage) => HeadElement[]);

/** The elements that may contain text. */
const WITH_TEXT: ReadonlySet<unknown> = new Set(['script', 'style']);

const attributes = record(v.string(), v.string());
const plainElement = v.strictTuple([text, attributes]);
const textElement = v.strictTuple([
  v.pipe(
    text,
    v.check((tag) => WITH_TEXT.has(tag), 'only "script" and "style" can contain text'),
  ),
  attributes,
  v.string(),
]);

/** The form is selected by whether the element has text. */
export const headEntry: v.GenericSchema<unknown, HeadEntry> = v.lazy((entry) => {
  if (typeof entry === 'function') return v.custom<(page: PluginPage) => HeadElement[]>(() => true);
  return Array.isArray(entry) && entry.length > 2 ? textElement : plainElement;
});

/** The return value of a function. */
export const elements: v.GenericSchema<unknown, HeadElement[]> = v.array(
  v.lazy((entry) => (Array.isArray(entry) && entry.length > 2 ? textElement : plainElement)),
);

/**
 * The head elements of a page, in the order of the configuration. Pages without a file only get those for every page.
 * @throws UserError if a function throws or returns an invalid value
 */
export function listHeadElements(head: readonly HeadEntry[], page: PluginPage): HeadElement[] {
  return head.flatMap((entry, index) => {
    if (typeof entry !== 'function') return [entry];
    return page.sourcePath === '' ? [] : callEntry(entry, index, page);
  });
}

function callEntry(entry: HelpfulFunction, index: number, page: PluginPage): HeadElement[] {
  const fail = (reason: string, help?: string) =>
    createUserError(
      'config',
      `The function "head[${index}]" of the configuration fails for ${page.sourcePath}: ${reason.replace(/\.$/, '')}.`,
      help === undefined ? {} : { help },
    );
  let returned: unknown;
  try {
    returned = entry(page);
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error), entry.help);
  }
  const result = v.safeParse(elements, returned);
  if (!result.success) throw fail('it must return a list of elements, such as [["meta", { name: "author" }]]');
  return result.output;
}
