/** What plugins do while a page is compiled. The features of Markdown that are not its core are written with these hooks too. */
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { Heading } from './heading.ts';
import type { SourceFormat } from './syntax/normalize.ts';

export interface MarkdownPlugin {
  name: string;
  markdown?: MarkdownHooks;
}

export interface MarkdownHooks {
  /** The text of a page, changed before it is parsed. Each line stays on its line. */
  source?(page: SourcePage): string;
  /** Visitors of the tree of Markdown, as satteri takes them. Each is a walk over the tree: return none where the text has nothing for it. */
  mdast?(page: SourcePage): readonly MdastPluginDefinition[];
  /** Visitors of the tree of HTML, likewise. They run before headings and links are read. */
  hast?(page: SourcePage): readonly HastPluginDefinition[];
  /** By the name of a container, in small letters: the element that `:::name` becomes. */
  containers?: Readonly<Record<string, ContainerRenderer>>;
  /** By the language of a fence, `*` for all: its HTML. Where no function returns any, the fence is shown as code. */
  fences?: Readonly<Record<string, FenceRenderer>>;
  /** What is shown of the code of a fence. */
  code?(fence: Fence): string | undefined;
  /** The HTML of a fence that is shown as code, changed. */
  codeHtml?(html: string, fence: HighlightedFence): string | undefined;
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
}

/** Types of methods accept functions that know more of a fence. */
export type FenceRenderer = {
  render(fence: Fence): string | undefined | Promise<string | undefined>;
}['render'];

export interface Fence {
  /** The text of the fence, or of the file that it names, without the last line break. */
  code: string;
  language: string;
  /** What is behind the language. */
  meta: string;
  title: string | undefined;
  /** The file of the page, relative to the docs folder. */
  sourcePath: string;
  /** The same, absolute. */
  filePath: string;
  /** The line of the fence, from 1. */
  line: number;
}

export interface HighlightedFence extends Fence {
  /** Of the page, all of them. */
  headings: readonly Heading[];
}

export type ContainerRenderer = (container: Container) => ContainerElement | Promise<ContainerElement>;

export interface Container {
  name: string;
  /** What is written behind the name; undefined where nothing is. */
  title: ContainerPart | undefined;
  /** What is in the container. */
  content: ContainerPart;
  /** `{#setup wide=yes}` behind the title is `{ id: 'setup', wide: 'yes' }`. */
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

/** Compiled Markdown, to be put among the children of an element. */
export interface ContainerPart {
  part: 'title' | 'content';
}

/** `{ tag: 'section', attributes: { class: 'step' }, children: [content] }` */
export interface ContainerElement {
  /** The name of an HTML element. */
  tag: string;
  /** As in HTML; `true` is an attribute without a value. */
  attributes?: Readonly<Record<string, string | true>> | undefined;
  /** Strings are text, not HTML. */
  children?: ReadonlyArray<string | ContainerElement | ContainerPart> | undefined;
}
