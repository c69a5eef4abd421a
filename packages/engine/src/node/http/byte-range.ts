import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

/** Both bounds included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The end of a file, which may have fewer bytes: `bytes=-500`. */
const SUFFIX = /^bytes=-(\d+)$/;

/**
 * The requested range of a file; undefined for the whole file: if there is no valid range, if there are several, or if
 * `If-Range` does not match.
 */
export function findByteRange(
  { range = '', 'if-range': known }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  if (known !== undefined && known !== etag) return undefined;
  // The parser takes a range that ends before it begins for unsatisfiable.
  if ([...range.matchAll(/(\d+)-(\d+)/g)].some(([, start, end]) => Number(end) < Number(start))) return undefined;
  // The parser takes a suffix that is longer than the file for unsatisfiable.
  if (size > 0 && Number(SUFFIX.exec(range)?.[1]) >= size) return { start: 0, end: size - 1 };
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
