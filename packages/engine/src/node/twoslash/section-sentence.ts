/** Finds the first sentence of a section of the site, in the language of a page. */
import { readFileSync } from 'node:fs';
import { blankFences } from '@quire/markdown';
import { slug } from 'github-slugger';
import { findParagraphSentence, splitSections } from '../api-reference/explanations.ts';
import type { PluginPage, PluginSite } from '../plugins/plugin.ts';

/** @param target route and anchor in the default language: `/config/dts#dtsbundle` */
export function findSectionSentence(target: string, page: PluginPage, { routes }: PluginSite): string | undefined {
  const [path = '', anchor] = target.split('#');
  const original = routes.find(path);
  const explaining = original && routes.translationsOf(original).find(({ lang }) => lang === page.lang);
  if (!explaining) return undefined;
  const sections = splitSections(blankFences(readFileSync(explaining.filePath, 'utf8')));
  const names = [...sections.keys()];
  const name = anchor === undefined ? names[0] : names.find((each) => slug(each) === anchor);
  return (name !== undefined && findParagraphSentence(sections.get(name) ?? '')) || undefined;
}
