/** The data of a site that all pages share. (docs/behavior/data.md) */

/** An image for both appearances, or one for each. Hrefs, base included. */
export type Logo =
  | string
  | {
      /** The image on a light background. */
      light: string;
      /** The image on a dark background. */
      dark: string;
    };

/** The same logo with other URLs. */
export function mapLogo(logo: Logo, map: (src: string) => string): Logo {
  return typeof logo === 'string' ? map(logo) : { light: map(logo.light), dark: map(logo.dark) };
}

/** The images of a logo, each once. */
export function listLogoFiles(logo: Logo | undefined): string[] {
  if (logo === undefined) return [];
  return typeof logo === 'string' ? [logo] : [...new Set([logo.light, logo.dark])];
}

export interface SocialLink {
  /** The name of a built-in icon (`github`, `gitlab`, `x`, `discord`, `bluesky`, `lark`, `npm`), or the markup of an SVG. */
  icon:
    | string
    | {
        /** The markup of the icon. */
        svg: string;
      };
  /** What a click does: open a link, or show a text, an image or markup. */
  mode: 'link' | 'text' | 'img' | 'dom';
  /** The URL, the text, the URL of the image, or the markup. */
  content: string;
}

/** When a first visit is redirected to the locale of the browser. */
export type LocaleRedirect = 'never' | 'entry' | 'auto';

export type HideNavbar = 'never' | 'auto' | 'always';

/** The title above every sidebar: the product, and with `tag` its documented version. */
export interface SidebarTitle {
  /** The title. */
  text: string;
  /** A small label next to it. */
  tag?: string;
}

/** The footer of the home page: a line of text, and links to other sites. */
export interface Footer {
  /** A line of text. */
  message?: string;
  /** Links next to the line. */
  links?: FooterLink[];
  /** Lists of links above the line. */
  columns?: Array<{
    /** The heading of the list. */
    title: string;
    /** Its links. */
    links: FooterLink[];
  }>;
}

export interface FooterLink {
  /** The text of the link. */
  text: string;
  /** A URL, or the route of a page without the base path. */
  href: string;
}

/** Whether readers choose between light and dark; without a choice a site is light, or `only` dark. */
export type DarkMode = boolean | 'only';

/** The data of the site that every layout has. */
export interface SiteView {
  title: string;
  logo?: Logo;
  logoText?: string;
  /** The base path of the site; begins and ends with `/`. */
  base: string;
  /** Without a trailing slash; absent if it is not configured. */
  origin?: string;
  darkMode: DarkMode;
  appearanceAnimation: boolean;
  hideNavbar: HideNavbar;
  socialLinks: SocialLink[];
  /** Whether a page shows when it was last changed. */
  lastUpdated: boolean;
  scrollToTop: boolean;
  sidebarTitle?: SidebarTitle;
  /** Absent if the site is built without search. */
  search?: SearchView;
  footer?: Footer;
}

export interface LocalSearchSource {
  lang: string;
  /** Empty on a site without versions. */
  version: string;
  href: string;
  /** Whether the index is split into shards. */
  kind: 'whole' | 'sharded';
}

/** The site's own index, searched in the browser. */
export interface LocalSearchView {
  provider: 'local';
  /** The first file of the index of each locale and version. */
  sources: LocalSearchSource[];
}

/** A service that speaks Algolia's protocol. (docs/behavior/search.md) */
export interface HostedSearchView {
  provider: 'hosted';
  appId: string;
  apiKey: string;
  indexName: string;
  /** Origins in place of the service's own, for tests and for your own service. */
  hosts?: string[];
  insights: boolean;
  /** The local index, used if the service does not respond. */
  sources?: LocalSearchSource[];
}

export type SearchView = (LocalSearchView | HostedSearchView) & {
  /** The URL to report a query without results; `{query}` is replaced by the query. */
  reportHref?: string;
  /** Pages that the dialog shows before anything is typed. */
  quickLinks?: Array<{ text: string; href: string }>;
};
