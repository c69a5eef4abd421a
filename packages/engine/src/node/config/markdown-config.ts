/** The settings for compiling Markdown. (docs/behavior/content.md) */
import type { HeadingIdRule } from '@quire/markdown';

export interface MarkdownConfig {
  /**
   * Whether long lines of code are wrapped initially.
   * @default `false`
   */
  defaultWrapCode?: boolean;
  /**
   * Whether the lines of code blocks are numbered.
   * @default `false`
   */
  showLineNumbers?: boolean;
  /**
   * Whether lists of properties are shown as tables: lists whose items all begin with a bold label and a colon, and whose
   * first value is code.
   * @default `true`; `false` for a site with a `rspress.config`
   */
  definitionLists?: boolean;
  /**
   * The rule for the ids of headings, so that links to a site that comes from another system keep working. `server.host` is
   * `#server-host` in VitePress, `#serverhost` in the others. Docusaurus, Starlight, mdBook and Rspress have the rule of
   * GitHub.
   * @default `'github'`
   * @example 'vitepress'
   */
  headingIds?: HeadingIdRule;
  /**
   * Whether formulas are rendered as MathML: `$x^{2}$` and lines between `$$`. Install the package `katex` for it.
   * @default `false`; `true` for a site with a `rspress.config` whose plugins render formulas
   */
  formulas?: boolean;
  /**
   * Names for languages, in addition to those of their grammars: code with the name is highlighted as the language.
   * @default `{}`
   * @example { ejs: 'html', env: 'ini' }
   */
  langAlias?: Record<string, string>;
  /**
   * Modules whose default export is available in every `.mdx` page, under the name of the file.
   * @default `[]`
   */
  globalComponents?: string[];
  /**
   * Folders whose files pages may show, in addition to the Git repository of the site; relative to the folder of the site.
   * @default `[]`
   * @example ['../shared-samples']
   */
  codeFolders?: string[];
  /**
   * Example projects: the title of code from a file (`file="…"`) links to the source of the project that contains the file.
   * @default None: the code has no link.
   */
  codeProjects?: CodeProjectsConfig;
}

export interface CodeProjectsConfig {
  /** The folder of the projects, relative to the folder of the site: `./examples`. A project is a folder with a `package.json`. */
  dir: string;
  /** The URL of this folder: `https://github.com/rivet/rivet/tree/main/docs/examples`. */
  url: string;
  /** A service that runs projects in the browser. Projects whose `package.json` has a script `dev`, `start` or `build` get a link. */
  openIn?: OpenInConfig;
}

export interface OpenInConfig {
  /** The name in the text of the link: “Open in StackBlitz”. */
  name: string;
  /** The URL of a project at the service; `{project}` is replaced by its path in `dir`: `https://stackblitz.com/github/rivet/rivet/tree/main/docs/examples/{project}`. */
  url: string;
}
