/** The messages between the main process and its workers, independent of the tasks. */
import type { WorkerFailure } from './worker-failure.ts';

/** Plain data, because it is sent between processes. */
export interface WorkerTask {
  kind: string;
}

export type TaskHandler<Task extends WorkerTask> = (task: Task) => Promise<unknown>;

/** Runs tasks in another process or in this one. */
export interface TaskWorker<Task extends WorkerTask> {
  /** One call at a time. Runs the tasks in order; resolves with the result of the last. */
  call(tasks: Task[]): Promise<unknown>;
  /** Resident memory after the last task; 0 if it is not a separate process. */
  readonly memoryBytes: number;
  /** Whether it can run no more tasks. */
  readonly hasEnded: boolean;
  /** Resolves when nothing is written any more. */
  end(): Promise<void>;
}

export interface WorkerRequest<Task extends WorkerTask> {
  /** Run in order; the response has the result of the last. */
  tasks: Task[];
}

export type WorkerReply =
  /** Sent for each page of a task, to know the page if the process crashes. */
  | { status: 'working'; page: string }
  /** `memoryBytes` is the resident memory of the process, including memory outside of V8. */
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
