/** What others do while a page is compiled: rendering fences and containers, and visiting the tree. */
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';

export interface CompileHooks {
  /** Undefined where fences of the language are shown as code. */
  findFenceRenderer(language: string): FenceRenderer | undefined;
  /** In small letters. */
  containerNames: ReadonlySet<string>;
  /** Undefined where `:::name` is text. */
  findContainerRenderer(name: string): ContainerRenderer | undefined;
  /** @param sourcePath of the page, for messages */
  listMdastPlugins(sourcePath: string): readonly MdastPluginDefinition[];
  listHastPlugins(sourcePath: string): readonly HastPluginDefinition[];
}

/** The HTML; undefined where this fence is shown as code. @throws UserError */
export type FenceRenderer = (fence: Fence) => Promise<string | undefined>;

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

/** @throws UserError */
export type ContainerRenderer = (container: Container) => Promise<ContainerElement>;

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
