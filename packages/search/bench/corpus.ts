/** Owns what a corpus is: a docs tree in one language, as the records' input. */
import type { PageInput } from '../src/core/records/page-record.ts';
import { loadMarkdown } from './load-markdown.ts';
import { loadMdbook } from './load-mdbook.ts';

export interface Corpus {
  name: string;
  lang: string;
  pages: PageInput[];
}

/** Folders of translations that lie inside a book. */
const TRANSLATIONS = ['zh/', 'ja/', 'es/', 'ko/', 'ru/', 'fr/', 'pt'];

/** `name=lang:markdown:<folder>` or `name=lang:mdbook:<folder>`. */
export function loadCorpus(argument: string): Corpus {
  const [, name = '', lang = 'en', form, folder = ''] = /^(.+?)=(\w+):(\w+):(.+)$/.exec(argument) ?? [];
  const pages = form === 'mdbook' ? loadMdbook(folder, TRANSLATIONS) : loadMarkdown({ folder, routePrefix: '/' });
  return { name, lang, pages };
}
