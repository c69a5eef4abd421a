/** What a site sets for the types in its code. */
import type { Hover } from './hover.ts';

export interface TwoslashOptions {
  /** TypeScript's compiler, as an import names it. Default: `typescript` */
  compiler?: string | undefined;
  /** As in `tsconfig.json`. */
  compilerOptions?: Readonly<Record<string, unknown>> | undefined;
  /** What is known of the names in fences without the word `twoslash`: from a record, for example. */
  find?: ((sample: ShownSample) => readonly Hover[] | undefined) | undefined;
  /** Has to change with what `find` returns: pages are compiled again then. */
  version?: string | undefined;
}

/** A fence as readers see it. */
export interface ShownSample {
  /** Each line; empty where a diff removes it. */
  lines: readonly string[];
  language: string;
  /** The file of the page, relative to the docs folder. */
  sourcePath: string;
}
