/** The reasons for a failed search that a reader or the site's author can act on. */
import type { GetText } from '../texts/format-text.ts';

export type Failure =
  | { kind: 'network' }
  /** The search service responded with an error. */
  | { kind: 'status'; status: number }
  /** Its response is not JSON, or contains no results. */
  | { kind: 'answer' };

/** The border to the providers: their error classes are loaded lazily, so names are compared. */
export function parseFailure(error: unknown): Failure {
  const { name, status, attempts } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  if (name === 'ApiError' && typeof status === 'number') return { kind: 'status', status };
  if (name === 'DeserializationError') return { kind: 'answer' };
  const answered = Array.isArray(attempts) ? attempts.map(({ failure }) => Number(failure)).find(Boolean) : undefined;
  return name === 'RetryError' && answered !== undefined ? { kind: 'status', status: answered } : { kind: 'network' };
}

/** The sentence below "Unable to fetch results". */
export function formatFailure(failure: Failure, text: GetText): string {
  if (failure.kind === 'status') return text('search.failedStatus', { status: String(failure.status) });
  return text(failure.kind === 'answer' ? 'search.failedAnswer' : 'search.failedHelp');
}
