/** The plugin interface, for `plugins: [...]` in a configuration. Built-in features use it too. */

import type { Heading, Logo, PagePlace, PageType } from '@quire/client/contract';
import type { MarkdownHooks } from '@quire/markdown';
import type { HeadElement } from '@quire/markdown/fields';
import type { RsbuildConfig } from '@rsbuild/core';
import type { OutputFile } from '../files/output-file.ts';
import type { CheckRule } from './check-config.ts';
import type { LocaleConfig } from './locale-config.ts';

export interface QuirePlugin {
  /** A unique name. A plugin with the name of a built-in one replaces it. */
  name: string;
  /**
   * Part of the cache keys of compiled pages and of the bundle, together with the name and the options: increment it when the
   * behavior of `markdown` or `bundler` changes.
   */
  version?: string;
  /** The options of the plugin, as plain data. When they change, pages are compiled and the theme is bundled again. */
  options?: unknown;
  /** Hooks for compiling pages. They may run in worker processes, and receive one page at a time. */
  markdown?: MarkdownHooks;
  /** Overrides fields of a page. */
  page?(page: PluginPage): PageFields | undefined;
  /**
   * Creates virtual pages, such as a page for each tag, from the pages with files. They are compiled, listed, searched and
   * checked like all others. The dev server calls it after each change.
   */
  pages?(site: PluginSite): VirtualPage[] | Promise<VirtualPage[]>;
  /** Adds elements to the head of a page, after those of the configuration. */
  head?(page: PluginPage, site: PluginSite): HeadElement[];
  /**
   * Provides the image of link previews. It is called for each page without its own image; if no plugin returns one, the
   * image of the configuration is used.
   */
  image?(page: ImagePage, site: PluginSite): PageImage | undefined;
  /**
   * The paths of the files that `emit` creates and to which pages may link: `['tags.xml']`. It is called before pages are
   * rendered.
   */
  files?(site: PluginSite): readonly string[];
  /** Creates output files after all pages are rendered. The dev server calls it when one of them is requested. */
  emit?(site: PluginSite): OutputFile[] | Promise<OutputFile[]>;
  /** Checks the site after all pages are rendered. `quire build` and `quire check` report the problems. */
  check?(site: PluginSite): Problem[] | Promise<Problem[]>;
  /**
   * Changes the Rsbuild configuration for theme and components, for Node and for browsers. It may return a new configuration,
   * or modify the given one.
   */
  bundler?(config: RsbuildConfig): RsbuildConfig | undefined | Promise<RsbuildConfig | undefined>;
  /**
   * A client module that every page loads, bundled with the theme: a path, which may be relative to the folder of the site,
   * or a `file:` URL. It exports `enhanceLayout()`, called once, or `enhance(root)`, called for each page, which may return a
   * cleanup function.
   */
  client?: string;
  /** Components that every MDX page may use without an import: by name, paths of modules with a default export, as in `client`. */
  components?: Readonly<Record<string, string>>;
  /**
   * Stylesheets for what the plugin adds to pages, named as `client` is. They are one file, which a page loads if it has one
   * of the classes in them. Components do not import them: what a component imports is loaded by every page.
   */
  styles?: readonly string[];
}

/** A page that a plugin creates. */
export interface VirtualPage {
  /** The path that its file would have in the folder of its language: `blog/tags/rust.md`, or `.mdx`. It determines the route. */
  path: string;
  /** Markdown, or MDX. */
  text: string;
  /** Its frontmatter, instead of a block at the top of the text. */
  frontmatter?: Readonly<Record<string, unknown>> | undefined;
  /** The default language by default. */
  lang?: string | undefined;
  /** The default version by default. */
  version?: string | undefined;
  /**
   * The file from which the page was generated, absolute or relative to the docs folder: the page has its edit link and
   * date. Without it, there is neither.
   */
  source?: string | undefined;
}

export interface PageImage {
  /** The path in the output: `cards/3f2a9c.png`. It must change with the content, because images are cached by path. */
  path: string;
  /** In pixels, like `height`. */
  width: number;
  height: number;
  /** The alternative text; by default, the title of the page. */
  alt?: string | undefined;
  /** Renders the bytes of the file, if the image is not cached. The dev server calls it on request. */
  render(): Uint8Array | Promise<Uint8Array>;
  /** Called after `render`. An incomplete image is published, but not cached: each build renders and reports it again. */
  isComplete?(): boolean;
}

export interface PageFields {
  title?: string | undefined;
  description?: string | undefined;
}

export interface Problem {
  /** One or more sentences. */
  message: string;
  /** A warning by default. Errors fail the build. */
  severity?: 'error' | 'warning' | undefined;
  /** A rule of `check`, whose configured severity replaces `severity`. */
  rule?: CheckRule | undefined;
  /** Relative to the docs folder, like `sourcePath` of a page, or absolute. */
  file?: string | undefined;
  /** From 1. */
  line?: number | undefined;
  /** From 1. */
  column?: number | undefined;
  /** How to fix it. */
  help?: string | undefined;
  /** The lines around the position. */
  frame?: string | undefined;
}

/** A published page. */
export interface PluginPage extends PagePlace {
  /** Absolute. The file of a virtual page does not exist; empty for a generated 404 page. */
  filePath: string;
  pageType: PageType;
  title: string;
  description: string | undefined;
  /** Its frontmatter, including custom fields. */
  frontmatter: Readonly<Record<string, unknown>>;
  headings: readonly Heading[];
  /** The fences of its text in order, with the data that `codeHtml` returned. */
  codeBlocks: readonly PluginCodeBlock[];
  /** The language of the text, if the page is a fallback for a missing translation. */
  fallback?: string;
  /** ISO 8601, if the site shows it. */
  lastUpdated?: string;
}

export interface PluginCodeBlock {
  language: string;
  /** In the file of the page or of the fragment, from 1. */
  line: number;
  /** By plugin name. */
  data?: Readonly<Record<string, unknown>>;
}

export interface ImagePage extends PluginPage {
  /** The title of the site in the language of the page. */
  siteTitle: string;
  /** As in the meta element: the page's description, its first paragraph, or the description of the site. */
  description: string;
  /** The breadcrumbs from the navigation bar to the page's group in the sidebar: `['Guide', 'Basic']`. */
  trail: readonly string[];
}

export interface PluginSite {
  routes: {
    /** Sorted by route. */
    pages: readonly PluginPage[];
    find(routePath: string): PluginPage | undefined;
    /** The translations of the page, including the page itself. */
    translationsOf(page: PluginPage): readonly PluginPage[];
  };
  /** The configuration with defaults. */
  config: {
    title: string;
    description: string;
    logo: Logo | undefined;
    /** Without a trailing slash; undefined if it is not set. */
    siteUrl: string | undefined;
    /** Begins and ends with `/`. */
    base: string;
    /** Absolute, like the next three. */
    siteDir: string;
    docsDir: string;
    outDir: string;
    publicDir: string;
    defaultLang: string;
    locales: readonly LocaleConfig[];
  };
}
