/** Reads sections of Markdown. */
import { cutSentence, toLine } from './comment-text.ts';

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
  const text = (paragraph ?? '').replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return cutSentence(toLine(text).replaceAll(/\*\*|\*(?=\S)|(?<=\S)\*/g, ''));
}
