/** Watches the pages and public files of a site, and the vocabulary of its search. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isInSite } from '../content/inside-site.ts';
import { type PageDiagnostics, presentDiagnostics } from './list-diagnostics.ts';
import { createTreeWatcher, type TreeWatcher } from './watch-tree.ts';

interface SiteEvents {
  onChange(filePaths: string[]): void;
  /** Called with the errors of the vocabulary. */
  onDiagnostics(found: PageDiagnostics[]): void;
}

export function watchSite(config: ResolvedConfig, { onChange, onDiagnostics }: SiteEvents): TreeWatcher {
  const vocabularyPath = config.search?.vocabulary;
  const reportVocabulary = async () => {
    const { loadVocabulary } = await import('../search/load-vocabulary.ts');
    const diagnostics = presentDiagnostics(loadVocabulary(config).errors, config);
    onDiagnostics([{ about: 'search.vocabulary', diagnostics }]);
  };
  const watcher = createTreeWatcher(
    (filePaths) => {
      if (vocabularyPath !== undefined && filePaths.some((filePath) => filePath.startsWith(vocabularyPath)))
        void reportVocabulary();
      onChange(filePaths);
    },
    (link) => isInSite(link, config),
  );
  watcher.addTree(config.docsDir);
  watcher.addTree(config.publicDir);
  if (vocabularyPath !== undefined) {
    watcher.addFile(vocabularyPath);
    watcher.addTree(vocabularyPath);
    void reportVocabulary();
  }
  return watcher;
}
