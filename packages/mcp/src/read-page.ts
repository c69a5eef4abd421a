/** The tool `read_page`: returns a page as Markdown, in parts if it is long. */

import { stripBase } from '@quire/client/contract';
import { createUserError, findNearest, type UserError } from '@quire/markdown/diagnostics';
import { decodePart } from '@quire/markdown/percent-decoding';
import { PART_CHARS } from './constants.ts';
import { findPart } from './find-part.ts';
import { isUrl, type OpenSite, readDocument } from './open-site.ts';
import { type ListedPage, loadPageIndex, toPagePath } from './page-index.ts';
import { splitMarkdown } from './split-markdown.ts';

export interface PageQuery {
  /** A route or URL, with or without the id of a heading: `/guide/x#install`. */
  page: string;
  /** From 1. By default, the part with the heading, otherwise the first. */
  part?: number | undefined;
}

export async function readPage({ page, part }: PageQuery, site: OpenSite): Promise<string> {
  const place = parsePlace(page, site);
  const found = (await findMarkdown(place, site)) ?? (await findMoved(place, site));
  if (!found) throw await createMissingError(place.path, site);
  const parts = splitMarkdown(found.markdown, PART_CHARS);
  const number = part ?? (await findPart(parts, { html: () => site.source.find(found.htmlPath), id: found.anchor }));
  const chosen = parts[number - 1];
  if (!chosen) throw createPartError(page, parts.length);
  if (parts.length === 1) return chosen.text;
  return `${chosen.text.trimEnd()}\n\n---\nPart ${number} of ${parts.length} of this page. ${formatContents(parts)}\n`;
}

function formatContents(parts: ReadonlyArray<{ headings: string[] }>): string {
  const lists = parts.map(({ headings }, at) => `part ${at + 1}: ${headings.join('; ') || '(continued)'}`);
  return `Headings by part:\n${lists.join('\n')}`;
}

interface PagePlace {
  /** From the root of the site, without extension: `/guide/start/`. */
  path: string;
  anchor: string;
}

/** @throws UserError for the URL of another site, and for an invalid one */
function parsePlace(written: string, { homeUrl, source, base }: OpenSite): PagePlace {
  const homes = [homeUrl, `${source.name}/`].filter(isUrl);
  const root = new URL(base, homes[0] ?? 'http://localhost').href;
  const url = URL.canParse(written, root) ? new URL(written, root) : undefined;
  if (!url || ![root, ...homes].some((home) => url.origin === new URL(home).origin))
    throw createUserError('command', `"${written}" is not a page of this site.`, {
      help: `Its pages begin with ${homes.join(' or ') || base}. Read pages of other sites elsewhere.`,
    });
  const path = decodePart(stripBase(url.pathname, base) ?? url.pathname);
  return { path: toPagePath(path), anchor: decodePart(url.hash.slice(1)) };
}

interface FoundPage extends Pick<PagePlace, 'anchor'> {
  markdown: string;
  htmlPath: string;
}

async function findMarkdown({ path, anchor }: PagePlace, { source }: OpenSite): Promise<FoundPage | undefined> {
  for (const file of listFiles(path)) {
    const markdown = await source.find(`${file}.md`);
    if (markdown !== undefined) return { markdown, htmlPath: `${file}.html`, anchor };
  }
  return undefined;
}

/** The page that a former URL redirects to. */
async function findMoved({ path }: PagePlace, site: OpenSite): Promise<FoundPage | undefined> {
  for (const file of listFiles(path)) {
    const { movedTo = await site.source.findRedirect?.(file) } = readDocument(
      (await site.source.find(`${file}.html`)) ?? '',
    );
    if (movedTo !== undefined) return findMarkdown(parsePlace(movedTo, site), site);
  }
  return undefined;
}

/** The files that a path may be, without their extension. */
function listFiles(path: string): string[] {
  // No file has such a name, and hosts refuse to look for it.
  if (/\p{Cc}/u.test(path)) return [];
  const file = path.slice(1);
  const asPage = file.replace(/\/$/, '');
  const asIndex = `${file.replace(/(?<=.)\/?$/, '/')}index`;
  return (path.endsWith('/') ? [asIndex, asPage] : [asPage, asIndex]).filter(Boolean);
}

async function createMissingError(path: string, site: OpenSite): Promise<UserError> {
  const lang = site.locales.find(({ lang }) => path.startsWith(`/${lang}/`))?.lang ?? site.defaultLang;
  // A site may have no list of its pages.
  const listed = await loadPageIndex(site, lang).catch((): ListedPage[] => []);
  const routes = listed.map(({ routePath }) => routePath);
  if (routes.includes(path))
    return createUserError('command', `The page "${path}" has no Markdown version.`, {
      help: 'It consists of components. Use search for its texts.',
    });
  const nearest = findNearest(path, routes);
  const help = nearest === undefined ? 'Use search or list_pages to find it.' : `Did you mean "${nearest}"?`;
  return createUserError('command', `The site has no page "${path}".`, { help });
}

function createPartError(page: string, count: number): UserError {
  const help = count === 1 ? 'It has only one.' : `It has parts 1 to ${count}.`;
  return createUserError('command', `The page "${page}" has no such part.`, { help });
}
