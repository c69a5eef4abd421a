/** Owns the media types of the files that a site is made of. */
import { extname } from 'node:path';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const BINARY_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

export interface ContentType {
  value: string;
  /** Whether the file is worth compressing. */
  compressible: boolean;
}

export function findContentType(file: string): ContentType {
  const extension = extname(file).toLowerCase();
  const text = TEXT_TYPES[extension];
  if (text !== undefined) return { value: `${text}; charset=utf-8`, compressible: true };
  return { value: BINARY_TYPES[extension] ?? 'application/octet-stream', compressible: false };
}
