/** Finds image files that no browser shows: empty ones, those of another format, and pointers of Git LFS. */
import { extname } from 'node:path';

export interface ImageFault {
  /** Follows the name of the image in a message. */
  what: string;
  help: string;
}

/** Browsers recognize these formats by their data, except for SVG. */
const FORMATS = /^\.(?:png|jpe?g|gif|webp|avif)$/i;
const LFS = 'version https://git-lfs.github.com';

/** @param type the format of the data, if it has a size */
export function findImageFault(filePath: string, data: Uint8Array, type: string | undefined): ImageFault | undefined {
  const extension = extname(filePath);
  const isSvg = /^\.svg$/i.test(extension);
  if (!isSvg && !FORMATS.test(extension)) return undefined;
  if (data.length === 0) return { what: 'is an empty file', help: 'Save the image again.' };
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (text.indexOf(LFS) === 0) return { what: 'is a pointer of Git LFS', help: 'Get the files: git lfs pull.' };
  // An SVG may have no size.
  const format = type ?? (text.includes('<svg') ? 'svg' : undefined);
  if (format !== undefined && isSvg === (format === 'svg')) return undefined;
  const found = format === undefined ? 'not an image' : `an image of the format ${format}`;
  const help = 'Save it again in the format of its ending, or rename it.';
  return { what: `has the ending ${extension}, but is ${found}`, help };
}
