/** Finds the sections of a site that explain members: `## output.target` on a page of options explains that member. */
import { readFileSync } from 'node:fs';
import { blankFences } from '@quire/markdown';
import type { PluginPage } from '../plugins/plugin.ts';

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
    const sections = splitSections(blankFences(readFileSync(page.filePath, 'utf8')));
    for (const { text, id, depth } of page.headings) {
      const name = text.replaceAll('`', '');
      if (found.has(name) || !/^[A-Za-z_$][\w$.[\]']*$/.test(name)) continue;
      const target = depth === 1 ? page.sourcePath : `${page.sourcePath}#${id}`;
      found.set(name, { name, target, sentence: findParagraphSentence(sections.get(name) ?? '') });
    }
  }
  return found;
}

/** The text below each heading, by the heading. @param source without fenced code, whose comments may look like headings */
export function splitSections(source: string): Map<string, string> {
  const parts = source.split(/^#{1,6} +(.+?)(?: *\{#[^}]*\})?$/m);
  const sections = new Map<string, string>();
  for (let index = 1; index < parts.length; index += 2)
    sections.set((parts[index] ?? '').replaceAll('`', ''), parts[index + 1] ?? '');
  return sections;
}

/** The first sentence of the first paragraph, skipping lists, tables, containers, components and scripts. */
export function findParagraphSentence(section: string): string {
  const paragraph = section
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .find((each) => /^[^-*+|:<>{#\d\s]/.test(each) && !/^(?:import|export) /.test(each));
  const text = (paragraph ?? '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\*\*|\*(?=\S)|(?<=\S)\*/g, '');
  const sentence = /^(?:`[^`]*`|[^`])*?(?:[.!?](?=\s|$)|[。！？])/.exec(text)?.[0] ?? '';
  return sentence.trim();
}
