/** The hooks of plugins while a page is compiled. Features beyond core Markdown use them too. */
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { Heading } from './heading.ts';
import type { SourceFormat } from './syntax/source-format.ts';

export interface MarkdownPlugin {
  name: string;
  markdown?: MarkdownHooks;
}

export interface MarkdownHooks {
  /** Changes the text of a page before it is parsed. The number of each line must stay the same. */
  source?(page: SourcePage): string;
  /** Visitors of the Markdown tree, as satteri accepts them. Each costs a walk over the tree: return none if the text does not need it. */
  mdast?(page: SourcePage): readonly MdastPluginDefinition[];
  /** Visitors of the HTML tree. They run before headings and links are collected. */
  hast?(page: SourcePage): readonly HastPluginDefinition[];
  /** Renders `:::name` as an element, by container name in lower case. */
  containers?: Readonly<Record<string, ContainerRenderer>>;
  /** Renders a fence as HTML, by language, `*` for all. A fence that no function renders is shown as code. */
  fences?: Readonly<Record<string, FenceRenderer>>;
  /** Changes the code of a fence before it is highlighted. */
  code?(fence: Fence): string | undefined;
  /** Changes the HTML of a fence that is shown as code, or returns data about the fence. */
  codeHtml?: CodeHtmlHook;
}

/** One file: a page, or a fragment of pages. */
export interface SourcePage {
  /** Without its frontmatter. */
  text: string;
  format: SourceFormat;
  /** Relative to the docs folder. */
  sourcePath: string;
  /** The same, absolute. */
  filePath: string;
  /** Whether the page's language is written from right to left. */
  isRightToLeft?: boolean | undefined;
}

/** Declared as a method, so that functions with a more specific fence type are assignable. */
export type FenceRenderer = {
  render(fence: Fence): string | undefined | Promise<string | undefined>;
}['render'];

export interface Fence {
  /** The text of the fence, or of the file that it includes, without the last line break. */
  code: string;
  language: string;
  /** The text after the language. */
  meta: string;
  title: string | undefined;
  /** The file of the page, relative to the docs folder. */
  sourcePath: string;
  /** The same, absolute. */
  filePath: string;
  /** The line of the fence, from 1. */
  line: number;
  /** Folder of the site, absolute. */
  siteDir: string;
}

export interface HighlightedFence extends Fence {
  /** All headings of the page. */
  headings: readonly Heading[];
  /** Returns the highlighted HTML of each line of any code. */
  highlight(code: string, language: string): Promise<string[]>;
}

/** A method type, so that the built-in plugins may use a subtype of the fence. */
export type CodeHtmlHook = {
  change(
    html: string,
    fence: HighlightedFence,
  ): string | CodeResult | undefined | Promise<string | CodeResult | undefined>;
}['change'];

export interface CodeResult {
  /** Default: unchanged. */
  html?: string | undefined;
  /** Plain data about the fence. Later hooks find it in `codeBlocks` of the page. */
  data?: unknown;
  /** Absolute paths of files that the result depends on. The page is compiled again when one of them changes. */
  files?: readonly string[] | undefined;
}

/** A method type, so that the built-in plugins may use a subtype of the container. */
export type ContainerRenderer = {
  render(container: Container): ContainerElement | Promise<ContainerElement>;
}['render'];

export interface Container {
  name: string;
  /** The text after the name. */
  title: ContainerPart | undefined;
  /** The content of the container. */
  content: ContainerPart;
  /** `{#setup wide=yes}` after the title becomes `{ id: 'setup', wide: 'yes' }`. */
  attributes: Readonly<Record<string, string>>;
  /** The file of the page, relative to the docs folder. */
  sourcePath: string;
  /** The same, absolute. */
  filePath: string;
  /** The line that opens the container, from 1. */
  line: number;
  /** Reports a problem at the line that opens the container. `check.containers` sets its severity. */
  warn(message: string, help?: string): void;
}

/** Compiled Markdown, to be used as a child of an element. */
export interface ContainerPart {
  part: 'title' | 'content';
  /** Only this block of the content, counted from 0. */
  block?: number | undefined;
}

/** `{ tag: 'section', attributes: { class: 'step' }, children: [content] }` */
export interface ContainerElement {
  /** The name of an HTML element. */
  tag: string;
  /** As in HTML; `true` for an attribute without a value. */
  attributes?: Readonly<Record<string, string | true>> | undefined;
  /** Strings are text, not HTML. */
  children?: ReadonlyArray<string | ContainerElement | ContainerPart> | undefined;
}
