import type { PageView } from '../src/contract/page-view.ts';

/** Of a page of a site that has no other. */
export function samplePageView(href: string): PageView {
  return {
    page: { routePath: href, pageType: 'doc', title: 'Guide', headings: [], translations: ['en'] },
    site: {
      title: 'Docs',
      base: '/',
      darkMode: true,
      appearanceAnimation: false,
      hideNavbar: 'never',
      socialLinks: [],
      lastUpdated: false,
      scrollToTop: false,
    },
    locale: { lang: 'en', label: 'English', dir: 'ltr', homeHref: '/', texts: {} },
    defaultLang: 'en',
    nav: [],
    sidebar: [],
    branch: [],
    neighbors: {},
    alternates: [],
    versions: [],
    href,
  };
}
