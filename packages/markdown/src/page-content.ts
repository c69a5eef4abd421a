/** The compiled text of a page, as stored and rendered. */

/** A component, or any value, that MDX imports. */
export interface ComponentImport {
  /** `@theme`, a package, or an absolute file path. */
  module: string;
  /** The name in the module, `default` or `*`. */
  imported: string;
  /** The name in the page. */
  local: string;
}

/**
 * Markdown compiles to HTML. MDX compiles to a function body that React renders: static parts are HTML, and imports come
 * from its first argument. Both contain markers (html/markers.ts).
 */
export type PageContent = { kind: 'html'; html: string } | MdxContent;

export interface MdxContent {
  kind: 'mdx';
  code: string;
  imports: ComponentImport[];
  fragments: Record<string, PageContent>;
  /** Components that the page uses without an import. */
  globals: ComponentImport[];
  /** Undefined components, of which only the children are rendered. */
  missing: string[];
  /** A function body that returns the values of the page's expressions; absent if the page has no expressions. */
  values?: string;
  /** The value of `frontmatter`; absent if the page does not use it. */
  frontmatter?: Readonly<Record<string, unknown>>;
}
