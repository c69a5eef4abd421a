/** Owns what a process and the thread that highlights for it send each other. */
import type { WorkerFailure } from '../../workers/worker-failure.ts';

export interface HighlightRequest {
  id: number;
  /** Made ready first. */
  languages: string[];
  blocks: Array<{ code: string; language: string }>;
}

export type HighlightReply =
  /** The lines of each block, joined. */
  { id: number; blocks: string[] } | { id: number; failure: WorkerFailure };
