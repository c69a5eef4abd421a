/** The entry of a worker process, which runs build tasks. */
import { type BuildTask, createTaskHandler } from './build-tasks.ts';
import { loadSiteConfig } from './stages/config.ts';
import { delayOptimizing } from './workers/delay-optimizing.ts';
import { handleInTurn, type WorkerReply, type WorkerRequest } from './workers/protocol.ts';
import { toFailure } from './workers/worker-failure.ts';

delayOptimizing();
const handle = createTaskHandler({
  loadConfig: (dir) => loadSiteConfig({ dir }),
  onPage: (page) => reply({ status: 'working', page }),
});

/** Ignores errors, because the parent may have ended. */
function reply(message: WorkerReply) {
  process.send?.(message, undefined, undefined, (error) => error && process.exit());
}

process.on('message', async ({ tasks }: WorkerRequest<BuildTask>) => {
  reply(
    await handleInTurn(tasks, handle).then(
      (result): WorkerReply => ({ status: 'done', result, memoryBytes: process.memoryUsage.rss() }),
      (error: unknown): WorkerReply => ({ status: 'failed', failure: toFailure(error) }),
    ),
  );
});

// The build has ended.
process.on('disconnect', () => process.exit());
