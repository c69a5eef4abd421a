/**
 * What components of a site can read about their page (`@runtime`). At build time everything is available; in an island, only what the page's document contains.
 */

export { Head, Helmet, Navigate, Outlet, useHead } from '../content/unused.tsx';
export { PageText as Content } from '../layout/page-text.tsx';
export { useI18n } from '../texts/use-texts.ts';
export { BrowserOnly, NoSSR } from './browser-only.tsx';
export { matchNavbar, matchSidebar } from './linked-items.ts';
export {
  NavLink,
  NavLink as Link,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './navigation.tsx';
export {
  addLeadingSlash,
  addTrailingSlash,
  cleanUrlByConfig,
  isDataUrl,
  isEqualPath,
  isExternalUrl,
  isProduction,
  normalizeHref,
  normalizeHrefInRuntime,
  normalizeImagePath,
  removeBase,
  removeTrailingSlash,
  routePathToMdPath,
  withBase,
} from './paths.ts';
export { ThemeContext, useDark } from './use-dark.ts';
export { PageContext, useFrontmatter, usePage, usePageData, usePages } from './use-page.ts';
export {
  useActiveMatcher,
  useLang,
  useLocaleSiteData,
  useNav,
  useSidebar,
  useSite,
  useVersion,
} from './use-site.ts';
export { useWindowSize } from './use-window-size.ts';
