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
   * Links that components render, those of a home page's hero and features too, lead to a page or a public file.
   * @default as `links`
   */
  componentLinks?: CheckSeverity;
  /**
   * Links with an anchor name one that the page has.
   * @default `'error'`
   */
  anchors?: CheckSeverity;
  /**
   * Images exist.
   * @default `'error'`
   */
  images?: CheckSeverity;
  /**
   * The icon, logos and images of social links and of link previews exist, and those of home pages.
   * @default `'warn'`
   */
  siteImages?: CheckSeverity;
  /**
   * The links of the navigation bar lead somewhere.
   * @default `'error'`
   */
  nav?: CheckSeverity;
  /**
   * Sidebars list pages and folders that exist.
   * @default `'error'`
   */
  sidebar?: CheckSeverity;
  /**
   * Redirects lead to a page directly.
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
   * No heading skips a level: below one of the second level is one of the third.
   * @default `'warn'`
   */
  headingLevels?: CheckSeverity;
  /**
   * References and footnotes have a definition, links a URL, and code the lines that its fence marks.
   * @default `'warn'`
   */
  references?: CheckSeverity;
  /**
   * The rows of tables have no more cells than their heads, and no `|` in code divides a cell.
   * @default `'warn'`
   */
  tables?: CheckSeverity;
  /**
   * Every page has a translation in each language.
   * @default `'warn'`
   */
  missingTranslations?: CheckSeverity;
  /**
   * Translations are as new as their originals.
   * @default `'warn'`
   */
  staleTranslations?: CheckSeverity;
  /**
   * Translations have the headings of their originals, in number and depth.
   * @default `'warn'`
   */
  outlines?: CheckSeverity;
  /**
   * Translations have the code of their originals.
   * @default `'warn'`
   */
  codeBlocks?: CheckSeverity;
  /**
   * Every page can be reached from the navigation or from another page.
   * @default `'warn'`
   */
  orphans?: CheckSeverity;
  /**
   * Components that a page uses are imported, or named by `markdown.globalComponents`. Of others, only what is inside
   * of them is shown.
   * @default `'error'`
   */
  missingComponents?: CheckSeverity;
  /**
   * Imports that a page does not use can be resolved.
   * @default `'warn'`
   */
  unusedImports?: CheckSeverity;
  /**
   * Formulas (`$x^{2}$`) are rendered: `markdown.formulas` asks for it, and KaTeX takes them.
   * @default `'warn'`
   */
  formulas?: CheckSeverity;
  /**
   * Fields of the frontmatter are spelled correctly.
   * @default `'warn'`
   */
  frontmatter?: CheckSeverity;
  /**
   * Frontmatter is valid YAML, and its fields have values that they may have. A page is built without those that are wrong.
   * @default `'error'`
   */
  frontmatterValues?: CheckSeverity;
  /**
   * Containers are closed, and of a known name.
   * @default `'warn'`
   */
  containers?: CheckSeverity;
  /**
   * Tags in Markdown are those of HTML: of `Promise<String>` outside of code, the tag is not shown. Elements and comments
   * have an end.
   * @default `'warn'`
   */
  elements?: CheckSeverity;
  /**
   * Nothing is written as only other systems read it: VitePress (`<<< ./file`, `[[toc]]`, `::: code-group`, titles of
   * fences in brackets), Docusaurus (`highlight-next-line`, imports in `.md`), MkDocs (`!!!`, `===`, `--8<--`,
   * `:material-x:`, `{ .x }`, `{! file !}`), mdBook (`{{#include}}`), Hugo (`{{< x >}}`), Jekyll (`{% x %}`), Mermaid; and no
   * script, which would not run. One warning a page for each, with a count.
   * @default `'warn'`
   */
  otherSyntax?: CheckSeverity;
  /**
   * The language of each fence has a grammar of that name: of `golang` or `typscript` the code has no colors.
   * @default `'warn'`
   */
  codeLanguages?: CheckSeverity;
  /**
   * The code of a page itself asks for no state, effect or handler: it runs at build time alone, so in the browser they do
   * nothing. A module that begins with `'use client'` has a script.
   * @default `'warn'`
   */
  clientCode?: CheckSeverity;
  /**
   * Links to other hosts lead to pages. Only `quire check --external` asks for them. Hosts that refuse to answer, missing
   * anchors and permanent redirects are warnings at most.
   * @default `'error'`
   */
  externalLinks?: CheckSeverity;
  /**
   * Links and images, as written, that are correct although they are not part of the site. `*` matches any text:
   * `https://example.com/*`.
   * @default `[]`
   */
  ignore?: string[] | ((target: string) => boolean);
}

/** Checks whose severity the configuration sets: `check: { links: 'warn' }`. */
export type CheckRule = Exclude<keyof CheckConfig, 'ignore'>;

/** A diagnostic of one of them. */
export type CheckDiagnostic = Diagnostic & { rule: CheckRule };
