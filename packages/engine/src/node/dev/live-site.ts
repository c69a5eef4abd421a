/** Owns a site while it is written: what is asked for is compiled and rendered from the sources as they are now. */
import { randomUUID } from 'node:crypto';
import { sep } from 'node:path';
import type { DevState } from '../../shared/dev-contract.ts';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import { checkImports } from '../check/imports.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { type ImageAssets, openImages } from '../content/images.ts';
import type { Page } from '../content/page.ts';
import { emitAll } from '../emit/emit-all.ts';
import type { OutputFile } from '../emit/output-file.ts';
import { hashContent } from '../hash.ts';
import { type DocumentFacts, readDocumentFacts } from '../render/document-facts.ts';
import { createJob } from '../render/jobs.ts';
import { renderTwin } from '../render/markdown-twin.ts';
import { listPageFacts } from '../render/page-facts.ts';
import { createHtmlData } from '../render/render-documents.ts';
import { createFailure, toRenderError } from '../render/render-failure.ts';
import type { RenderJob } from '../render/render-job.ts';
import { type RenderedPage, renderPage } from '../render/render-page.ts';
import { UserError, UserErrors } from '../user-error.ts';
import type { Found } from './answer-request.ts';
import { type Assembly, assemble } from './assembly.ts';
import { createDevBundle } from './dev-bundle.ts';
import { createMemo } from './memo.ts';
import { toMistake } from './mistakes.ts';
import { checkPage, listAnchorTargets } from './page-check.ts';
import { addReport } from './page-report.ts';
import { createSearchFiles } from './search-files.ts';
import { createSitePages, type SitePages } from './site-pages.ts';
import { createTreeWatcher } from './watch-tree.ts';
import { openWorkFolder } from './work-folder.ts';

export interface LiveSite {
  config: ResolvedConfig;
  getState(): DevState;
  /** What all pages share. @throws UserErrors */
  assemble(): Promise<Assembly>;
  /** The document of a page. @throws UserErrors with what keeps it from being shown */
  render(page: Page): Promise<string>;
  /** A page as Markdown; undefined where it has none. @throws UserErrors */
  renderMarkdown(page: Page): Promise<string | undefined>;
  /** Mistakes of a page that do not keep it from being shown: dead links, missing images. @throws UserErrors */
  findMistakes(page: Page): Promise<UserError[]>;
  /** What a build puts out besides documents and assets. `whole`: with all that only compiling tells. */
  emit(extent: 'whole' | 'routes'): Promise<OutputFile[]>;
  /** The search of the whole site, as the build puts it out. */
  emitSearch(): Promise<OutputFile[]>;
  /** A file that stands in some document: images beside pages and the data of sections, also of moments ago. */
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
  onFound(found: Found): void;
}

export async function createLiveSite(config: ResolvedConfig, { onChange, onFound }: LiveSiteEvents): Promise<LiveSite> {
  const session = randomUUID().slice(0, 8);
  const work = openWorkFolder(config.cacheDir);
  const pages = createSitePages(config, work.dir, (sourcePath, errors) => {
    onFound({ about: sourcePath, mistakes: errors.map((error) => toMistake(error, config)) });
  });
  const files = new Map<string, OutputFile['body']>();
  const assemblies = createMemo<Assembly>();
  const emitted = createMemo<OutputFile[]>();
  const searched = createMemo<OutputFile[]>();
  let changes = 0;
  let publicChanges = 0;
  let bundles = 0;

  const change = () => {
    changes += 1;
    onChange();
  };
  pages.warmUp().catch(() => undefined);
  const bundle = await createDevBundle(config, work.dir, () => {
    bundles += 1;
    change();
  });
  const watcher = createTreeWatcher((filePaths) => {
    pages.notice(filePaths);
    if (filePaths.some((filePath) => filePath.startsWith(config.publicDir + sep))) publicChanges += 1;
    change();
    // The page that was changed is compiled by the time it is asked for.
    void pages.settle();
  });
  watcher.addTree(config.docsDir);
  watcher.addTree(config.publicDir);

  const loadBundle = () => bundle.load(pages.listImports());
  const getAssets = () => {
    const assets = bundle.getLast()?.assets;
    // Public files keep their addresses, so pages that show them are loaded anew.
    return assets && { ...assets, buildId: `${assets.buildId}.${publicChanges}` };
  };
  const getMoment = () => `${pages.getVersion()}.${bundles}`;
  const getRevision = () => `${session}-${changes}`;

  async function assembleNow(): Promise<Assembly> {
    await pages.settle();
    const { server } = await loadBundle();
    const known = assemblies.find(getMoment());
    if (known) return known;
    // Until nothing changes while they are listed.
    let moment: string;
    let list: Page[];
    do {
      moment = getMoment();
      list = await pages.list();
    } while (moment !== getMoment());
    return assemblies.get(moment, async () => {
      const assembly = assemble(list, server, config);
      for (const [path, body] of assembly.sectionFiles) files.set(path, body);
      return assembly;
    });
  }

  /** Compiles all that a page shows, and gives the page as it is then. */
  async function openPage(wanted: Page): Promise<OpenPage> {
    await compileParts(wanted, pages);
    for (const filePath of pages.listDependencies()) watcher.addFile(filePath);
    const assembly = await assembleNow();
    const page = assembly.routes.find(wanted.routePath) ?? wanted;
    const images = openImages([page], config);
    for (const { path, body } of images.files) files.set(`/${path}`, body);
    return { page, assembly, images, job: createJob(page, { ...assembly, images, config }) };
  }

  async function renderNow({ page, job, assembly }: OpenPage): Promise<RenderedPage> {
    const { server, assets } = await loadBundle();
    const context = { sections: assembly.sectionRefs, assets: getAssets() ?? assets, htmlData: createHtmlData(config) };
    const wrongImports = checkImports({ ...assembly.routes, pages: [page] }, server.renderer);
    if (wrongImports.length > 0) throw new UserErrors(wrongImports);
    try {
      return renderPage({
        job,
        content: page.contentKey === '' ? undefined : pages.loadContent(page.contentKey),
        renderer: server.renderer,
        context,
        listPages: () => listPageFacts(assembly.routes, config),
      });
    } catch (error) {
      throw toRenderError(createFailure(error), page, config.docsDir);
    }
  }

  async function readFacts(page: Page): Promise<DocumentFacts> {
    const opened = await openPage(page);
    return readDocumentFacts((await renderNow(opened)).article, opened.job);
  }

  return {
    config,
    getState: () => ({
      revision: getRevision(),
      buildId: getAssets()?.buildId ?? '',
      styleHrefs: listStyleHrefs(getAssets()),
    }),
    assemble: assembleNow,
    async render(wanted) {
      const revision = getRevision();
      const { html } = await renderNow(await openPage(wanted));
      return addReport(html, { revision, hash: hashContent(html), mistakes: [] });
    },
    async renderMarkdown(wanted) {
      const { job } = await openPage(wanted);
      return job.twin && renderTwin(job.twin, job, config);
    },
    async findMistakes(wanted) {
      const opened = await openPage(wanted);
      const facts = new Map<string, DocumentFacts>();
      // Anchors are known of pages that are rendered.
      for (const page of [opened.page, ...listAnchorTargets(opened)]) {
        const found = await readFacts(page).catch(() => undefined);
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
      if (extent === 'whole') await pages.compileAll();
      const [assembly, { assets }] = await Promise.all([assembleNow(), loadBundle()]);
      return emitted.get(`${extent} ${getMoment()} ${changes}`, async () =>
        emitAll({ ...assembly, assets, facts: new Map(), config }),
      );
    },
    async emitSearch() {
      await pages.compileAll();
      const assembly = await assembleNow();
      return searched.get(`${getMoment()} ${changes}`, () =>
        createSearchFiles({
          assembly,
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
      await pages.close();
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
  assembly: Assembly;
  images: ImageAssets;
  job: RenderJob;
}

/** @throws UserErrors with the mistakes of the page's text */
async function compileParts(page: Page, pages: SitePages) {
  if (page.filePath !== '') {
    const errors = (await pages.compile(page.sourcePath))?.page.errors ?? [];
    if (errors.length > 0) throw new UserErrors(errors.map(({ message, details }) => new UserError(message, details)));
  }
  if (page.pageType !== 'overview') return;
  // It lists the headings of the pages below it.
  const folder = page.pagePath.replace(/index$/, '');
  await pages.compileAll(({ lang, version, pagePath }) => {
    return lang === page.lang && version === page.version && pagePath.startsWith(folder);
  });
}
