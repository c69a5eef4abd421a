/** Stage "render": renders a document for each page, and collects images and shared files. */
import { type BuildExecutor, renderWith } from '../build-executor.ts';
import { listLinkedFiles } from '../check/check-links.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { type ImageAssets, openImages } from '../content/images.ts';
import { openSectionStore, type SectionStore } from '../content/search-store.ts';
import { emitNotFoundScript } from '../emit/redirects/not-found-script.ts';
import { emitSectionData } from '../emit/section-data.ts';
import type { OutputFile } from '../files/output-file.ts';
import { loadGeneratedImages } from '../output/generated-images.ts';
import type { Staging } from '../output/staging.ts';
import { listGeneratedImages } from '../render/image-hook.ts';
import { type RenderReport, renderDocuments } from '../render/render-documents.ts';
import { addTexts, type Sections } from '../routes/sections.ts';
import type { BundledSite } from './bundle.ts';
import type { RoutedSite } from './routes.ts';

export interface RenderedDocuments {
  documents: RenderReport;
  /** Including the texts of the theme. */
  sections: Sections;
  images: ImageAssets;
  /** The search data of the pages. */
  searchStore: SectionStore;
  /** Files to which documents refer. */
  files: OutputFile[];
}

interface RenderTools {
  config: ResolvedConfig;
  executor: BuildExecutor;
  /** Receives the documents. */
  staging: Staging;
}

/** @throws UserError with the errors of all pages */
export async function renderSite(
  { routes, heads, links, redirects, ...site }: RoutedSite,
  { bundle, server }: BundledSite,
  { config, executor, staging }: RenderTools,
): Promise<RenderedDocuments> {
  const sections = addTexts(site.sections, config, server.getTexts);
  const images = await openImages(routes.pages, listLinkedFiles(routes.pages, links), config);
  const generated = listGeneratedImages(routes.pages, { routes, sections, config });
  const shared = emitSectionData(sections, config, server.renderer);
  const notFound = emitNotFoundScript(redirects, { routes, config });
  const jobs = { routes, heads, sections, links, images, generated, config, notFoundScript: notFound.href };
  const searchStore = openSectionStore(config.cacheDir);
  const documents = await renderDocuments(
    { jobs, bundle, sections: shared.sections, staging, searchStore },
    { openRenderer: (context) => renderWith(executor, config, context), concurrency: executor.concurrency },
  );
  const files = [
    ...shared.files,
    notFound.file,
    ...images.files,
    ...(await loadGeneratedImages(generated, config.cacheDir)),
  ];
  return { documents, sections, images, searchStore, files };
}
