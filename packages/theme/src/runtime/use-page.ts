/** Owns what components read of the page that they stand in, and of all pages. (SPEC.md 3, Page) */
import { usePageStore, usePageView } from '@quire/engine/client';
import type { PageFacts } from '@quire/engine/shared';
import { createContext } from 'react';
import { useSite } from './use-site.ts';

type PageData = ReturnType<typeof usePageDataOf>;

function usePageDataOf() {
  const { page, locale, versions } = usePageView();
  const facts = usePageStore().getFacts()?.page;
  return {
    title: page.title,
    headingTitle: page.title,
    description: facts?.description ?? '',
    routePath: page.routePath,
    pagePath: facts?.pagePath ?? '',
    _relativePath: facts?.sourcePath ?? '',
    pageType: page.pageType,
    lang: locale.lang,
    version: versions.find(({ current }) => current)?.version ?? '',
    // In the browser nobody knows the file.
    toc: facts?.toc ?? page.headings.map((heading) => ({ ...heading, charIndex: -1 })),
    frontmatter: facts?.frontmatter ?? {},
    feeds: facts?.feeds ?? [],
    lastUpdatedTime: page.lastUpdated,
  };
}

export function usePage(): { page: PageData } {
  return { page: usePageDataOf() };
}

/** The older name, with the site beside the page. */
export function usePageData() {
  return { siteData: { ...useSite().site, pages: usePages().pages }, page: usePageDataOf() };
}

export function useFrontmatter(): { frontmatter: PageFacts['frontmatter'] } {
  return { frontmatter: usePageStore().getFacts()?.page.frontmatter ?? {} };
}

/** Every page of the site, at build time; an island gets what it shows as props. */
export function usePages(): { pages: PageFacts[] } {
  return { pages: usePageStore().getFacts()?.listPages() ?? [] };
}

export const PageContext = createContext<object>({});
