/** A corpus is a docs tree in one language, as input for the records. */
import type { PageInput } from '../src/core/records/page-record.ts';
import { loadHtml } from './load-html.ts';
import { loadMarkdown } from './load-markdown.ts';

export interface Corpus {
  name: string;
  lang: string;
  pages: PageInput[];
}

/** Folders of translations that are inside a book. */
const TRANSLATIONS = ['zh/', 'ja/', 'es/', 'ko/', 'ru/', 'fr/', 'pt'];

/** `name=lang:markdown:<folder>` or `name=lang:html:<folder>`. */
export function loadCorpus(argument: string): Corpus {
  const [, name = '', lang = 'en', form, folder = ''] = /^(.+?)=(\w+):(\w+):(.+)$/.exec(argument) ?? [];
  const pages = form === 'html' ? loadHtml(folder, TRANSLATIONS) : loadMarkdown({ folder, routePrefix: '/' });
  return { name, lang, pages };
}
