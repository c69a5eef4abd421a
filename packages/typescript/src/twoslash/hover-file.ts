/** Creates the files that explain the names in the code of pages. */

import type { HoverFile, HoverNote } from '@quire/client/contract';
import type { OutputFile, PluginPage, PluginSite } from '@quire/engine';
import { hashContent } from '@quire/markdown/files';
import type { BlockData, NoteData } from './hover-data.ts';
import { createNoteList } from './note-list.ts';
import type { TwoslashOptions } from './options.ts';
import type { FindSentence } from './section-sentence.ts';

/** Undefined if no code of the page has names. */
export type FindHoverFile = (page: PluginPage, site: PluginSite) => OutputFile | undefined;

export interface SiteSentences {
  findSentence: FindSentence;
  translations: TwoslashOptions['translations'];
}

/** The file of a page is created once: a changed site has another route table. @param plugin its name */
export function createHoverFiles(plugin: string, { findSentence, translations = {} }: SiteSentences): FindHoverFile {
  const ofLanguages = new Map(Object.entries(translations).map(([lang, all]) => [lang, new Map(Object.entries(all))]));
  const files = new WeakMap<PluginSite['routes'], Map<PluginPage, OutputFile | undefined>>();
  return (page, site) => {
    const ofSite = files.get(site.routes) ?? new Map<PluginPage, OutputFile | undefined>();
    files.set(site.routes, ofSite);
    if (!ofSite.has(page)) {
      // Only this plugin stores data under its name.
      const blocks = page.codeBlocks.flatMap(({ data }) => (data?.[plugin] as BlockData | undefined) ?? []);
      const find: FindOwn = ({ explainedAt, text = '' }) =>
        (explainedAt && findSentence(explainedAt, page, site)) || ofLanguages.get(page.lang)?.get(text);
      ofSite.set(page, blocks.length === 0 ? undefined : createHoverFile(blocks, page.lang, find));
    }
    return ofSite.get(page);
  };
}

/** The sentence of the site about a note. */
type FindOwn = (note: NoteData) => string | undefined;

/** The file name contains a hash of the content. */
function createHoverFile(found: readonly BlockData[], lang: string, findOwn: FindOwn): OutputFile {
  const { notes, add } = createNoteList<HoverNote>();
  const blocks = found.map(({ hash, places, notes: ofBlock }): [string, number[]] => {
    const numbers = ofBlock.map((note) => add(explain(note, lang, findOwn(note))));
    return [hash, places.map((value, index) => (index % 4 === 3 ? (numbers[value] ?? 0) : value))];
  });
  const body = JSON.stringify({ blocks: Object.fromEntries(blocks), notes } satisfies HoverFile);
  return { path: `assets/hovers/${hashContent(body).slice(0, 10)}.json`, body };
}

/** Prefers the sentence of the site, in the language of the page, to that of the package. */
function explain({ explainedAt: _, text, ...note }: NoteData, lang: string, own: string | undefined): HoverNote {
  const sentence = own ?? text;
  // Packages are documented in English.
  const isForeign = own === undefined && sentence !== undefined && !/^en\b/.test(lang);
  return { ...note, ...(sentence !== undefined && { text: sentence }), ...(isForeign && { lang: 'en' }) };
}
