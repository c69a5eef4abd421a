/** Opens a built site, from a folder or a host. */

import { PAGE_DATA_ID, type PageData, REDIRECT_META_NAME, type SectionData, stripBase } from '@quire/client/contract';
import { createUserError } from '@quire/markdown/diagnostics';
import { visitHtml } from '@quire/markdown/html';
import { encodePath } from '@quire/markdown/percent-decoding';
import { createHostSource, fetchText } from './host-source.ts';
import { createFolderSource, readData, type SiteSource } from './site-source.ts';

export interface OpenSite extends Pick<SectionData, 'locales' | 'defaultLang' | 'versions'> {
  source: SiteSource;
  title: string;
  base: string;
  /** The published URL with a trailing slash: `https://docs.example/`; only the base if it is unknown. */
  homeUrl: string;
}

/** @param dir the output of a build. @throws UserError if it is not one */
export async function openFolder(dir: string): Promise<OpenSite> {
  const site = await findSite(createFolderSource(dir));
  if (site) return site;
  throw createUserError('command', `"${dir}" does not contain a site built with Quire.`, {
    help: 'Build it first: quire build <the folder of the site>',
  });
}

/** @param url of any page of a site. @throws UserError if it is not a Quire site, or the host does not respond */
export async function openHost(url: URL): Promise<OpenSite> {
  const { base } = readDocument((await fetchText(url)) ?? '');
  const homeUrl = new URL(base ?? '/', url).href;
  const site = base === undefined ? undefined : await findSite(createHostSource(homeUrl));
  if (site) return site.homeUrl === base ? { ...site, homeUrl } : site;
  throw createUserError('command', `${url.href} is not a page of a site built with Quire.`, {
    help: 'Use the URL of its home page.',
  });
}

export function isUrl(where: string): boolean {
  return /^https?:\/\//i.test(where) && URL.canParse(where);
}

/** The URL of a route. */
export function toPublicUrl({ homeUrl }: OpenSite, routePath: string): string {
  return homeUrl.slice(0, -1) + encodePath(routePath);
}

async function findSite(source: SiteSource): Promise<OpenSite | undefined> {
  const home = 'index.html';
  const { base = '/', canonicalUrl, json } = readDocument((await source.find(home)) ?? '');
  const data = json && (await readData(source, home, () => JSON.parse(json) as PageData));
  const path = data && stripBase(data.section, base)?.slice(1);
  const text = path === undefined ? undefined : await source.find(path);
  if (path === undefined || text === undefined) return undefined;
  const read = () => JSON.parse(text) as SectionData;
  const { site, locales, defaultLang, versions } = await readData(source, path, read);
  const homeUrl = canonicalUrl ?? base;
  return { source, title: site.title, base, homeUrl, locales, defaultLang, ...(versions && { versions }) };
}

interface DocumentFacts {
  base?: string;
  canonicalUrl?: string;
  /** The URL that the document redirects to. */
  movedTo?: string;
  /** The data of the page. */
  json?: string;
}

export function readDocument(html: string): DocumentFacts {
  const facts: DocumentFacts = {};
  let isData = false;
  visitHtml(html, [
    {
      open({ name, attributes }) {
        if (name === 'html' && attributes['data-base']) facts.base = attributes['data-base'];
        if (name === 'link' && attributes.rel === 'canonical' && attributes.href) facts.canonicalUrl = attributes.href;
        if (name === 'meta' && attributes.name === REDIRECT_META_NAME) facts.movedTo = attributes.content ?? '';
        isData = name === 'script' && attributes.id === PAGE_DATA_ID;
      },
      text(text) {
        if (isData) facts.json = (facts.json ?? '') + text;
      },
      close() {
        isData = false;
      },
    },
  ]);
  return facts;
}
