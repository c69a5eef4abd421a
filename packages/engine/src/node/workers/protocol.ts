/** Owns what the main process and its workers send each other. What the tasks are is for those who start the workers. */
import type { WorkerFailure } from './worker-failure.ts';

/** Plain data: it crosses processes. */
export interface WorkerTask {
  kind: string;
}

export interface WorkerRequest<Task extends WorkerTask> {
  /** Done one after the other; the answer is that of the last. */
  tasks: Task[];
}

export type WorkerReply =
  /** Sent for each page of a task, so that one that ends the process is known. */
  | { status: 'working'; page: string }
  /** With the resident memory of the process in bytes, what it holds outside of V8 included. */
  | { status: 'done'; result: unknown; memoryBytes: number }
  | { status: 'failed'; failure: WorkerFailure };
