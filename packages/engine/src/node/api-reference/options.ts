/** What a site sets for its reference. */
import type { ApiKind } from './api.ts';

/** One text for all languages, or one for each. */
export type LocalizedText = string | Readonly<Record<string, string>>;

export interface ApiReferenceOptions {
  /** The package, as an import names it. It has to be installed in the folder of the site. */
  package: string;
  /** The file of its types, from the folder of the site. Default: the one that its `package.json` names */
  entry?: string | undefined;
  /** The folder of the pages in that of each language. Default: `reference` */
  folder?: string | undefined;
  /** The title of the page that lists all exports. Default: the name of the package */
  title?: LocalizedText | undefined;
  description?: LocalizedText | undefined;
  /** Markdown below that title. */
  intro?: LocalizedText | undefined;
  /** Default: a page for each export */
  pages?: readonly ApiPageOptions[] | undefined;
  /** Packages whose types are described too, where types of the first one have them as members. */
  include?: readonly string[] | undefined;
  /**
   * Pages whose headings name members, as paths in the folder of a language: `config/`. A member whose name is a heading there
   * is described by its first sentence, and links to it.
   */
  explainedIn?: readonly string[] | undefined;
  /** What the names of members begin with in those headings, by the name of their type: `{ Config: '', Instance: 'app' }`. */
  prefixes?: Readonly<Record<string, string>> | undefined;
  /** TypeScript's compiler, as an import names it. Default: `typescript` */
  compiler?: string | undefined;
  /** The texts of languages besides English and Chinese, or other ones for those. */
  texts?: Readonly<Record<string, Partial<ReferenceTexts>>> | undefined;
}

export interface ApiPageOptions {
  /** Its file in the folder of the reference, without an extension: `config`. */
  path: string;
  title: LocalizedText;
  description?: LocalizedText | undefined;
  /** Markdown below the title. */
  intro?: LocalizedText | undefined;
  /** What it describes, in this order. `Tool.PluginAPI` is a member of an exported namespace. */
  exports: readonly string[];
}

export interface ReferenceTexts {
  member: string;
  type: string;
  description: string;
  name: string;
  kind: string;
  /** The default is behind it. */
  default: string;
  since: string;
  deprecated: string;
  experimental: string;
  /** The options that have a type are behind it. */
  valueOf: string;
  /** The types that a signature names are behind it. */
  seeAlso: string;
  /** A package is behind it. */
  everythingOf: string;
  kinds: Readonly<Record<ApiKind, string>>;
}
