/** One request to one host, with its two time limits. */
import type { Clock } from './clock.ts';

export interface HttpRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: string;
}

export interface SendOptions {
  fetch: typeof fetch;
  clock: Clock;
  /** Until the headers. */
  connectMs: number;
  /** From the headers to the body's end. */
  bodyMs: number;
  signal?: AbortSignal | undefined;
}

export type Outcome = { kind: 'answer'; status: number; body: string } | { kind: 'timeout' } | { kind: 'network' };

/** Never rejects, but for the caller's own signal: then with its reason. */
export async function send({ url, method, body }: HttpRequest, options: SendOptions): Promise<Outcome> {
  const { clock, signal } = options;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const cancel = () => controller.abort();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    // Plain text is a simple request: the browser sends it without asking the host first.
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

/** The work's own end, or a failure once the time is over or the request was aborted: not every body notices it. */
function within<T>(work: Promise<T>, ms: number, clock: Clock, controller: AbortController): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(controller.signal.reason);
    controller.signal.addEventListener('abort', onAbort, { once: true });
    const forget = clock.after(ms, () => {
      reject(new TimeLimit());
      controller.abort();
    });
    work.then(resolve, reject).finally(() => {
      forget();
      controller.signal.removeEventListener('abort', onAbort);
    });
  });
}
