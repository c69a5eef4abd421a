/** The parts of the layout that a site's theme module can import from `@theme-original`, in addition to the components of pages. */
export { AppearanceToggle as SwitchAppearance } from '../appearance/appearance-toggle.tsx';
export {
  NavHamburger,
  SearchButton,
  SearchPanel,
  SidebarList,
  useScrollAfterNav,
  useScrollReset,
  useSetup,
  useWatchToc,
} from '../content/unused.tsx';
export { DocFooter } from '../doc/doc-footer.tsx';
export { Brand as NavTitle } from '../nav/brand.tsx';
export { Nav } from '../nav/nav.tsx';
export { Outline } from '../outline/outline.tsx';
export { Search } from '../search/search.tsx';
export { Sidebar } from '../sidebar/sidebar.tsx';
export { Menu } from '../ui/menu.tsx';
export { DocLayout } from './doc-layout.tsx';
export { Layout } from './layout.tsx';
export type { DocLayoutProps, HomeHeroProps, HomeLayoutProps, LayoutProps, NavProps } from './layout-props.ts';
export { PageText as DocContent } from './page-text.tsx';
export { Root } from './root.tsx';
export { SiteFooter as HomeFooter } from './site-footer.tsx';
