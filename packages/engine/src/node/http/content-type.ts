/** The media types of site files: `guide.md` → `text/markdown; charset=utf-8`. */
import { extname } from 'node:path';
import { lookup } from 'mrmime';

export interface ContentType {
  value: string;
  /** Whether the file is worth compressing. */
  compressible: boolean;
}

export function findContentType(file: string): ContentType {
  const extension = extname(file).toLowerCase();
  const type = extension === '.ico' ? 'image/x-icon' : lookup(extension);
  if (type === undefined) return { value: 'application/octet-stream', compressible: false };
  const isText = /^text\/|[/+](?:json|xml)$/.test(type);
  return { value: isText ? `${type}; charset=utf-8` : type, compressible: isText };
}
