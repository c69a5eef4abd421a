/**
 * Describes why a request failed, as a part of a sentence. The reason is in the cause of `fetch`'s error.
 * @param timeoutMs the timeout of its `AbortSignal.timeout`
 */
export function describeFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `there was no response within ${timeoutMs / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const { code } = cause as NodeJS.ErrnoException;
  return FAILURES[code ?? ''] ?? [cause.message, code].find((text) => text) ?? 'the request failed';
}

const FAILURES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ECONNREFUSED: 'the host refuses connections',
  ECONNRESET: 'the host closed the connection',
  EAI_AGAIN: 'the name of the host could not be resolved',
  ENOTFOUND: 'there is no host with that name',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  UND_ERR_SOCKET: 'the host closed the connection',
};
