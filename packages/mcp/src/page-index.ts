/** Reads the `llms.txt` of a site: its pages in navigation order. */

import { stripBase, translateRoutePath } from '@quire/client/contract';
import { createUserError } from '@quire/markdown/diagnostics';
import { decodePart } from '@quire/markdown/percent-decoding';
import type { OpenSite } from './open-site.ts';

export interface ListedPage {
  /** The heading above it. */
  group: string;
  title: string;
  routePath: string;
  description: string;
}

export async function loadPageIndex(site: OpenSite, lang: string): Promise<ListedPage[]> {
  const { defaultLang } = site;
  const path = `${translateRoutePath('/', { from: defaultLang, to: lang, defaultLang })}llms.txt`.slice(1);
  const text = await site.source.find(path);
  if (text !== undefined) return parsePageIndex(text, site.base);
  throw createUserError('command', `"${site.source.name}" has no "${path}", which lists its pages.`, {
    help: 'Use search and read_page.',
  });
}

/** `- [Title](https://docs.example/guide/x.md): What it says.` */
const ENTRY = /^- \[((?:[^[\]\\]|\\.)+)\]\(([^)\s]+)\)(?:: (.*))?$/;

export function parsePageIndex(text: string, base: string): ListedPage[] {
  const pages: ListedPage[] = [];
  let group = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) group = line.slice('## '.length);
    const [, title = '', url = '', description = ''] = ENTRY.exec(line) ?? [];
    const routePath = url === '' ? undefined : toRoute(url, base);
    if (routePath !== undefined) pages.push({ group, title: title.replace(/\\(.)/g, '$1'), routePath, description });
  }
  return pages;
}

/** Undefined for URLs that are not pages: other sites, and files such as `llms-full.txt`. */
function toRoute(url: string, base: string): string | undefined {
  const path = stripBase(decodePart(new URL(url, 'http://localhost').pathname), base);
  if (path === undefined || /\.(?!md$|html$)\w+$/.test(path)) return undefined;
  return toPagePath(path);
}

/** `/guide/index.md` → `/guide/` */
export function toPagePath(path: string): string {
  return path.replace(/\.(?:md|html)$/, '').replace(/\/index$/, '/');
}
