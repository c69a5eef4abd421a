/** The shape of a site's configuration: what an author writes, and what the engine works with. (docs/behavior/data.md) */
import type { Logo } from '@quire/client/contract';
import type { CheckConfig } from './check-config.ts';
import type { AdoptedConfig } from './foreign-config.ts';
import type { HeadEntry } from './head-config.ts';
import type { SiteLocaleConfig } from './locale-config.ts';
import type { MarkdownConfig } from './markdown-config.ts';
import type { QuirePlugin } from './plugin.ts';
import type { LocalSearchConfig, UserHostedSearch } from './search-config.ts';
import type { ThemeConfig } from './theme-config.ts';

export interface VersionsConfig {
  /** The version whose routes do not contain its name. */
  default: string;
  /** All versions, in the order of the menu. Each has a folder in the docs folder. */
  versions: string[];
}

export interface FeedConfig {
  /** Route prefix of the posts, without locale: `/blog/`. */
  prefix: string;
  /** File name without extension; other locales than the default append `-<lang>`: `blog-rss`. */
  name: string;
}

export interface ContentSignals {
  /** Results of search engines: links and short excerpts. */
  search?: boolean;
  /** Answers of AI models that read the page for them. */
  aiInput?: boolean;
  /** Training AI models. */
  aiTrain?: boolean;
}

export interface SitePlugin extends QuirePlugin {
  /**
   * Converts a configuration with the fields of another system. It gets the export of the file, before it is validated.
   * @param file absolute
   */
  adopt?(written: object, file: string): AdoptedConfig | Promise<AdoptedConfig>;
  /** Changes the configuration before defaults are filled in: returns the new one, or nothing to keep it. */
  config?(config: UserConfig): UserConfig | undefined | Promise<UserConfig | undefined>;
}

/** What `defineConfig` takes. Everything is optional: a folder of Markdown is a site. */
export interface UserConfig {
  /**
   * The name of the site: in the navigation bar, and after the title of every page.
   * @default The name of the folder.
   * @example 'Rivet'
   */
  title?: string;
  /**
   * One sentence about the site, for search engines and link previews of pages that have no description of their own.
   * @default `''`
   * @example 'Fasten things to other things.'
   */
  description?: string;
  /**
   * The origin of the published site, without a path, which is `base`. Canonical links, the sitemap and the feeds need it.
   * @default None: the files that need it are not written.
   * @example 'https://rivet.example.com'
   */
  siteUrl?: string;
  /**
   * The path that the site is served under. It begins and ends with `/`.
   * @default `'/'`
   * @example '/rivet/'
   */
  base?: string;
  /**
   * The icon in the browser's tab: a path in the public folder, the path of a file relative to the folder of the site, or a URL.
   * @default A favicon in the public folder; without one, an icon with the first letter of the title.
   * @example '/favicon.svg'
   */
  icon?: string;
  /**
   * The image in the navigation bar: one image, or one for each appearance.
   * @default None.
   * @example { light: '/logo.svg', dark: '/logo-dark.svg' }
   */
  logo?: Logo;
  /**
   * The text next to the logo; with `''`, the logo is alone.
   * @default The title of the site.
   * @example 'Rivet'
   */
  logoText?: string;
  /**
   * The image of link previews in chats and social networks, for pages without their own image: a path in the public
   * folder, or a URL. 1200 × 630 pixels is a good size. A path needs `siteUrl`.
   * @default None.
   * @example { src: '/preview.png', alt: 'Two plates, held by a rivet' }
   */
  image?:
    | string
    | {
        /** The path or URL. */
        src: string;
        /** A description for people who cannot see the image; by default, the title of the page. */
        alt?: string;
      };
  /**
   * The color of the browser's interface around a page: one color, or one for each appearance.
   * @default None.
   * @example { light: '#ffffff', dark: '#0b0c0e' }
   */
  themeColor?:
    | string
    | {
        /** In the light appearance. */
        light: string;
        /** In the dark appearance. */
        dark: string;
      };
  /**
   * The default language. Its pages have no language in their URLs.
   * @default `en`, or the first of `locales` if they do not have it.
   * @example 'en'
   */
  lang?: string;
  /**
   * The languages of the site. Each has a folder of pages, named after its `lang`.
   * @default One language.
   * @example
   * [
   *   { lang: 'en', label: 'English' },
   *   { lang: 'zh', label: '简体中文' },
   * ]
   */
  locales?: SiteLocaleConfig[];
  /**
   * The folder of the pages, relative to the folder of the site.
   * @default `docs`, if it exists; otherwise the folder of the site.
   * @example 'docs'
   */
  root?: string;
  /**
   * The folder of files that are copied to the output without changes. It cannot contain the site or its pages.
   * @default `public`, in the folder of the site or of the pages.
   * @example 'static'
   */
  publicDir?: string;
  /**
   * The folder for the output of the build.
   * @default `'dist'`
   * @example 'build'
   */
  outDir?: string;
  /**
   * The module that renders the pages, or settings for a theme in the folder of the site.
   * @default `'@quire/theme'`
   * @example { client: true }
   */
  theme?:
    | string
    | {
        /**
         * The module that renders the pages.
         * @default `'@quire/theme'`
         * @example '@quire/theme'
         */
        module?: string;
        /**
         * Whether modules with state, effects or handlers are islands without `'use client'`, in the theme and in pages, if their props are data.
         * @default `false`
         * @example true
         */
        client?: boolean;
      };
  /**
   * Modules that replace components of the theme, by name. Each has the same exports as the theme's file with that name,
   * and may import the original from `@theme-original/<Name>` to wrap it.
   * @default `{}`
   * @example { Hero: './components/hero.tsx' }
   */
  components?: Record<string, string>;
  /** The layout around the text, and its texts. */
  themeConfig?: ThemeConfig;
  /**
   * Elements for every head, or a function with those of a page: tag, attributes (`true` without a value; `/paths` get the base),
   * and the text of a script or a style, which the policy then allows. A canonical URL or an `og:` field replaces the generated one.
   * @default `[]`
   * @example [['meta', { name: 'author', content: 'The Rivet team' }]]
   */
  head?: HeadEntry[];
  /**
   * A stylesheet for every page, or a list of them in order, relative to the folder of the site.
   * @default None.
   * @example './styles/site.css'
   */
  globalStyles?: string | string[];
  /**
   * The search: `false` turns it off, an object configures it.
   * @default `true`
   * @example
   * {
   *   synonyms: [['emit', 'generate']],
   *   boosts: [{ route: '/blog/', factor: 0.6 }],
   * }
   */
  search?: boolean | (Partial<LocalSearchConfig> & { provider?: 'local' }) | UserHostedSearch;
  /**
   * RSS feeds of the posts below a route. They need `siteUrl`.
   * @default `[]`
   * @example [{ prefix: '/blog/', name: 'blog-rss' }]
   */
  feeds?: FeedConfig[];
  /**
   * What crawlers may use the pages for, as `Content-Signal` in `robots.txt`. Uses without a value are not mentioned. The
   * convention is new: Lighthouse reports the line as an error in `robots.txt`.
   * @default `{}`
   * @example { search: true, aiInput: true, aiTrain: false }
   */
  contentSignal?: ContentSignals;
  /**
   * How Markdown is compiled.
   * @default Nothing is numbered or wrapped, and no component is global.
   * @example { showLineNumbers: true, globalComponents: ['./components/ApiMeta.tsx'] }
   */
  markdown?: MarkdownConfig;
  /**
   * How imports of pages and components are resolved.
   * @default `{}`
   * @example { alias: { '@components': './components' } }
   */
  resolve?: {
    /** Replacements for imports: a file or folder relative to the folder of the site, or a package. */
    alias?: Record<string, string>;
  };
  /**
   * Which files are pages.
   * @default Files and folders whose names begin with `_` or `.` are not pages.
   * @example { exclude: ['drafts/*.md'] }
   */
  route?: {
    /** Patterns of files that are not pages, relative to the folder of the language or of the pages. */
    exclude?: string[];
  };
  /**
   * The versions of the documentation. Each has a folder of pages, named after it.
   * @default One version, without a folder.
   * @example { default: 'v2', versions: ['v2', 'v1'] }
   */
  multiVersion?: VersionsConfig;
  /**
   * Old routes and anchors, with their new routes or URLs.
   * @default `{}`
   * @example
   * {
   *   '/old': '/guide/new',
   *   '/guide/cli#cache': '/guide/caching#location',
   * }
   */
  redirects?: Record<string, string>;
  /**
   * A file with all routes that were ever published. A route that no longer exists and has no redirect is an error.
   * `quire urls --update` keeps it up to date.
   * @default None.
   * @example 'published-urls.txt'
   */
  publishedUrls?: string;
  /**
   * The file that records from which version of the original each translation was made.
   * @default `translations.json` in the folder of the pages.
   * @example 'docs/translations.json'
   */
  translationsFile?: string;
  /**
   * Whether a page without a translation is shown in the default language instead.
   * @default `true`
   * @example false
   */
  fallbackPages?: boolean;
  /**
   * Texts of the site's own components, by key and language. Those of `i18n.json` are added to them.
   * @default `{}`
   * @example { download: { en: 'Download', zh: '下载' } }
   */
  i18nSource?: Record<string, Record<string, string>>;
  /**
   * Plugins, in the order in which their hooks are called. The engine's own are called first.
   * @default `[]`
   * @example [{ name: 'humans', emit: () => [{ path: 'humans.txt', body: 'The Rivet team' }] }]
   */
  plugins?: SitePlugin[];
  /**
   * The severity of each rule. Errors fail the build. For a site with a `rspress.config`, `anchors`, `componentLinks`, `feeds`,
   * `frontmatterValues`, `nav`, `redirects` and `sidebar` are `'warn'` by default.
   * @default See the table.
   * @example { orphans: 'error', codeBlocks: 'off', ignore: ['/playground'] }
   */
  check?: CheckConfig;
}

/** Gives an author's configuration its type. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
