/** Sends one request to one host, with separate timeouts for headers and body. */
import type { Clock } from './clock.ts';

export interface HttpRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: string;
}

export interface SendOptions {
  fetch: typeof fetch;
  clock: Clock;
  /** Timeout until the headers. */
  connectMs: number;
  /** Timeout from the headers to the end of the body. */
  bodyMs: number;
  signal?: AbortSignal | undefined;
}

export type Outcome = { kind: 'answer'; status: number; body: string } | { kind: 'timeout' } | { kind: 'network' };

/** Rejects only if the caller's signal is aborted, with its reason. */
export async function send({ url, method, body }: HttpRequest, options: SendOptions): Promise<Outcome> {
  const { clock, signal } = options;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const cancel = () => controller.abort();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    // With `text/plain`, it is a simple request, which needs no CORS preflight.
    const init = {
      method,
      signal: controller.signal,
      ...(body !== undefined && { body, headers: { 'content-type': 'text/plain' } }),
    };
    const response = await within(options.fetch(url, init), options.connectMs, clock, controller);
    const text = await within(response.text(), options.bodyMs, clock, controller);
    return { kind: 'answer', status: response.status, body: text };
  } catch (error) {
    signal?.throwIfAborted();
    return { kind: error instanceof TimeLimit ? 'timeout' : 'network' };
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

class TimeLimit extends Error {}

/** Settles with the work, or rejects on timeout or abort: not every body stream reacts to an abort. */
function within<T>(work: Promise<T>, ms: number, clock: Clock, controller: AbortController): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(controller.signal.reason);
    controller.signal.addEventListener('abort', onAbort, { once: true });
    const cancelTimer = clock.after(ms, () => {
      reject(new TimeLimit());
      controller.abort();
    });
    work.then(resolve, reject).finally(() => {
      cancelTimer();
      controller.signal.removeEventListener('abort', onAbort);
    });
  });
}
