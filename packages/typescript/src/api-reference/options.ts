/** The options of the plugin. */
import type { ApiKind } from './api.ts';

/** One text for all languages, or one for each. */
export type LocalizedText = string | Readonly<Record<string, string>>;

export interface ApiReferenceOptions {
  /** The package, as an import in the folder of the site names it. For an older version, an alias: `rivet1`. */
  package: string;
  /** The file of its types, from the folder of the site. Default: the one that its `package.json` names */
  entry?: string | undefined;
  /** The version of the site to which the pages belong. Default: the default version */
  version?: string | undefined;
  /** The folder of the pages in that of each language. Default: `reference` */
  folder?: string | undefined;
  /** The title of the page that lists all exports. Default: the name of the package */
  title?: LocalizedText | undefined;
  description?: LocalizedText | undefined;
  /** Markdown below that title. */
  intro?: LocalizedText | undefined;
  /** Default: a page for each export */
  pages?: readonly ApiPageOptions[] | undefined;
  /** Other packages whose types are described too, if members have them. */
  include?: readonly string[] | undefined;
  /**
   * Pages whose headings name members, as paths in the folder of a language: `config/`. A member whose name is a heading there
   * is described by its first sentence, and links to it.
   */
  explainedIn?: readonly string[] | undefined;
  /** The prefixes of members in those headings, by the name of their type: `{ Config: '', Instance: 'app' }`. */
  prefixes?: Readonly<Record<string, string>> | undefined;
  /**
   * Sentences that replace those of the package where no page explains an export or a member, by language and name:
   * `{ zh: { 'Config.root': '项目的根目录。' } }`.
   */
  sentences?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Sentences that replace the defaults of members, where these are in words: `{ zh: { 'Config.root': '当前文件夹' } }`. */
  defaults?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** TypeScript's compiler, as an import names it. Default: `typescript` */
  compiler?: string | undefined;
  /** Texts for languages other than English and Chinese, or replacements for those. */
  texts?: Readonly<Record<string, Partial<ReferenceTexts>>> | undefined;
}

export interface ApiPageOptions {
  /** Its file in the folder of the reference, without an extension: `config`. */
  path: string;
  title: LocalizedText;
  description?: LocalizedText | undefined;
  /** Markdown below the title. */
  intro?: LocalizedText | undefined;
  /** The exports that it describes, in this order. `Tool.PluginAPI` is a member of an exported namespace. */
  exports: readonly string[];
}

export interface ReferenceTexts {
  member: string;
  type: string;
  description: string;
  name: string;
  kind: string;
  /** Followed by the default. */
  default: string;
  /** `{version}` is replaced by the version. */
  since: string;
  deprecated: string;
  experimental: string;
  /** Followed by the options that have a type. */
  valueOf: string;
  /** Followed by the types in a signature. */
  seeAlso: string;
  /** Between the names of types or options. */
  separator: string;
  /** Followed by a package. */
  everythingOf: string;
  kinds: Readonly<Record<ApiKind, string>>;
}
