/** The configuration of additional elements in the heads of pages. */
import { createError, UserError } from '@quire/markdown/diagnostics';
import { record, text } from '@quire/markdown/fields';
import * as v from 'valibot';

/** An element: its tag, its attributes and, of a script or a style, its text. */
export type HeadElement = [tag: string, attributes: Record<string, string>, text?: string];

/** The page as passed to functions of the configuration. */
export interface HeadPage {
  /** The canonical path of the page: `/zh/guide/start`. */
  routePath: string;
  lang: string;
  /** Empty on a site without versions. */
  version: string;
  /** The source file of the page, relative to the docs folder. */
  sourcePath: string;
  /** The same, absolute. */
  filePath: string;
}

/** A function may provide help for its errors. */
interface HelpfulFunction {
  (page: HeadPage): HeadElement[];
  help?: string;
}

/** An element for every page, or a function that lists those of a page. */
export type HeadEntry = HeadElement | ((page: HeadPage) => HeadElement[]);

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
  if (typeof entry === 'function') return v.custom<(page: HeadPage) => HeadElement[]>(() => true);
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
export function listHeadElements(head: readonly HeadEntry[], page: HeadPage): HeadElement[] {
  return head.flatMap((entry, index) => {
    if (typeof entry !== 'function') return [entry];
    return page.sourcePath === '' ? [] : callEntry(entry, index, page);
  });
}

function callEntry(entry: HelpfulFunction, index: number, page: HeadPage): HeadElement[] {
  const { routePath, lang, version, sourcePath, filePath } = page;
  const fail = (reason: string, help?: string) =>
    new UserError(
      createError(
        'config',
        `The function "head[${index}]" of the configuration fails for ${sourcePath}: ${reason.replace(/\.$/, '')}.`,
        help === undefined ? {} : { help },
      ),
    );
  let returned: unknown;
  try {
    returned = entry({ routePath, lang, version, sourcePath, filePath });
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error), entry.help);
  }
  const result = v.safeParse(elements, returned);
  if (!result.success) throw fail('it must return a list of elements, such as [["meta", { name: "author" }]]');
  return result.output;
}
