/** The configuration of additional elements in the heads of pages. */
import { createUserError, describeThrown } from '@quire/markdown/diagnostics';
import { type HeadElement, headElement } from '@quire/markdown/fields';
import * as v from 'valibot';
import type { PluginPage } from './plugin.ts';

/** A function may provide help for its errors. */
interface HelpfulFunction {
  (page: PluginPage): HeadElement[];
  help?: string;
}

/** An element for every page, or a function that lists those of a page. */
export type HeadEntry = HeadElement | ((page: PluginPage) => HeadElement[]);

export const headEntry: v.GenericSchema<unknown, HeadEntry> = v.lazy((entry) =>
  typeof entry === 'function' ? v.custom<(page: PluginPage) => HeadElement[]>(() => true) : headElement,
);

/** The return value of a function. */
export const elements: v.GenericSchema<unknown, HeadElement[]> = v.array(headElement);

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
      { help },
    );
  let returned: unknown;
  try {
    returned = entry(page);
  } catch (error) {
    throw fail(describeThrown(error), entry.help);
  }
  const result = v.safeParse(elements, returned);
  if (!result.success) throw fail('it must return a list of elements, such as [["meta", { name: "author" }]]');
  return result.output;
}
