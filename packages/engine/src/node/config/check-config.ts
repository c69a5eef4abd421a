import type { Diagnostic } from '@quire/markdown/diagnostics';

export type CheckSeverity = 'error' | 'warn' | 'off';

/** The severity of each rule: an error fails the build. */
export interface CheckConfig {
  /**
   * Links lead to a page or a public file.
   * @default `'error'`
   */
  links?: CheckSeverity;
  /**
   * Links that components render, including those in the hero and features of a home page and in the layout,
   * and links with the host of `siteUrl`, lead to a page or a public file.
   * @default as `links`
   */
  componentLinks?: CheckSeverity;
  /**
   * Anchors of links exist on the target page.
   * @default `'error'`
   */
  anchors?: CheckSeverity;
  /**
   * Images exist, and have the format of their ending.
   * @default `'error'`
   */
  images?: CheckSeverity;
  /**
   * The icon, logos, images of social links, link previews and home pages, and icons that have a name, exist.
   * @default `'warn'`
   */
  siteImages?: CheckSeverity;
  /**
   * The links of the navigation bar lead to a page or a public file.
   * @default `'error'`
   */
  nav?: CheckSeverity;
  /**
   * Sidebars list pages and folders that exist, each once, and their entries have no misspelled fields.
   * @default `'error'`
   */
  sidebar?: CheckSeverity;
  /**
   * Redirects lead to a page, not to another redirect.
   * @default `'error'`
   */
  redirects?: CheckSeverity;
  /**
   * Every published route is still a page, or has a redirect.
   * @default `'error'`
   */
  publishedUrls?: CheckSeverity;
  /**
   * Feeds have posts.
   * @default `'error'`
   */
  feeds?: CheckSeverity;
  /**
   * Every id is unique in its page.
   * @default `'warn'`
   */
  duplicateIds?: CheckSeverity;
  /**
   * No heading skips a level, such as `####` directly below `##`, lacks a text, or is text because no space follows its signs.
   * The outline has the values of all expressions in headings.
   * @default `'warn'`
   */
  headingLevels?: CheckSeverity;
  /**
   * References and footnotes have a definition, links have a URL, and nothing in it that makes them text, and code has the
   * lines that its fence marks.
   * @default `'warn'`
   */
  references?: CheckSeverity;
  /**
   * Rows of tables have no more cells than the header, no `|` in code splits a cell, and a line of text below is apart from
   * the table.
   * @default `'warn'`
   */
  tables?: CheckSeverity;
  /**
   * Every page has a translation in each language.
   * @default `'warn'`
   */
  missingTranslations?: CheckSeverity;
  /**
   * Translations are up to date with their originals.
   * @default `'warn'`
   */
  staleTranslations?: CheckSeverity;
  /**
   * The headings of translations have the number and the levels of their originals.
   * @default `'warn'`
   */
  outlines?: CheckSeverity;
  /**
   * Translations have the same code as their originals.
   * @default `'warn'`
   */
  codeBlocks?: CheckSeverity;
  /**
   * Every page can be reached from the navigation or from another page.
   * @default `'warn'`
   */
  orphans?: CheckSeverity;
  /**
   * Components that a page uses are imported, or listed in `markdown.globalComponents`. For other components, only the
   * children are shown.
   * @default `'error'`
   */
  missingComponents?: CheckSeverity;
  /**
   * Components render the text that a page has between their tags.
   * @default `'warn'`
   */
  unrenderedText?: CheckSeverity;
  /**
   * Imports that a page does not use can be resolved.
   * @default `'warn'`
   */
  unusedImports?: CheckSeverity;
  /**
   * Formulas (`$x^{2}$`) are rendered: `markdown.formulas` is set, and KaTeX accepts them.
   * @default `'warn'`
   */
  formulas?: CheckSeverity;
  /**
   * Fields of the frontmatter are spelled correctly.
   * @default `'warn'`
   */
  frontmatter?: CheckSeverity;
  /**
   * Frontmatter is valid YAML, and its fields have valid values. With `'warn'`, the page is built without the invalid fields.
   * @default `'error'`
   */
  frontmatterValues?: CheckSeverity;
  /**
   * Containers are closed and have a known name, and no colons are left over.
   * @default `'warn'`
   */
  containers?: CheckSeverity;
  /**
   * Tags in Markdown are HTML: browsers do not show the tag in `Promise<String>` outside of code. Elements, comments and
   * fences are closed, and code blocks have code. Files are in UTF-8. Markdown is apart from the tags of an HTML block, and fences and items are in the list above them.
   * @default `'warn'`
   */
  elements?: CheckSeverity;
  /**
   * Pages have no syntax that only other systems support: VitePress (`<<< ./file`, `[[toc]]`, `{{ x }}`),
   * Docusaurus (`highlight-next-line`, imports in `.md`), MkDocs (`!!!`, `===`, `--8<--`,
   * `hl_lines`, `:material-x:`, `{ .x }`, `{! file !}`, `==x==`, `x^2^`), mdBook (`{{#include}}`), Hugo (`{{< x >}}`), Jekyll
   * (`{% x %}`), Obsidian (`%% x %%`), Mermaid; and no scripts, which would not run. Each kind is reported
   * once per page, with a count. The docs folder has no files that only other systems read, and none that are ignored:
   * a `_nav.json` in a folder of pages, an empty `_meta.json`.
   * @default `'warn'`
   */
  otherSyntax?: CheckSeverity;
  /**
   * The language of each fence has a grammar: code in `golang` or `typscript` is not highlighted.
   * @default `'warn'`
   */
  codeLanguages?: CheckSeverity;
  /**
   * The code of a page does not use state, effects or handlers: it runs only at build time, so they do nothing in the
   * browser. Nor do its static components call hooks of packages. Use a module that begins with `'use client'`, also for
   * components of packages that begin so. Islands get only props that can be sent to the browser. The layout of the site
   * has no inline scripts, and no scripts or stylesheets of other hosts, which the content security policy blocks
   * outside of the head.
   * @default `'warn'`
   */
  clientCode?: CheckSeverity;
  /**
   * Links to other hosts lead to pages. Only `quire check --external` requests them. Hosts that refuse requests, missing
   * anchors and permanent redirects are at most warnings.
   * @default `'error'`
   */
  externalLinks?: CheckSeverity;
  /**
   * Links and images, as written, that are not part of the site but exist. `*` matches any text:
   * `https://example.com/*`.
   * @default `[]`
   */
  ignore?: string[] | ((target: string) => boolean);
}

/** Checks whose severity the configuration sets: `check: { links: 'warn' }`. */
export type CheckRule = Exclude<keyof CheckConfig, 'ignore'>;

/** A diagnostic of one of them. */
export type CheckDiagnostic = Diagnostic & { rule: CheckRule };
