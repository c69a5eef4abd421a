/** Owns a site while it is written: what is asked for is compiled and rendered from the sources as they are now. */
import { randomUUID } from 'node:crypto';
import { sep } from 'node:path';
import type { DevState } from '../../shared/dev-contract.ts';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import { checkImports } from '../check/check-imports.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { type ImageAssets, openImages } from '../content/images.ts';
import type { Page } from '../content/page.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { emitAll } from '../emit/emit-all.ts';
import { hashContent } from '../files/hash.ts';
import { getImportNames } from '../markdown/resolve-import.ts';
import type { OutputFile } from '../output/output-file.ts';
import { createJob } from '../render/create-job.ts';
import { type DocumentInspection, inspectDocument } from '../render/inspect-document.ts';
import { renderMarkdownVersion } from '../render/markdown-version.ts';
import { listPageSummaries } from '../render/page-summaries.ts';
import { createHtmlData } from '../render/render-documents.ts';
import { createFailure, toRenderError } from '../render/render-failure.ts';
import type { RenderJob } from '../render/render-job.ts';
import { type RenderedPage, renderPage } from '../render/render-page.ts';
import { createDevBundle } from './dev-bundle.ts';
import { type PageDiagnostics, presentDiagnostics } from './list-diagnostics.ts';
import { createLiveContent, type LiveContent } from './live-content.ts';
import { createMemo } from './memo.ts';
import { checkPage, listAnchorTargets } from './page-check.ts';
import { addReport } from './page-report.ts';
import { createSearchFiles } from './search-files.ts';
import { createSnapshotter, type SiteSnapshot } from './site-snapshot.ts';
import { createTreeWatcher } from './watch-tree.ts';
import { openWorkFolder } from './work-folder.ts';

export interface LiveSite {
  config: ResolvedConfig;
  getState(): DevState;
  /** What all pages share. @throws UserError */
  createSnapshot(): Promise<SiteSnapshot>;
  /** The document of a page. @throws UserError with what keeps it from being shown */
  render(page: Page): Promise<string>;
  /** A page as Markdown; undefined where it has none. @throws UserError */
  renderMarkdown(page: Page): Promise<string | undefined>;
  /** What the check finds in a page that can be rendered: dead links, missing images. @throws UserError */
  findDiagnostics(page: Page): Promise<Diagnostic[]>;
  /** What a build puts out besides documents and assets. `whole`: with all that only compiling shows. */
  emit(extent: 'whole' | 'routes'): Promise<OutputFile[]>;
  /** The search of the whole site, as the build puts it out. */
  emitSearch(): Promise<OutputFile[]>;
  /** A file that is in some document: images beside pages and the data of sections, also of moments ago. */
  findFile(path: string): OutputFile['body'] | undefined;
  /** A file of the bundle. */
  loadAsset(path: string): Promise<Uint8Array | undefined>;
  /** What every document loads; undefined before the first bundle. */
  getAssets(): DocumentAssets | undefined;
  close(): Promise<void>;
}

export interface LiveSiteEvents {
  /** Open pages may look different. */
  onChange(): void;
  /** A page was written, and this is wrong with its text. */
  onDiagnostics(found: PageDiagnostics): void;
}

export async function createLiveSite(
  config: ResolvedConfig,
  { onChange, onDiagnostics }: LiveSiteEvents,
): Promise<LiveSite> {
  const session = randomUUID().slice(0, 8);
  const work = openWorkFolder(config.cacheDir);
  const content = createLiveContent(config, work.dir, (sourcePath, errors) => {
    onDiagnostics({ about: sourcePath, diagnostics: presentDiagnostics(errors, config) });
  });
  const files = new Map<string, OutputFile['body']>();
  const snapshots = createMemo<SiteSnapshot>();
  const createSnapshot = createSnapshotter(config);
  const emitted = createMemo<OutputFile[]>();
  const searched = createMemo<OutputFile[]>();
  let changes = 0;
  let publicChanges = 0;
  let bundles = 0;

  const change = () => {
    changes += 1;
    onChange();
  };
  content.warmUp().catch(() => undefined);
  const bundle = await createDevBundle(config, work.dir, () => {
    bundles += 1;
    change();
  });
  const watcher = createTreeWatcher((filePaths) => {
    content.update(filePaths);
    if (filePaths.some((filePath) => filePath.startsWith(config.publicDir + sep))) publicChanges += 1;
    change();
    // The page that was changed is compiled by the time it is asked for.
    void content.settle();
  });
  watcher.addTree(config.docsDir);
  watcher.addTree(config.publicDir);

  const loadBundle = () => bundle.load(content.listImports());
  const getAssets = () => {
    const assets = bundle.getLast()?.assets;
    // Public files keep their URLs, so pages that show them are loaded again.
    return assets && { ...assets, buildId: `${assets.buildId}.${publicChanges}` };
  };
  const getVersion = () => `${content.getVersion()}.${bundles}`;
  const getRevision = () => `${session}-${changes}`;

  async function createCurrentSnapshot(): Promise<SiteSnapshot> {
    await content.settle();
    const { server } = await loadBundle();
    const known = snapshots.find(getVersion());
    if (known) return known;
    // Until nothing changes while they are listed.
    let version: string;
    let current: ContentSnapshot;
    do {
      version = getVersion();
      current = await content.snapshot();
    } while (version !== getVersion());
    return snapshots.get(version, async () => {
      const snapshot = createSnapshot({ content: current, server, bundleVersion: bundles });
      for (const [path, body] of snapshot.sharedFiles) files.set(path, body);
      return snapshot;
    });
  }

  /** Compiles all that a page shows, and gives the page as it is then. */
  async function openPage(wanted: Page): Promise<OpenPage> {
    await compileParts(wanted, content);
    for (const filePath of content.listDependencies()) watcher.addFile(filePath);
    const snapshot = await createCurrentSnapshot();
    const page = snapshot.routes.find(wanted.routePath) ?? wanted;
    const images = openImages([page], config);
    for (const { path, body } of images.files) files.set(`/${path}`, body);
    return { page, snapshot, images, job: createJob(page, { ...snapshot, images, config }) };
  }

  async function renderNow({ page, job, snapshot }: OpenPage): Promise<RenderedPage> {
    const { server, assets } = await loadBundle();
    const context = { sections: snapshot.sectionRefs, assets: getAssets() ?? assets, htmlData: createHtmlData(config) };
    const wrongImports = checkImports({ ...snapshot.routes, pages: [page] }, server.renderer);
    if (wrongImports.length > 0) throw new UserError(wrongImports);
    try {
      return renderPage({
        job,
        content: page.contentKey === '' ? undefined : content.loadText(page.contentKey),
        renderer: server.renderer,
        context,
        listPages: () => listPageSummaries(snapshot.routes, config),
      });
    } catch (error) {
      throw new UserError(toRenderError(createFailure(error), page, config.docsDir));
    }
  }

  async function inspectPage(page: Page): Promise<DocumentInspection> {
    const opened = await openPage(page);
    return inspectDocument((await renderNow(opened)).article, opened.job);
  }

  return {
    config,
    getState: () => ({
      revision: getRevision(),
      buildId: getAssets()?.buildId ?? '',
      styleHrefs: listStyleHrefs(getAssets()),
    }),
    createSnapshot: createCurrentSnapshot,
    async render(wanted) {
      const revision = getRevision();
      const { html } = await renderNow(await openPage(wanted));
      return addReport(html, { revision, hash: hashContent(html), diagnostics: [] });
    },
    async renderMarkdown(wanted) {
      const { job } = await openPage(wanted);
      const { renderer } = (await loadBundle()).server;
      return (
        job.markdown &&
        renderMarkdownVersion(job.markdown, job, { ...config, imports: getImportNames(config), renderer })
      );
    },
    async findDiagnostics(wanted) {
      const opened = await openPage(wanted);
      const facts = new Map<string, DocumentInspection>();
      // Anchors are known of pages that are rendered.
      for (const page of [opened.page, ...listAnchorTargets(opened)]) {
        const found = await inspectPage(page).catch(() => undefined);
        if (found) facts.set(page.routePath, found);
      }
      return checkPage({
        ...(await openPage(wanted)),
        facts,
        imageErrors: opened.images.errors,
        outputFiles: [...files.keys(), ...bundle.listFiles()],
        config,
      });
    },
    async emit(extent) {
      if (extent === 'whole') await content.compileAll();
      const [snapshot, { assets }] = await Promise.all([createCurrentSnapshot(), loadBundle()]);
      return emitted.get(`${extent} ${getVersion()} ${changes}`, async () =>
        emitAll({ ...snapshot, assets, facts: new Map(), config }),
      );
    },
    async emitSearch() {
      await content.compileAll();
      const snapshot = await createCurrentSnapshot();
      return searched.get(`${getVersion()} ${changes}`, () =>
        createSearchFiles({
          snapshot,
          config,
          storeDir: work.dir,
          salt: String(bundles),
          renderArticle: async (page) => (await renderNow(await openPage(page))).article,
        }),
      );
    },
    findFile: (path) => files.get(path),
    loadAsset: bundle.loadFile,
    getAssets,
    async close() {
      watcher.close();
      await content.close();
      await bundle.close();
      work.remove();
    },
  };
}

function listStyleHrefs(assets: DocumentAssets | undefined): string[] {
  return assets ? [...assets.styleHrefs, ...assets.pageStyles.map(({ href }) => href)] : [];
}

interface OpenPage {
  page: Page;
  snapshot: SiteSnapshot;
  images: ImageAssets;
  job: RenderJob;
}

/** @throws UserError with the errors of the page's text */
async function compileParts(page: Page, content: LiveContent) {
  if (page.filePath !== '') {
    const errors = (await content.compile(page.sourcePath))?.page.errors ?? [];
    if (errors.length > 0) throw new UserError(errors);
  }
  if (page.pageType !== 'overview') return;
  // It lists the headings of the pages below it.
  const folder = page.pagePath.replace(/index$/, '');
  await content.compileAll(({ lang, version, pagePath }) => {
    return lang === page.lang && version === page.version && pagePath.startsWith(folder);
  });
}
