/** What components can read about their page, and about all pages. */
import { usePageStore, usePageView } from '@quire/client';
import { getVersion, type PageSource, type PageSummary } from '@quire/client/contract';
import { createContext } from 'react';
import { useSite } from './use-site.ts';
import { useSource } from './use-source.ts';

type PageData = ReturnType<typeof usePageDataOf>;

function usePageDataOf() {
  const view = usePageView();
  const { page, locale } = view;
  const source = useSource();
  const summary = usePageStore().summary?.page;
  return {
    title: page.title,
    headingTitle: page.title,
    description: source?.description ?? '',
    routePath: page.routePath,
    pagePath: source?.pagePath ?? '',
    _relativePath: source?.sourcePath ?? '',
    pageType: page.pageType,
    lang: locale.lang,
    version: getVersion(view),
    // The file is not known in the browser.
    toc: summary?.toc ?? page.headings.map((heading) => ({ ...heading, charIndex: -1 })),
    frontmatter: source?.frontmatter ?? {},
    feeds: summary?.feeds ?? [],
    lastUpdatedTime: page.lastUpdated?.iso,
  };
}

export function usePage(): { page: PageData } {
  return { page: usePageDataOf() };
}

/** The older hook, which returns the site and the page. */
export function usePageData() {
  return { siteData: { ...useSite().site, pages: usePages().pages }, page: usePageDataOf() };
}

export function useFrontmatter(): { frontmatter: PageSource['frontmatter'] } {
  return { frontmatter: useSource()?.frontmatter ?? {} };
}

/** All pages of the site, for components that are rendered at build time. Islands get what they show as props. */
export function usePages(): { pages: PageSummary[] } {
  return { pages: usePageStore().summary?.listPages() ?? [] };
}

export const PageContext = createContext<object>({});
