/** Owns the worker's side of the protocol, without the worker itself. */
import { OtherKindError } from '../core/other-kind-error.ts';
import type { SearchService } from '../core/service.ts';
import type { Answer, FromWorker, SearchCall, ToWorker } from './protocol.ts';

/** Handles the page's messages in the order in which they come. */
export function createMessageHandler(
  service: SearchService,
  reply: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  const running = new Map<number, AbortController>();

  return async (message) => {
    const { id } = message;
    if ('cancel' in message) {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    // Messages that wait already, a cancellation among them, come first.
    await nextTask();
    const answer = controller.signal.aborted ? undefined : await runCall(service, message.call, controller.signal);
    running.delete(id);
    if (answer && !controller.signal.aborted) reply({ id, ...answer });
  };
}

async function runCall(service: SearchService, call: SearchCall, signal: AbortSignal): Promise<Answer> {
  try {
    if (call.kind === 'search') return { results: await service.search(call.source, call.requests, signal) };
    await service.load(call.source);
    return { results: [] };
  } catch (error) {
    if (error instanceof OtherKindError) return { needs: error.kind };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
