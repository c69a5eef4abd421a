/** Owns the worker's side of the protocol, without the worker itself. */
import { OtherKindError } from '../core/other-kind-error.ts';
import type { SearchService } from '../core/service.ts';
import type { Answer, FromWorker, SearchCall, ToWorker } from './protocol.ts';

/** Handles the page's messages in the order in which they come. */
export function createMessageHandler(
  service: SearchService,
  reply: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  const running = new Map<number, { aborted: boolean }>();

  return async (message) => {
    const { id } = message;
    if ('cancel' in message) {
      const signal = running.get(id);
      if (signal) signal.aborted = true;
      return;
    }
    const signal = { aborted: false };
    running.set(id, signal);
    // Messages that wait already, a cancellation among them, come first.
    await nextTask();
    const answer = signal.aborted ? undefined : await runCall(service, message.call, signal);
    running.delete(id);
    if (answer && !signal.aborted) reply({ id, ...answer });
  };
}

async function runCall(service: SearchService, call: SearchCall, signal: { aborted: boolean }): Promise<Answer> {
  try {
    if (call.kind === 'search') {
      const { source, requests, contents } = call;
      return { results: await service.search(source, requests, { signal, contents }) };
    }
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
