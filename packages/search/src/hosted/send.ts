/** Sends one request to one host, with separate timeouts for headers and body. */
export interface HttpRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: string;
}

export interface SendOptions {
  /** Timeout until the headers. */
  connectMs: number;
  /** Timeout from the headers to the end of the body. */
  bodyMs: number;
  signal?: AbortSignal | undefined;
}

export type Outcome = { kind: 'answer'; status: number; body: string } | { kind: 'timeout' } | { kind: 'network' };

/** Rejects only if the caller's signal is aborted, with its reason. */
export async function send({ url, method, body }: HttpRequest, options: SendOptions): Promise<Outcome> {
  const { connectMs, bodyMs, signal } = options;
  signal?.throwIfAborted();
  const limit = new AbortController();
  const startLimit = (ms: number) => setTimeout(() => limit.abort(), ms);
  let timer = startLimit(connectMs);
  try {
    const response = await fetch(url, {
      method,
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      // With `text/plain`, it is a simple request, which needs no CORS preflight.
      ...(body !== undefined && { body, headers: { 'content-type': 'text/plain' } }),
    });
    clearTimeout(timer);
    timer = startLimit(bodyMs);
    return { kind: 'answer', status: response.status, body: await response.text() };
  } catch {
    signal?.throwIfAborted();
    return { kind: limit.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}
