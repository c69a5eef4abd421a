/** The compiled text of a page, as the store keeps it and rendering takes it. */

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
 * Markdown is HTML. MDX is the body of a function that React renders: it holds the static runs as HTML, and reads
 * its imports from its first argument. Both hold markers (html/markers.ts).
 */
export type PageContent = { kind: 'html'; html: string } | MdxContent;

export interface MdxContent {
  kind: 'mdx';
  code: string;
  imports: ComponentImport[];
  fragments: Record<string, PageContent>;
  /** Components that the page uses without an import. */
  globals: ComponentImport[];
  /** Components that nobody defines: of each, only what is inside of it is rendered. */
  missing: string[];
  /** The body of a function that gives the values of the page's expressions; absent where it has none. */
  values?: string;
  /** What the page may read as `frontmatter`; absent where it does not. */
  frontmatter?: Readonly<Record<string, unknown>>;
}
