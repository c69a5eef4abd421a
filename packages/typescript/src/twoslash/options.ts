/** Options of the plugin `twoslash`. */
import type { Hover } from './hover.ts';

export interface TwoslashOptions {
  /** TypeScript's compiler, as an import names it. Default: `typescript` */
  compiler?: string | undefined;
  /** As in `tsconfig.json`. */
  compilerOptions?: Readonly<Record<string, unknown>> | undefined;
  /** Explains the names in fences without the word `twoslash`, for example from a record. */
  find?: ((sample: ShownSample) => readonly Hover[] | undefined) | undefined;
  /** Translations of sentences of packages, by language: `{ zh: { 'Makes a boat.': '造一艘船。' } }`. */
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Change it when `find` returns something else, so that pages are compiled again. */
  version?: string | undefined;
}

/** Visible code of a fence. */
export interface ShownSample {
  /** A line that a diff removes is empty. */
  lines: readonly string[];
  language: string;
  /** File of the page, relative to the docs folder. */
  sourcePath: string;
  /** Folder of the site, absolute. */
  siteDir: string;
}
