/** Stage "emit": creates output files other than documents and bundle. */
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { emitAll } from '../emit/emit-all.ts';
import { emitSearch } from '../emit/emit-search.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
import { loadVocabulary } from '../search/load-vocabulary.ts';
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
  site: RenderedSite,
  { files, documents: { searchKeys }, searchStore }: RenderedDocuments,
): Promise<EmittedFiles> {
  const { entries: vocabulary, errors, filePaths } = loadVocabulary(site.config);
  const emitted = await emitAll(site);
  const ofSearch = await emitSearch({ ...site, searchKeys, searchStore, vocabulary });
  searchStore.save([...searchKeys.values()]);
  return {
    files: [...files, ...emitted.files, ...ofSearch],
    errors: [...emitted.errors, ...errors],
    vocabularyPaths: filePaths,
  };
}
