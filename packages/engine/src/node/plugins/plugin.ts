/** The interface of plugins: `plugins: [...]` in the configuration of a site. What the engine emits itself is written with it. */

import type { MarkdownHooks } from '@quire/markdown';
import type { RsbuildConfig } from '@rsbuild/core';
import type { Heading, PagePlace, PageType } from '../../shared/page.ts';
import type { Logo } from '../../shared/site.ts';
import type { CheckRule } from '../config/check-config.ts';
import type { HeadElement } from '../config/head-config.ts';
import type { LocaleConfig } from '../config/locale-config.ts';
import type { OutputFile } from '../output/output-file.ts';

export interface QuirePlugin {
  /** Distinguishes it from all others. A plugin with the name of a built-in one replaces it. */
  name: string;
  /**
   * Part of the keys of compiled pages and of the bundle, together with the name and the options: raise it when what
   * `markdown` or `bundler` does changes.
   */
  version?: string;
  /** What the plugin was called with, as plain data. Pages are compiled, or the theme is bundled, again when it changes. */
  options?: unknown;
  /** How pages are compiled. These functions run in worker processes too, and see one page at a time. */
  markdown?: MarkdownHooks;
  /** Fields of a page that have another value than its file gives them. */
  page?(page: PluginPage): PageFields | undefined;
  /**
   * Pages that no file has, such as a page for each tag, made of the pages that have one. They are compiled, listed,
   * searched and checked like all others. The dev server calls it after each change.
   */
  pages?(site: PluginSite): VirtualPage[] | Promise<VirtualPage[]>;
  /** Elements for the head of a page, after those of the configuration. */
  head?(page: PluginPage, site: PluginSite): HeadElement[];
  /**
   * The image that links to a page are shown with in chats and social networks. It is called for each page that names none
   * itself; the image of the configuration is for those that no plugin has one for.
   */
  image?(page: ImagePage, site: PluginSite): PageImage | undefined;
  /** Files of the output, made when every page is rendered. The dev server makes them when one is asked for. */
  emit?(site: PluginSite): OutputFile[] | Promise<OutputFile[]>;
  /** Problems of the site, looked for when every page is rendered. `quire build` and `quire check` report them. */
  check?(site: PluginSite): Problem[] | Promise<Problem[]>;
  /**
   * Changes how theme and components are bundled, for Node and for browsers: what it returns takes the place of the
   * configuration of Rsbuild. Where it returns nothing, it has changed the one that it got.
   */
  bundler?(config: RsbuildConfig): RsbuildConfig | undefined | Promise<RsbuildConfig | undefined>;
  /**
   * A module that every page loads, in the bundle of the theme: a path, from the folder of the site where it is relative, or
   * a `file:` URL. It exports `enhanceLayout()`, called once, or `enhance(root)`, called with each page that is shown, which
   * may return a function that undoes it.
   */
  client?: string;
  /** Components that every MDX page may use without an import, by name: modules with a default export, named as `client` is. */
  components?: Readonly<Record<string, string>>;
  /**
   * Stylesheets for what the plugin adds to pages, named as `client` is. They are one file, which a page loads if it has one
   * of the classes in them. Components do not import them: what a component imports is loaded by every page.
   */
  styles?: readonly string[];
}

/** A page that a plugin makes. */
export interface VirtualPage {
  /** Where its file would be in the folder of its language: `blog/tags/rust.md`, or `.mdx`. It gives the page its route. */
  path: string;
  /** Markdown, or MDX. */
  text: string;
  /** Its fields, in place of a block at the top of the text. */
  frontmatter?: Readonly<Record<string, unknown>> | undefined;
  /** The default language unless it says otherwise. */
  lang?: string | undefined;
  /** The default version unless it says otherwise. */
  version?: string | undefined;
  /**
   * The file that the page was made from, absolute or relative to the docs folder: the edit link leads to it, and the page
   * has its date. Without one there is neither.
   */
  source?: string | undefined;
}

export interface PageImage {
  /** In the output: `cards/3f2a9c.png`. It must change with what the image shows, because one that was made is kept by it. */
  path: string;
  /** In pixels, as is the next one. */
  width: number;
  height: number;
  /** What it shows, for people who do not see it. Without it, the title of the page. */
  alt?: string | undefined;
  /** The bytes of the file. The build calls it if it has not kept the image, the dev server when one is asked for. */
  render(): Uint8Array | Promise<Uint8Array>;
  /** Asked after `render`. An image that is not complete is published, but not kept: each build makes it, and reports it, again. */
  isComplete?(): boolean;
}

export interface PageFields {
  title?: string | undefined;
  description?: string | undefined;
}

export interface Problem {
  /** One or more sentences. */
  message: string;
  /** A warning unless it says otherwise. Errors fail the build. */
  severity?: 'error' | 'warning' | undefined;
  /** One of the rules of `check`, whose severity the configuration sets, in place of `severity`. */
  rule?: CheckRule | undefined;
  /** Relative to the docs folder, as `sourcePath` of a page is, or absolute. */
  file?: string | undefined;
  /** From 1. */
  line?: number | undefined;
  /** From 1. */
  column?: number | undefined;
  /** How to fix it. */
  help?: string | undefined;
  /** The lines around the place. */
  frame?: string | undefined;
}

/** A page that is published. */
export interface PluginPage extends PagePlace {
  /** Absolute. That of a virtual page does not exist; empty on the 404 page that Quire adds. */
  filePath: string;
  pageType: PageType;
  title: string;
  description: string | undefined;
  /** Its fields, those of the author's own too. */
  frontmatter: Readonly<Record<string, unknown>>;
  headings: readonly Heading[];
  /** The fences of its text in order, with the data that `codeHtml` returned. */
  codeBlocks: readonly PluginCodeBlock[];
  /** The language of the text, where the page is shown in place of a translation that does not exist. */
  fallback?: string;
  /** ISO 8601, where the site shows it. */
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
  /** As search engines get it: the page's own, its first paragraph, or that of the site. */
  description: string;
  /** What leads to the page, from the navigation bar to its group in the sidebar: `['Guide', 'Basic']`. */
  trail: readonly string[];
}

export interface PluginSite {
  routes: {
    /** In the order of their routes. */
    pages: readonly PluginPage[];
    find(routePath: string): PluginPage | undefined;
    /** The page in the languages that it is written in. */
    translationsOf(page: PluginPage): readonly PluginPage[];
  };
  /** With every default filled in. */
  config: {
    title: string;
    description: string;
    logo: Logo | undefined;
    /** Without a trailing slash; undefined where it is not known. */
    siteUrl: string | undefined;
    /** Begins and ends with `/`. */
    base: string;
    /** Absolute, as are the next three. */
    siteDir: string;
    docsDir: string;
    outDir: string;
    publicDir: string;
    defaultLang: string;
    locales: readonly LocaleConfig[];
  };
}
