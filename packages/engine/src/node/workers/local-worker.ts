/** Runs tasks in this process. */
import { handleInTurn, type TaskHandler, type TaskWorker, type WorkerTask } from './protocol.ts';

export function createLocalWorker<Task extends WorkerTask>(
  handle: TaskHandler<Task>,
  onEnd: () => void,
): TaskWorker<Task> {
  let work: Promise<unknown> = Promise.resolve();
  return {
    memoryBytes: 0,
    hasEnded: false,
    call(tasks) {
      const done = handleInTurn(tasks, handle);
      work = done.catch(() => undefined);
      return done;
    },
    async end() {
      await work;
      onEnd();
    },
  };
}
