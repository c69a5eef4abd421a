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

export interface SocialLink {
  /** The name of a built-in icon, or the markup of an SVG. */
  icon:
    | string
    | {
        /** The markup of the icon. */
        svg: string;
      };
  /** What a press does: it opens a link, or shows a text, an image or markup. */
  mode: 'link' | 'text' | 'img' | 'dom';
  /** A URL, a text, the URL of an image or markup, by `mode`. */
  content: string;
}

/** When a first visit is redirected to the locale of the browser. */
export type LocaleRedirect = 'never' | 'entry' | 'auto';

export type HideNavbar = 'never' | 'auto' | 'always';

/** The title above every sidebar: the product, and with `tag` its documented version. */
export interface SidebarTitle {
  /** The title. */
  text: string;
  /** A mark beside it. */
  tag?: string;
}

/** The foot of the home page: a line of text, and links to other sites. */
export interface Footer {
  /** A line of text. */
  message?: string;
  /** Links beside it. */
  links?: FooterLink[];
  /** Lists of links above that line. */
  columns?: Array<{
    /** The heading of the list. */
    title: string;
    /** Its links. */
    links: FooterLink[];
  }>;
}

export interface FooterLink {
  /** What the link shows. */
  text: string;
  /** A URL, or the path of a page, base left out. */
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

/** A tool of a family of products, in the switcher of the nav and on the home page's cards. (docs/behavior/data.md) */
export interface Tool {
  /** The name of the product. */
  name: string;
  /** One line, in the locale's language. */
  description: string;
  /** The URL of an image, base included. */
  logo: string;
  /** For logos that fill less, or more, of their box than the others; 1 changes nothing. */
  logoScale?: number;
  /** The URL of its site. */
  href: string;
}

/** The products that a site belongs to. Each locale has its own, so that the texts are in its language. */
export interface ToolFamily {
  /** The name of the family. */
  name: string;
  /** The URL of its site. */
  href: string;
  /** The rows of the switcher. */
  links: Tool[];
  /** The heading of the cards on the home page. */
  cardsTitle: string;
  /** The cards. */
  cards: Tool[];
}

export interface LocalSearchSource {
  lang: string;
  version: string;
  href: string;
  /** Whether the index is split into shards; if absent, the browser detects it. */
  kind?: 'whole' | 'sharded';
}

/** The site's own index, searched in the browser. */
export interface LocalSearchView {
  provider: 'local';
  /** The first file of each locale's index. */
  sources: LocalSearchSource[];
}

/** A service that speaks Algolia's protocol. (docs/behavior/search.md) */
export interface HostedSearchView {
  provider: 'hosted';
  appId: string;
  apiKey: string;
  indexName: string;
  /** Origins in place of the service's own, for tests and for services of one's own. */
  hosts?: string[];
  insights: boolean;
  /** The site's own records, which answer where no host does. */
  sources?: LocalSearchSource[];
}

export type SearchView = (LocalSearchView | HostedSearchView) & {
  /** The URL to report a query without results; `{query}` is replaced by the query. */
  reportHref?: string;
  /** Ways in that the dialog offers before anything is typed. */
  quickLinks?: Array<{ text: string; href: string }>;
};
