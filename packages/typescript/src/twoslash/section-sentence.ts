/** Finds the first sentence of a section of the site, in the language of a page. */
import { readFileSync } from 'node:fs';
import type { PluginPage, PluginSite } from '@quire/engine';
import { blankFences, getSourceFormat } from '@quire/markdown/code';
import { findParagraphSentence, splitSections } from '../section-text.ts';

/** @param target route and anchor in the default language: `/config/dts#dtsbundle` */
export type FindSentence = (target: string, page: PluginPage, site: PluginSite) => string | undefined;

/** A page is read once: a changed page is another object. */
export function createSentenceFinder(): FindSentence {
  const read = new WeakMap<PluginPage, ReadonlyMap<string, string>>();
  return (target, page, { routes }) => {
    const [path = '', anchor = ''] = target.split('#');
    const original = routes.find(path);
    const explaining = original && routes.translationsOf(original).find(({ lang }) => lang === page.lang);
    if (!explaining) return undefined;
    const sentences = read.get(explaining) ?? readSentences(explaining);
    read.set(explaining, sentences);
    return sentences.get(anchor) || undefined;
  };
}

/** By anchor; that of the whole page is empty. */
function readSentences({ filePath, headings }: PluginPage): Map<string, string> {
  const sections = splitSections(blankFences(readFileSync(filePath, 'utf8'), getSourceFormat(filePath)));
  const sentences = headings.map(
    ({ id, text }) => [id, findParagraphSentence(sections.get(text.replaceAll('`', '')) ?? '')] as const,
  );
  return new Map([...sentences, ['', sentences[0]?.[1] ?? '']]);
}
