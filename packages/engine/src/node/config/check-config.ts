import type { Diagnostic } from '@quire/markdown/diagnostics';

export type CheckSeverity = 'error' | 'warn' | 'off';

/** Each rule with its default severity. Problems that affect readers are errors; text that may be intended is a warning. */
export const CHECK_DEFAULTS = {
  /** Links lead to a page or a public file. */
  links: 'error',
  /**
   * Links that components render, including those in the hero and features of a home page and in the layout,
   * and links with the host of `siteUrl`, lead to a page or a public file.
   * @default as `links`
   */
  componentLinks: 'error',
  /** Anchors of links exist on the target page. */
  anchors: 'error',
  /** Images exist, and have the format of their ending. */
  images: 'error',
  /** The icon, logos, images of social links, link previews and home pages, and icons that have a name, exist. */
  siteImages: 'warn',
  /** The links of the navigation bar lead to a page or a public file. */
  nav: 'error',
  /** Sidebars list pages and folders that exist, each once, and their entries have no misspelled fields. */
  sidebar: 'error',
  /** Redirects lead to a page, not to another redirect. */
  redirects: 'error',
  /** Every published route is still a page, or has a redirect. */
  publishedUrls: 'error',
  /** Feeds have posts. */
  feeds: 'error',
  /** Every id is unique in its page. */
  duplicateIds: 'warn',
  /**
   * Pages have a title. No heading skips a level, such as `####` directly below `##`, lacks a text, or is text because no space follows its signs.
   * The outline has the values of all expressions in headings.
   */
  headingLevels: 'warn',
  /**
   * References and footnotes have a definition, links have a URL, and nothing in it that makes them text, and code has the
   * lines that its fence marks.
   */
  references: 'warn',
  /**
   * Rows of tables have no more cells than the header, no `|` in code splits a cell, and a line of text below is apart from
   * the table.
   */
  tables: 'warn',
  /** Every page has a translation in each language. */
  missingTranslations: 'warn',
  /** Translations are up to date with their originals. */
  staleTranslations: 'warn',
  /** The headings of translations have the number and the levels of their originals. */
  outlines: 'warn',
  /** Translations have the same code as their originals. */
  codeBlocks: 'warn',
  /** Every page can be reached from the navigation or from another page. */
  orphans: 'warn',
  /**
   * Components that a page uses are imported, or listed in `markdown.globalComponents`. For other components, only the
   * children are shown.
   */
  missingComponents: 'error',
  /** Components render the text that a page has between their tags. */
  unrenderedText: 'warn',
  /** Imports that a page does not use can be resolved. */
  unusedImports: 'warn',
  /** Formulas (`$x^{2}$`) are rendered: `markdown.formulas` is set, and KaTeX accepts them. */
  formulas: 'warn',
  /** Fields of the frontmatter are spelled correctly. */
  frontmatter: 'warn',
  /**
   * Frontmatter is valid YAML, and its fields have valid values. With `'warn'`, the page is built without the invalid fields.
   */
  frontmatterValues: 'error',
  /** Containers are closed and have a known name, and no colons are left over. */
  containers: 'warn',
  /**
   * Tags in Markdown are HTML: browsers do not show the tag in `Promise<String>` outside of code. Elements, comments and
   * fences are closed, and code blocks have code. Files are in UTF-8. Markdown is apart from the tags of an HTML block, and fences and items are in the list above them.
   */
  elements: 'warn',
  /**
   * Pages have no syntax that only other systems support: VitePress (`<<< ./file`, `[[toc]]`, `{{ x }}`),
   * Docusaurus (`highlight-next-line`, imports in `.md`), MkDocs (`!!!`, `===`, `--8<--`,
   * `hl_lines`, `:material-x:`, `{ .x }`, `{! file !}`, `==x==`, `x^2^`), mdBook (`{{#include}}`), Hugo (`{{< x >}}`), Jekyll
   * (`{% x %}`), Obsidian (`%% x %%`), Mermaid; and no scripts, which would not run. Each kind is reported
   * once per page, with a count. The docs folder has no files that only other systems read, and none that are ignored:
   * a `_nav.json` in a folder of pages, an empty `_meta.json`.
   */
  otherSyntax: 'warn',
  /** The language of each fence has a grammar: code in `golang` or `typscript` is not highlighted. */
  codeLanguages: 'warn',
  /**
   * The code of a page does not use state, effects or handlers: it runs only at build time, so they do nothing in the
   * browser. Nor do its static components call hooks of packages. Use a module that begins with `'use client'`, also for
   * components of packages that begin so. Islands get only props that can be sent to the browser. The layout of the site
   * has no inline scripts, and no scripts or stylesheets of other hosts, which the content security policy blocks
   * outside of the head.
   */
  clientCode: 'warn',
  /**
   * Links to other hosts lead to pages. Only `quire check --external` requests them. Hosts that refuse requests, missing
   * anchors and permanent redirects are at most warnings.
   */
  externalLinks: 'error',
} as const satisfies Record<string, CheckSeverity>;

/** Checks whose severity the configuration sets: `check: { links: 'warn' }`. */
export type CheckRule = keyof typeof CHECK_DEFAULTS;

/** A diagnostic of one of them. */
export type CheckDiagnostic = Diagnostic & { rule: CheckRule };

/** By keys of the constant, so that its comments describe the fields. */
type Severities = { -readonly [Rule in keyof typeof CHECK_DEFAULTS]?: CheckSeverity };

/** The severity of each rule: an error fails the build. */
export type CheckConfig = Severities & {
  /**
   * Links and images, as written, that are not part of the site but exist. `*` matches any text:
   * `https://example.com/*`.
   * @default `[]`
   */
  ignore?: string[] | ((target: string) => boolean);
};
