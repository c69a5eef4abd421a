/** A site while it is written: what is asked for is compiled and rendered from the sources as they are now. */
import { randomUUID } from 'node:crypto';
import { sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { DevState } from '../../shared/dev-contract.ts';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import { placeInPages } from '../bundle/place-in-pages.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listContainers } from '../content/built-in-markdown.ts';
import { isInSite } from '../content/inside-site.ts';
import type { Page } from '../content/page.ts';
import { getImportNames } from '../content/resolve-import.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { emitAll } from '../emit/emit-all.ts';
import { currentFiles } from '../files/kept-files.ts';
import type { PolicyPart } from '../html/policy-parts.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { RenderedSite } from '../plugins/rendered-site.ts';
import type { Rendered } from '../render/rendered.ts';
import { closeDiagnostics, type PageDiagnostics, presentDiagnostics } from './list-diagnostics.ts';
import { createLiveContent } from './live-content.ts';
import { createLivePages } from './live-pages.ts';
import { createMemo } from './memo.ts';
import { openDevBundle } from './open-dev-bundle.ts';
import { checkPage, listAnchorTargets } from './page-check.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { createTreeWatcher } from './watch-tree.ts';
import { openWorkFolder } from './work-folder.ts';

export interface LiveSite {
  config: ResolvedConfig;
  getState(): DevState;
  /** Says that the page of a route, if there is one, will be asked for as soon as it is known what all pages share. */
  expectPage(routePath: string): void;
  /** What all pages share. @throws UserError */
  createSnapshot(): Promise<SiteSnapshot>;
  /** The document of a page, and the policy parts of its text. @throws UserError with what keeps it from being shown */
  render(page: Page): Promise<{ html: string; policy: PolicyPart[] }>;
  /** A page as Markdown; undefined where it has none. @throws UserError */
  renderMarkdown(page: Page): Promise<string | undefined>;
  /** What the check finds in a page that can be rendered: dead links, missing images. @throws UserError */
  findDiagnostics(page: Page): Promise<Diagnostic[]>;
  /** What a build puts out besides documents and assets. */
  emit(extent: EmitExtent): Promise<OutputFile[]>;
  /** The search of the whole site, as the build puts it out. */
  emitSearch(): Promise<OutputFile[]>;
  /** A file that is in some document: images beside pages and the data of sections, also of moments ago. */
  findFile(path: string): Promise<OutputFile['body'] | undefined>;
  /** A file of the bundle. */
  loadAsset(path: string): Promise<Uint8Array | undefined>;
  /** What every document loads; undefined before the first bundle. */
  getAssets(): DocumentAssets | undefined;
  /** Makes ready what the first page takes, while nobody has asked for one: the compiler too. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** `whole`: with all that only compiling shows. `texts`: with the Markdown of all pages, for which each is rendered. */
export type EmitExtent = 'routes' | 'whole' | 'texts';

export interface LiveSiteEvents {
  /** Open pages may look different. */
  onChange(): void;
  /** A page was written or removed, and this is wrong with its text. */
  onDiagnostics(found: PageDiagnostics[]): void;
}

export async function createLiveSite(
  config: ResolvedConfig,
  { onChange, onDiagnostics }: LiveSiteEvents,
): Promise<LiveSite> {
  const session = randomUUID().slice(0, 8);
  const work = openWorkFolder(config.cacheDir);
  const content = createLiveContent(config, work.dir, {
    onSaved(sourcePath, errors) {
      onDiagnostics([{ about: sourcePath, diagnostics: presentDiagnostics(errors, config) }]);
    },
    onRemoved({ sourcePath, routePath }) {
      onDiagnostics([{ about: sourcePath, diagnostics: [] }, ...closeDiagnostics(routePath)]);
    },
  });
  const emitted = createMemo<OutputFile[]>();
  const searched = createMemo<OutputFile[]>();
  let changes = 0;
  let publicChanges = 0;
  let bundles = 0;

  const change = () => {
    changes += 1;
    onChange();
  };
  const bundle = await openDevBundle(config, work.dir, () => {
    bundles += 1;
    change();
  });
  const vocabularyPath = config.search?.vocabulary;
  const reportVocabulary = async () => {
    const { loadVocabulary } = await import('../search/load-vocabulary.ts');
    const diagnostics = presentDiagnostics(loadVocabulary(config).errors, config);
    onDiagnostics([{ about: 'search.vocabulary', diagnostics }]);
  };
  const watcher = createTreeWatcher(
    (filePaths) => {
      content.update(filePaths);
      if (vocabularyPath !== undefined && filePaths.some((filePath) => filePath.startsWith(vocabularyPath)))
        void reportVocabulary();
      if (filePaths.some((filePath) => filePath.startsWith(config.publicDir + sep))) publicChanges += 1;
      change();
      // The page that was changed is compiled by the time it is asked for.
      void content.settle();
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
  const loadBundle = () =>
    placeInPages(() => bundle.load(content.listImports()), {
      listPages: async () => (await content.snapshot()).pages,
      siteDir: config.siteDir,
    });
  const getAssets = () => {
    const assets = bundle.getLast()?.assets;
    // Public files keep their URLs, so pages that show them are loaded again.
    return assets && { ...assets, buildId: `${assets.buildId}.${publicChanges}` };
  };
  const pages = createLivePages({
    config,
    content,
    loadBundle,
    getAssets,
    getBundleVersion: () => bundles,
    watchFile: watcher.addFile,
  });

  const [containers, imports] = [listContainers(config), getImportNames(config)];
  const renderMarkdown = async (wanted: Page) => {
    const { job } = await pages.open(wanted);
    const { renderer } = (await loadBundle()).server;
    const { renderMarkdownVersion } = await import('../render/markdown-version.ts');
    return (
      job.markdown &&
      renderMarkdownVersion(job.markdown, job, {
        ...config,
        containers,
        imports,
        renderer,
        files: currentFiles,
        content: job.contentKey === undefined ? undefined : content.loadText(job.contentKey),
      })
    );
  };

  return {
    config,
    getState: () => ({
      revision: `${session}-${changes}`,
      buildId: getAssets()?.buildId ?? '',
      styleHrefs: listStyleHrefs(getAssets()),
    }),
    expectPage: content.expect,
    createSnapshot: pages.createSnapshot,
    async render(wanted) {
      const { html, parts } = await pages.render(await pages.open(wanted));
      return { html, policy: parts.policy };
    },
    renderMarkdown,
    async findDiagnostics(wanted) {
      const opened = await pages.open(wanted);
      const rendered = new Map<string, Rendered>();
      // Anchors are known of pages that are rendered.
      for (const page of [opened.page, ...listAnchorTargets(opened)]) {
        const found = await pages.inspect(page).catch(() => undefined);
        if (found) rendered.set(page.routePath, found);
      }
      return checkPage({
        ...(await pages.open(wanted)),
        rendered,
        imageErrors: opened.images.errors,
        outputFiles: [...pages.listFiles(), ...bundle.listFiles()],
        config,
      });
    },
    async emit(extent) {
      if (extent !== 'routes') await content.compileAll();
      const [snapshot, { assets }] = await Promise.all([pages.createSnapshot(), loadBundle()]);
      return emitted.get(`${extent} ${snapshot.version} ${changes}`, async () =>
        emitFiles({
          ...snapshot,
          assets,
          rendered: new Map(),
          config,
          // A page that is broken reports it where it is asked for.
          loadMarkdown: async (page) => (extent === 'texts' ? renderMarkdown(page).catch(() => undefined) : undefined),
        }),
      );
    },
    async emitSearch() {
      const { createSearchFiles } = await import('./search-files.ts');
      await content.compileAll();
      const snapshot = await pages.createSnapshot();
      return searched.get(`${snapshot.version} ${changes}`, () =>
        createSearchFiles({
          snapshot,
          config,
          storeDir: work.dir,
          salt: String(bundles),
          async renderSections(wanted) {
            const opened = await pages.open(wanted);
            return { page: opened.page, sections: (await pages.render(opened)).parts.sections };
          },
        }),
      );
    },
    findFile: pages.findFile,
    loadAsset: bundle.loadFile,
    getAssets,
    async warmUp() {
      // What is wrong is reported to who asks for a page. Between the steps they are heard, and their page is compiled.
      await setImmediate();
      await content.snapshot().catch(() => undefined);
      await setImmediate();
      await pages.createSnapshot().catch(() => undefined);
      // Not before: the page that is asked for meanwhile would wait for it.
      await content.warmUp().catch(() => undefined);
    },
    async close() {
      watcher.close();
      await content.close();
      await bundle.close();
      work.remove();
    },
  };
}

/** @throws UserError with the errors of all plugins */
async function emitFiles(site: RenderedSite): Promise<OutputFile[]> {
  const { files, errors } = await emitAll(site);
  rejectErrors(errors);
  return files;
}

function listStyleHrefs(assets: DocumentAssets | undefined): string[] {
  return assets ? [...assets.styleHrefs, ...assets.pageStyles.map(({ href }) => href)] : [];
}
