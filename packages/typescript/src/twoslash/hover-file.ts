/** Creates the file that explains the names in the code of one page. */
import type { OutputFile, PluginPage, PluginSite } from '@quire/engine';
import type { HoverFile, HoverNote } from '@quire/engine/shared';
import { hashContent } from '@quire/markdown/files';
import type { BlockData, NameData } from './hover-data.ts';
import type { FindSentence } from './section-sentence.ts';

interface HoverFileOptions {
  /** Name of the plugin. */
  plugin: string;
  findSentence: FindSentence;
}

/** Undefined if no code of the page has names. The file name contains a hash of the content. */
export function createHoverFile(
  page: PluginPage,
  site: PluginSite,
  { plugin, findSentence }: HoverFileOptions,
): OutputFile | undefined {
  // Only this plugin stores data under its name.
  const found = page.codeBlocks.flatMap(({ data }) => (data?.[plugin] as BlockData | undefined) ?? []);
  if (found.length === 0) return undefined;
  const notes = new Map<string, number>();
  const blocks = found.map(({ hash, names }): [string, number[]] => [
    hash,
    names.flatMap((name) => [
      ...name.place,
      addNote(
        notes,
        explain(name, page.lang, (target) => findSentence(target, page, site)),
      ),
    ]),
  ]);
  const file: HoverFile = {
    blocks: Object.fromEntries(blocks),
    notes: [...notes.keys()].map((note) => JSON.parse(note)),
  };
  const body = JSON.stringify(file);
  return { path: `assets/hovers/${hashContent(body).slice(0, 10)}.json`, body };
}

/** Stores equal notes once. */
function addNote(notes: Map<string, number>, note: HoverNote): number {
  const key = JSON.stringify(note);
  const number = notes.get(key) ?? notes.size;
  notes.set(key, number);
  return number;
}

/** Prefers the sentence of the site, in the language of the page, to that of the package. */
function explain(
  { place, explainedAt, text, ...note }: NameData,
  lang: string,
  findSentence: (target: string) => string | undefined,
): HoverNote {
  const own = explainedAt === undefined ? undefined : findSentence(explainedAt);
  const sentence = own ?? text;
  // Packages are documented in English.
  const isForeign = own === undefined && sentence !== undefined && !/^en\b/.test(lang);
  return { ...note, ...(sentence !== undefined && { text: sentence }), ...(isForeign && { lang: 'en' }) };
}
