/** What an author says about how Markdown is compiled. (docs/behavior/content.md) */
import type { HeadingIdRule } from '@quire/markdown';

export interface MarkdownConfig {
  /**
   * Whether long lines of code wrap at first.
   * @default `false`
   */
  defaultWrapCode?: boolean;
  /**
   * Whether the lines of code blocks are numbered.
   * @default `false`
   */
  showLineNumbers?: boolean;
  /**
   * Whether lists whose items all begin with a bold label and a colon, the first value being code, become tables of facts.
   * @default `true`
   */
  definitionLists?: boolean;
  /**
   * The system by whose rule headings get their ids, so that links to a site that comes from there keep working:
   * `server.host` is `#server-host` in VitePress, `#serverhost` in the others. Most others have the rule of GitHub.
   * @default `'github'`
   * @example 'vitepress'
   */
  headingIds?: HeadingIdRule;
  /**
   * Whether formulas, `$x^{2}$` and lines between `$$`, are rendered: as MathML, by KaTeX, which is installed with the site.
   * @default `false`
   */
  formulas?: boolean;
  /**
   * The language that code is highlighted as, by the name behind the fence: for names that no grammar has.
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
   * Folders whose files pages may show, beside the Git repository of the site: relative to the folder of the site.
   * @default `[]`
   * @example ['../shared-samples']
   */
  codeFolders?: string[];
  /**
   * Where code that pages read with `file="…"` comes from: its caption links the project that the file is part of.
   * @default None: the code has no link.
   */
  codeProjects?: CodeProjectsConfig;
}

export interface CodeProjectsConfig {
  /** The folder that holds the projects, relative to the folder of the site: `./examples`. A project is a folder with a `package.json`. */
  dir: string;
  /** Where its source is published: `https://github.com/rivet/rivet/tree/main/docs/examples`. */
  url: string;
  /** A service that runs projects in the browser: the caption links the project there if its `package.json` has a script `dev`, `start` or `build`. */
  openIn?: OpenInConfig;
}

export interface OpenInConfig {
  /** What the link says: “Open in StackBlitz”. */
  name: string;
  /** Of a project there; `{project}` is its path in `dir`: `https://stackblitz.com/github/rivet/rivet/tree/main/docs/examples/{project}`. */
  url: string;
}
