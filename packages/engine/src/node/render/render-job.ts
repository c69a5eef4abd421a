/** What the main thread hands to a worker to render one document. Plain data: it crosses processes. */

import type { CodeFolders } from '@quire/markdown';
import type { AttributeValue } from '@quire/markdown/html';
import type { HtmlData } from '../../shared/document-contract.ts';
import type { PageRecord } from '../../shared/page.ts';
import type { PageSummary } from '../../shared/page-summary.ts';
import type { SectionData } from '../../shared/page-view.ts';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import type { ImportNames } from '../content/resolve-import.ts';
import type { HeadData } from './head.ts';
import type { RenderFailure } from './render-failure.ts';
import type { Rendered } from './rendered.ts';

export interface RenderJob {
  /** Relative to the output folder. */
  outputFile: string;
  /** Undefined on a page without a text of its own. */
  contentKey: string | undefined;
  record: PageRecord;
  /** The key of the page's section in the context. */
  section: string;
  /** Values of the page's markers. */
  links: AttributeValue[];
  images: AttributeValue[];
  head: HeadData;
  /** The id of the first heading of a page that names itself only in its frontmatter, and gets that as one. */
  titleId?: string;
  markdown?: MarkdownJob;
  /** What components of the page may ask about it; absent where it has none. */
  facts?: PageSummary;
  /** Beside the title. */
  tag?: string;
  /** The hash of what they may ask about all pages, where some component does. */
  summariesHash?: string;
  /** Whether what search knows of the page is returned with it. */
  isSearched?: boolean;
}

/** The page as Markdown, beside its document. */
export interface MarkdownJob {
  outputFile: string;
  filePath: string;
  /** That of a virtual page, which no file has. */
  text?: string;
  /** URLs of links and images, by `formatTargetKey`. */
  targets: Record<string, string>;
  /** What its layout shows before and after the text. Components of the theme may render it in the text instead. */
  layout?: { before: string; after: string };
}

/** A target as it is written in the page, or in one of its fragments, whose path is from the docs folder. */
export function formatTargetKey(target: string, fragment?: string): string {
  return fragment === undefined ? target : `${fragment}\0${target}`;
}

export interface RenderSection {
  data: SectionData;
  /** The URL of the section's file, with base. */
  href: string;
}

/** The same for all documents of a build. */
export interface RenderContext extends CodeFolders {
  /** The names of the containers that pages may have. */
  containers: ReadonlySet<string>;
  /** Names that imports in content may begin with. */
  imports: ImportNames;
  /** Modules of components that pages use without an import, by name. */
  globalComponents: Readonly<Record<string, string>>;
  storeDir: string;
  /** What components may ask about all pages; undefined where none does. */
  summariesFile: string | undefined;
  outDir: string;
  /** The bundled theme for Node. */
  serverBundle: string;
  sections: Record<string, RenderSection>;
  assets: DocumentAssets;
  htmlData: HtmlData;
}

export interface WrittenDocument {
  outputFile: string;
  rendered: Rendered;
  /** What search knows of the page, as `formatSections` returns it. */
  sections?: string;
  failure?: undefined;
}

export type RenderedDocument =
  | WrittenDocument
  /** A component of the page has failed; nothing was written. */
  | { outputFile: string; failure: RenderFailure };

/** Renders documents and writes them, wherever that is done. */
export type RenderDocuments = (jobs: RenderJob[]) => Promise<RenderedDocument[]>;
