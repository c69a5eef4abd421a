/** The tool `list_pages`: lists pages by language and section. */
import { formatMarkdownLink } from '@quire/markdown';
import { createUserError } from '@quire/markdown/diagnostics';
import { type OpenSite, toPublicUrl } from './open-site.ts';
import { type ListedPage, loadPageIndex } from './page-index.ts';

export interface ListQuery {
  language: string;
  /** The name of a group, or a route prefix: `/config/`. */
  section?: string | undefined;
}

export async function listPages({ language, section }: ListQuery, site: OpenSite): Promise<string> {
  const all = await loadPageIndex(site, language);
  const pages = section === undefined ? all : all.filter((page) => isInSection(page, section));
  if (pages.length > 0) return formatGroups(pages, site);
  const groups = [...new Set(all.map(({ group }) => group))].join(', ');
  throw createUserError('command', `The site has no section "${section ?? ''}" in the language "${language}".`, {
    help: `It has: ${groups}. You can also use a route prefix, such as /guide/`,
  });
}

function isInSection({ group, routePath }: ListedPage, section: string): boolean {
  return group.toLowerCase() === section.toLowerCase() || (section.startsWith('/') && routePath.startsWith(section));
}

function formatGroups(pages: readonly ListedPage[], site: OpenSite): string {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return groups.map((group) => formatGroup(group, { pages, site })).join('\n\n');
}

function formatGroup(name: string, { pages, site }: { pages: readonly ListedPage[]; site: OpenSite }): string {
  const lines = pages
    .filter(({ group }) => group === name)
    .map(({ title, routePath, description }) =>
      [`- ${formatMarkdownLink(title, toPublicUrl(site, routePath))}`, description].filter(Boolean).join(': '),
    );
  return [`## ${name}`, '', ...lines].join('\n');
}
