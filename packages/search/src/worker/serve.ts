/** The worker's side of the protocol, independent of `Worker`. */
import type { SearchService } from '../core/service.ts';
import type { Answer, FromWorker, SearchCall, ToWorker } from './protocol.ts';

/** Handles the page's messages in order. */
export function createMessageHandler(
  service: SearchService,
  reply: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  const running = new Set<number>();

  return async (message) => {
    const { id } = message;
    if ('cancel' in message) {
      running.delete(id);
      return;
    }
    running.add(id);
    // Lets queued messages run first, which may cancel this call.
    await nextTask();
    const signal = {
      get aborted() {
        return !running.has(id);
      },
    };
    const answer = signal.aborted ? undefined : await runCall(service, message.call, signal);
    if (running.delete(id) && answer) reply({ id, ...answer });
  };
}

async function runCall(
  service: SearchService,
  { source, requests, contents }: SearchCall,
  signal: { aborted: boolean },
): Promise<Answer> {
  try {
    return { results: await service.search(source, requests, { signal, contents }) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
