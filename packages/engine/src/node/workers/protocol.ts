/** What the main process and its workers send each other. What the tasks are is for those who start the workers. */
import type { WorkerFailure } from './worker-failure.ts';

/** Plain data: it crosses processes. */
export interface WorkerTask {
  kind: string;
}

/** Does one task. */
export type TaskHandler<Task extends WorkerTask> = (task: Task) => Promise<unknown>;

/** Whatever does tasks: another process, or this one. */
export interface TaskWorker<Task extends WorkerTask> {
  /** One call at a time. Its tasks are done one after the other; resolves with the answer of the last. */
  call(tasks: Task[]): Promise<unknown>;
  /** Resident memory after the last task; 0 where it has none of its own. */
  readonly memoryBytes: number;
  /** Whether it can do nothing any more. */
  readonly hasEnded: boolean;
  /** Resolves when it writes nothing any more. */
  end(): Promise<void>;
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

export async function handleInTurn<Task extends WorkerTask>(
  tasks: Task[],
  handle: TaskHandler<Task>,
): Promise<unknown> {
  let result: unknown;
  for (const task of tasks) result = await handle(task);
  return result;
}
