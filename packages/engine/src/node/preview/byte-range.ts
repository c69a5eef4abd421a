import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

/** Both bounds included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The requested range of a file; undefined for the whole file: if there is no valid range, if there are several, or if
 * `If-Range` does not match.
 */
export function findByteRange(
  { range = '', 'if-range': known }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  if (known !== undefined && known !== etag) return undefined;
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
