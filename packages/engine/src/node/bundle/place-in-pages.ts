/** Moves errors in generated modules to the pages with the failing imports. */
import { basename, dirname } from 'node:path';
import type { ImportPlace } from '@quire/markdown';
import { createError, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import type { Page } from '../content/page.ts';
import { listUnique } from '../diagnostics/diagnostic-lists.ts';
import { explainPackage } from '../diagnostics/explain-package.ts';

/** The prefix of the folders for entries. */
export const ENTRIES_DIR = 'entries';

interface PlaceInput {
  /** Only called if there is an error. */
  listPages(): Promise<Iterable<Pick<Page, 'imports'>>>;
  siteDir: string;
}

/** @throws the errors of `load`, with those of generated modules at each import that they are about */
export async function placeInPages<Loaded>(load: () => Promise<Loaded>, input: PlaceInput): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const imports = [...(await input.listPages())].flatMap((page) => page.imports);
    throw new UserError(listUnique(error.diagnostics.flatMap((each) => placeInImports(each, imports, input.siteDir))));
  }
}

function placeInImports(diagnostic: Diagnostic, imports: readonly ImportPlace[], siteDir: string): Diagnostic[] {
  const missing = /Can't resolve '([^']+)'/.exec(diagnostic.message)?.[1];
  if (missing === undefined || !isGenerated(diagnostic.file)) return [diagnostic];
  const uses = imports.filter(({ module }) => module === missing);
  const help = explainPackage(missing, siteDir);
  const placed = uses.map(({ sourcePath, line, column }) =>
    createError('imports', `Cannot resolve import "${missing}".`, {
      file: sourcePath,
      line,
      column,
      help,
    }),
  );
  return placed.length === 0 ? [diagnostic] : placed;
}

function isGenerated(file: string | undefined): boolean {
  return file !== undefined && basename(dirname(file)).startsWith(ENTRIES_DIR);
}
