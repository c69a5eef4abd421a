/** The data of the site and its locale for every page. (docs/behavior/data.md) */
import {
  type Footer,
  type FooterLink,
  getDirection,
  type LocaleView,
  mapLogo,
  type SiteView,
  type SocialLink,
  toHref as toRouteHref,
} from '@quire/client/contract';
import type { ContentRoot } from '../config/content-roots.ts';
import type { LocaleConfig } from '../config/locale-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Site } from '../content/route-table.ts';
import { createPlaces } from './configured-navigation.ts';
import type { Linker } from './locale-href.ts';
import { createSearchView } from './search-view.ts';
import { withBase } from './site-url.ts';

export function createLocaleView(
  { lang, label }: LocaleConfig,
  root: ContentRoot,
  config: ResolvedConfig,
): Omit<LocaleView, 'texts'> {
  return {
    lang,
    label,
    dir: getDirection(lang),
    homeHref: toRouteHref(root.routePrefix, config.base),
  };
}

/** URLs of social links and the footer are checked and localized like those of the navigation; images get the base path. */
function resolveSocialContent({ mode, content }: SocialLink, base: string, toHref: (link: string) => string): string {
  if (mode === 'link') return toHref(content);
  return mode === 'img' ? withBase(content, base) : content;
}

type ToHref = (link: string, path: Array<string | number>) => string;

function resolveFooter({ links, columns, ...footer }: Footer, toHref: ToHref): Footer {
  const resolve = (list: FooterLink[], path: Array<string | number>) =>
    list.map((link, index) => ({ ...link, href: toHref(link.href, [...path, index, 'href']) }));
  return {
    ...footer,
    ...(links && { links: resolve(links, ['footer', 'links']) }),
    ...(columns && {
      columns: columns.map((column, index) => {
        return { ...column, links: resolve(column.links, ['footer', 'columns', index, 'links']) };
      }),
    }),
  };
}

/** @param linker of the navigation */
export function createSiteView(
  locale: LocaleConfig,
  root: ContentRoot,
  { site: { routes, config }, linker }: { site: Site; linker: Linker },
): SiteView {
  const { base, darkMode, appearanceAnimation, hideNavbar, socialLinks, lastUpdated, scrollToTop } = config;
  const { logo } = config;
  const placeAt = createPlaces(locale.lang, config);
  const toHref: ToHref = (link, path) => linker.toHref(link, placeAt(path));
  return {
    title: locale.title ?? config.title,
    ...(logo !== undefined && {
      logo: mapLogo(logo, (src) => withBase(src, base)),
    }),
    ...(config.logoText !== undefined && { logoText: config.logoText }),
    base,
    ...(config.siteUrl !== undefined && { origin: config.siteUrl }),
    darkMode,
    appearanceAnimation,
    hideNavbar,
    socialLinks: socialLinks.map((link, index) => ({
      ...link,
      content: resolveSocialContent(link, base, (href) => toHref(href, ['socialLinks', index])),
    })),
    lastUpdated,
    scrollToTop,
    ...(config.search && { search: createSearchView(config.search, root, { routes, config }) }),
    ...(config.sidebarTitle && { sidebarTitle: config.sidebarTitle }),
    ...(locale.footer && { footer: resolveFooter(locale.footer, toHref) }),
  };
}
