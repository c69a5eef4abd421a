/** Caches served files: each is read, hashed and compressed once for each change on disk. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashContent } from '@quire/markdown/files';
import { findContentType } from '../http/content-type.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Body {
  bytes: Buffer;
  encoding: Encoding;
  /** A strong validator. */
  etag: string;
}

export interface BodyCache {
  /** Rejects with ENOENT if the file does not exist. */
  load(file: string, encoding: Encoding): Promise<Body>;
}

/** Nearly as small as with the highest quality, in a tenth of the time. */
const BROTLI_QUALITY = 9;

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (bytes) => bytes,
};

export function createBodyCache(dir: string): BodyCache {
  const entries = new Map<string, { stamp: string; body: Promise<Body> }>();
  return {
    async load(file, wanted) {
      const encoding = findContentType(file).compressible ? wanted : 'identity';
      const key = `${encoding} ${file}`;
      const { mtimeMs, size } = await stat(join(dir, file));
      const stamp = `${mtimeMs} ${size}`;
      const known = entries.get(key);
      if (known?.stamp === stamp) return known.body;
      const body = readBody(join(dir, file), encoding);
      entries.set(key, { stamp, body });
      body.catch(() => entries.delete(key));
      return body;
    },
  };
}

async function readBody(filePath: string, encoding: Encoding): Promise<Body> {
  const source = await readFile(filePath);
  const bytes = await compressors[encoding](source);
  return { bytes, encoding, etag: `"${hashContent(bytes)}"` };
}
