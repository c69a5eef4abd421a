/** Creates the output files of a build other than documents, for the dev server: on request, and again after changes. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { emitAll } from '../emit/emit-all.ts';
import type { OutputFile } from '../files/output-file.ts';
import { listPageSummaries } from '../render/page-summaries.ts';
import type { LoadedBundle } from './dev-bundle.ts';
import type { LiveContent } from './live-content.ts';
import type { LivePages } from './live-pages.ts';
import { createMemo } from './memo.ts';

export interface LiveOutputs {
  /** A page as Markdown; undefined if it has no text. @throws UserError */
  renderMarkdown(page: Page): Promise<string | undefined>;
  /** The output files of a build other than documents and assets. */
  emit(extent: EmitExtent): Promise<OutputFile[]>;
  /** The search files of the site, as in a build. */
  emitSearch(): Promise<OutputFile[]>;
}

/** `whole` compiles all pages; `texts` also renders each of them for its Markdown. */
export type EmitExtent = 'routes' | 'whole' | 'texts';

interface OutputsInput {
  config: ResolvedConfig;
  content: LiveContent;
  pages: LivePages;
  loadBundle(): Promise<LoadedBundle>;
  /** A folder for the search data of each page. */
  storeDir: string;
  /** Counts the bundles. */
  getBundleVersion(): number;
  /** Counts all changes. */
  getVersion(): number;
}

export function createLiveOutputs(input: OutputsInput): LiveOutputs {
  const { config, content, pages, loadBundle, storeDir, getBundleVersion, getVersion } = input;
  const memoEmitted = createMemo<OutputFile[]>();
  const memoSearched = createMemo<OutputFile[]>();

  async function renderMarkdown(wanted: Page): Promise<string | undefined> {
    const { job, snapshot } = await pages.open(wanted);
    if (!job.markdown) return undefined;
    const { server, assets } = await loadBundle();
    const { renderMarkdownVersion } = await import('../render/markdown-version.ts');
    const compiled = job.contentKey === undefined ? undefined : content.loadText(job.contentKey);
    const { text } = renderMarkdownVersion(job.markdown, job, {
      config,
      renderer: server.renderer,
      content: compiled,
      context: { sections: snapshot.sectionRefs, assets },
      listPages: () => listPageSummaries(snapshot.routes, config),
    });
    return text;
  }

  return {
    renderMarkdown,
    async emit(extent) {
      if (extent !== 'routes') await content.compileAll();
      const [snapshot, { assets }] = await Promise.all([pages.createSnapshot(), loadBundle()]);
      return memoEmitted(`${extent} ${snapshot.version} ${getVersion()}`, async () => {
        // A page with errors reports them when it is requested.
        const loadMarkdown = async (page: Page) =>
          extent === 'texts' ? renderMarkdown(page).catch(() => undefined) : undefined;
        const { files, errors } = await emitAll({ ...snapshot, assets, rendered: new Map(), config, loadMarkdown });
        rejectErrors(errors);
        return files;
      });
    },
    async emitSearch() {
      const { createSearchFiles } = await import('./search-files.ts');
      await content.compileAll();
      const snapshot = await pages.createSnapshot();
      return memoSearched(`${snapshot.version} ${getVersion()}`, () =>
        createSearchFiles({
          snapshot,
          config,
          storeDir,
          salt: String(getBundleVersion()),
          async renderSections(wanted) {
            const opened = await pages.open(wanted);
            return { page: opened.page, sections: (await pages.render(opened)).parts.sections };
          },
        }),
      );
    },
  };
}
