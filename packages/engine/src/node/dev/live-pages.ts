/** Compiles and renders single pages in the dev server, from the current sources. */
import { createLazyHighlighter } from '@quire/markdown';
import { UserError } from '@quire/markdown/diagnostics';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import { checkImports } from '../check/check-imports.ts';
import { listLinkedFiles } from '../check/check-links.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { type ImageAssets, openImages } from '../content/images.ts';
import type { Page } from '../content/page.ts';
import { explainVirtual } from '../content/virtual-places.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import type { OutputFile } from '../files/output-file.ts';
import { loadGeneratedImage } from '../output/generated-images.ts';
import { createJob } from '../render/create-job.ts';
import { listGeneratedImages } from '../render/image-hook.ts';
import { listPageSummaries } from '../render/page-summaries.ts';
import { createFailure, toRenderErrors } from '../render/render-failure.ts';
import type { RenderJob } from '../render/render-job.ts';
import { renderPage } from '../render/render-page.ts';
import { inspectPage, type Rendered, type RenderedPage } from '../render/rendered.ts';
import type { LoadedBundle } from './dev-bundle.ts';
import type { LiveContent } from './live-content.ts';
import { createMemo } from './memo.ts';
import { createRecentFiles } from './recent-files.ts';
import { createSnapshotter, type SiteSnapshot } from './site-snapshot.ts';

export interface LivePagesInput {
  config: ResolvedConfig;
  content: LiveContent;
  loadBundle(): Promise<LoadedBundle>;
  /** The assets of every document; undefined before the first bundle. */
  getAssets(): DocumentAssets | undefined;
  /** Counts the bundles. */
  getBundleVersion(): number;
  /** Called with each included file outside of the watched folders. */
  watchFile(filePath: string): void;
}

/** A page with everything that is needed to render it. */
export interface OpenPage {
  page: Page;
  snapshot: SiteSnapshot;
  images: ImageAssets;
  job: RenderJob;
}

export interface LivePages {
  /** The shared data of all pages. @throws UserError */
  createSnapshot(): Promise<SiteSnapshot>;
  /** Compiles a page and everything that it includes. @throws UserError */
  open(wanted: Page): Promise<OpenPage>;
  /** @throws UserError */
  render(page: OpenPage): Promise<RenderedPage>;
  /** @throws UserError */
  inspect(page: Page): Promise<Rendered>;
  /** A file that a current or recent document refers to: images of pages and the data of sections. */
  findFile(path: string): Promise<OutputFile['body'] | undefined>;
  listFiles(): string[];
}

export function createLivePages(input: LivePagesInput): LivePages {
  const { config, content, loadBundle, getAssets, getBundleVersion, watchFile } = input;
  const files = createRecentFiles<OutputFile['body'] | (() => Promise<Uint8Array>)>();
  const memoSnapshot = createMemo<SiteSnapshot>();
  const createSnapshot = createSnapshotter(config);
  const highlighter = createLazyHighlighter();

  async function createCurrentSnapshot(): Promise<SiteSnapshot> {
    await content.settle();
    const { server } = await loadBundle();
    const bundleVersion = getBundleVersion();
    const current = await content.snapshot();
    const version = `${current.version}.${bundleVersion}`;
    return memoSnapshot(version, async () => {
      const snapshot = createSnapshot({ content: current, server, bundleVersion, version });
      files.startSnapshot();
      for (const [path, body] of snapshot.sharedFiles) files.add(path, body);
      return snapshot;
    });
  }

  async function open(wanted: Page): Promise<OpenPage> {
    await compileParts(wanted, content);
    for (const filePath of content.listDependencies()) watchFile(filePath);
    const snapshot = await createCurrentSnapshot();
    const page = snapshot.routes.find(wanted.routePath) ?? wanted;
    const images = await openImages([page], listLinkedFiles([page], snapshot.links), config);
    for (const { path, body } of images.files) files.add(`/${path}`, body);
    const generated = listGeneratedImages([page], { ...snapshot, config });
    for (const image of generated.values())
      files.add(`/${image.path}`, () => loadGeneratedImage(image, config.cacheDir));
    return { page, snapshot, images, job: createJob(page, { ...snapshot, images, generated, config }) };
  }

  async function render({ page, job, snapshot }: OpenPage): Promise<RenderedPage> {
    const { server, assets } = await loadBundle();
    const context = { sections: snapshot.sectionRefs, assets: getAssets() ?? assets };
    const wrongImports = checkImports([page], { renderer: server.renderer, config });
    rejectErrors(explainVirtual(wrongImports, [page]));
    try {
      return await renderPage({
        job,
        content: page.contentKey === '' ? undefined : content.loadText(page.contentKey),
        renderer: server.renderer,
        highlighter,
        context,
        config,
        listPages: () => listPageSummaries(snapshot.routes, config),
      });
    } catch (error) {
      throw new UserError(explainVirtual(toRenderErrors(createFailure(error), page, config), [page]));
    }
  }

  return {
    createSnapshot: createCurrentSnapshot,
    open,
    render,
    async inspect(page) {
      const opened = await open(page);
      return inspectPage(await render(opened), opened.job);
    },
    findFile: async (path) => {
      const body = files.find(path);
      return typeof body === 'function' ? await body() : body;
    },
    listFiles: files.list,
  };
}

/** @throws UserError with the errors of the page's text */
async function compileParts(page: Page, content: LiveContent) {
  if (page.filePath !== '') rejectErrors((await content.compile(page.sourcePath))?.errors ?? []);
  if (page.pageType !== 'overview') return;
  // An overview lists the headings of the pages in its folder.
  const folder = page.pagePath.replace(/index$/, '');
  await content.compileAll(({ lang, version, pagePath }) => {
    return lang === page.lang && version === page.version && pagePath.startsWith(folder);
  });
}
