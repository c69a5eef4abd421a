/** Finds the sections of a site that explain members: `## output.target` on a page of options explains that member. */
import { readFileSync } from 'node:fs';
import type { PluginPage } from '@quire/engine';
import { blankFences, getSourceFormat } from '@quire/markdown/code';
import { findParagraphSentence, splitSections } from '../section-text.ts';

export interface Explanation {
  /** As in the heading. */
  name: string;
  /** From the docs folder, with the anchor: `en/config/rsbuild/output.md#outputtarget`. */
  target: string;
  /** Plain text with code spans; empty if the section does not begin with text. */
  sentence: string;
}

/** By the names in headings. The first page that has one explains it. */
export function findExplanations(pages: readonly PluginPage[]): Map<string, Explanation> {
  const found = new Map<string, Explanation>();
  for (const page of pages) {
    const sections = splitSections(blankFences(readFileSync(page.filePath, 'utf8'), getSourceFormat(page.filePath)));
    for (const { text, id, depth } of page.headings) {
      const name = text.replaceAll('`', '');
      if (found.has(name) || !/^[A-Za-z_$][\w$.[\]']*$/.test(name)) continue;
      const target = depth === 1 ? page.sourcePath : `${page.sourcePath}#${id}`;
      found.set(name, { name, target, sentence: findParagraphSentence(sections.get(name) ?? '') });
    }
  }
  return found;
}
