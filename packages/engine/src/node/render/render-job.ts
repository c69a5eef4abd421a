/** A render job for one document. Plain data, because it is sent between processes. */

import type { PageRecord, PageSummary, SectionData } from '@quire/client/contract';
import type { AttributeValue } from '@quire/markdown/html';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { RenderFailure } from './render-failure.ts';
import type { Rendered } from './rendered.ts';

export interface RenderJob {
  /** Relative to the output folder. */
  outputFile: string;
  /** Undefined if the page has no text. */
  contentKey: string | undefined;
  record: PageRecord;
  /** The key of the page's section in the context. */
  section: string;
  /** The values of link markers. */
  links: AttributeValue[];
  images: AttributeValue[];
  /** As HTML. */
  head: string;
  /** The id of the generated first heading, for a page whose title is only in its frontmatter. */
  titleId?: string;
  markdown?: MarkdownJob;
  /** The page data for components; absent if the page has none. */
  summary?: PageSummary;
  /** Shown next to the title. */
  tag?: string;
  /** The hash of the data of all pages, if a component reads it. */
  summariesHash?: string;
  /** Whether to return the search sections of the page. */
  isSearched?: boolean;
}

/** The job for the Markdown version of the page. */
export interface MarkdownJob {
  outputFile: string;
  source: Pick<SourceFile, 'filePath' | 'virtual'>;
  /** URLs of links and images, by `formatTargetKey`. */
  targets: Record<string, string>;
  /** The Markdown of the layout before and after the text. Components of the theme may render it within the text instead. */
  layout?: { before: string; after: string };
}

export interface RenderSection {
  data: SectionData;
  /** The URL of the section's file, with base. */
  href: string;
}

/** The same for all documents of a build, in addition to the configuration. */
export interface RenderContext {
  /** The data of all pages; undefined if no component reads it. */
  summaries: PageSummary[] | undefined;
  outDir: string;
  /** The bundled theme for Node. */
  serverBundle: string;
  sections: Record<string, RenderSection>;
  assets: DocumentAssets;
}

export interface WrittenDocument {
  outputFile: string;
  rendered: Rendered;
  /** The search sections of the page, from `formatSections`. */
  sections?: string;
  failure?: undefined;
}

export type RenderedDocument =
  | WrittenDocument
  /** A component of the page failed, and nothing was written. */
  | { outputFile: string; failure: RenderFailure };

/** Renders and writes documents in this or another process. */
export type RenderDocuments = (jobs: RenderJob[]) => Promise<RenderedDocument[]>;
