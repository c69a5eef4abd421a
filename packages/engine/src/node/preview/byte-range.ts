import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

/** Both bounds included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for; undefined for all of it: where there is no valid range, where there are
 * several, and where the file is another than the one that `If-Range` names.
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
