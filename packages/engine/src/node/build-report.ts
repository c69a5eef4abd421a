/** What a build says of itself when it is done. */
import type { Diagnostic } from '@quire/markdown/diagnostics';

export interface BuildReport {
  pages: number;
  /** Pages that came compiled from the cache. */
  reused: number;
  /** Documents that were rendered again. */
  rendered: number;
  /** Bytes of all documents. */
  documentBytes: number;
  files: number;
  /** With absolute files. */
  warnings: Diagnostic[];
}
