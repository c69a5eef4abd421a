/** The manifest of the previous build: its documents with their cache keys. */
import { join } from 'node:path';
import { hashContent } from '@quire/markdown/files';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findCacheData, writeCacheData } from '../files/cache-file.ts';
import type { FileStamp, Staging } from '../output/staging.ts';
import type { RenderJob } from './render-job.ts';
import type { Rendered } from './rendered.ts';

export interface DocumentEntry extends Rendered {
  key: string;
  /** The written files with stamps, to detect later changes. */
  files: Array<[path: string, stamp: FileStamp]>;
}

export interface DocumentManifest {
  /** Links a document of the previous output, if it has the same key and has not been changed. */
  takeOver(outputFile: string, options: { key: string; staging: Staging }): boolean;
  /** @param rendered the new document; undefined if the old one was linked */
  createEntry(
    job: RenderJob,
    options: { key: string; rendered: Rendered | undefined; staging: Staging },
  ): DocumentEntry;
  save(entries: Array<[string, DocumentEntry]>): void;
}

export function openManifest({ cacheDir, outDir }: ResolvedConfig): DocumentManifest {
  const file = join(cacheDir, `documents.${hashContent(outDir).slice(0, 8)}.json`);
  // Without it, every document is rendered.
  const last = new Map(findCacheData<Array<[string, DocumentEntry]>>(file));
  return {
    takeOver(outputFile, { key, staging }) {
      const entry = last.get(outputFile);
      return entry?.key === key && staging.takeOver(entry.files);
    },
    createEntry(job, { key, rendered, staging }) {
      const known = last.get(job.outputFile);
      if (rendered === undefined && known) return known;
      const paths = [job.outputFile, ...(job.markdown ? [job.markdown.outputFile] : [])];
      return { bytes: 0, ...rendered, key, files: paths.map((path) => [path, staging.stampOf(path)]) };
    },
    save: (entries) => writeCacheData(file, entries),
  };
}
