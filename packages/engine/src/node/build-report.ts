import type { Diagnostic } from '@quire/markdown/diagnostics';

export interface BuildReport {
  pages: number;
  /** Pages that are not published, because they are drafts. */
  drafts: number;
  /** Pages from the cache. */
  reused: number;
  /** Documents that were rendered again. */
  rendered: number;
  /** Bytes of all documents. */
  documentBytes: number;
  files: number;
  /** With absolute files. */
  warnings: Diagnostic[];
}
