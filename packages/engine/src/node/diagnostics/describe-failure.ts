/**
 * Why a request, or the reading of its body, has failed, as part of a sentence: `fetch` says only that it has, the reason
 * is what caused it.
 * @param timeoutMs of its `AbortSignal.timeout`
 */
export function describeFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `there was no answer within ${timeoutMs / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const { code } = cause as NodeJS.ErrnoException;
  return FAILURES[code ?? ''] ?? [cause.message, code].find((text) => text) ?? 'the request failed';
}

const FAILURES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ECONNREFUSED: 'the host refuses connections',
  ECONNRESET: 'the host closed the connection',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ENOTFOUND: 'there is no host of that name',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  UND_ERR_SOCKET: 'the host closed the connection',
};
