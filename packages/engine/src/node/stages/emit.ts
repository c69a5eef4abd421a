/** Stage "emit": creates output files other than documents and bundle. */
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { emitAll } from '../emit/emit-all.ts';
import { emitSearch } from '../emit/emit-search.ts';
import type { OutputFile } from '../files/output-file.ts';
import { loadVocabulary } from '../search/load-vocabulary.ts';
import type { InspectedSite } from './inspect.ts';
import type { RenderedDocuments } from './render.ts';

export interface EmittedFiles {
  /** Includes those to which documents refer. */
  files: OutputFile[];
  /** Errors of plugins and of the vocabulary, which are reported together with those of the check. */
  errors: Diagnostic[];
  /** Files of the vocabulary that were read, absolute. */
  vocabularyPaths: string[];
}

export async function emitSite(
  { site, bundled }: InspectedSite,
  { files, documents: { searchKeys }, searchStore }: RenderedDocuments,
): Promise<EmittedFiles> {
  const { entries: vocabulary, errors, filePaths } = loadVocabulary(site.config);
  const own = [...files, ...(await emitSearch({ ...site, searchKeys, searchStore, vocabulary }))];
  searchStore.save([...searchKeys.values()]);
  const emitted = await emitAll(site, [...bundled.keys(), ...own.map(({ path }) => path)]);
  return {
    files: [...own, ...emitted.files],
    errors: [...emitted.errors, ...errors],
    vocabularyPaths: filePaths,
  };
}
