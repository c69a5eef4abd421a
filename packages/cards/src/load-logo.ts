import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** A data URL; undefined if the file does not exist, which the site's check reports, or is on another host. */
export function loadLogo(path: string, publicDir: string): string | undefined {
  const file = join(publicDir, path);
  const type = TYPES[extname(path).toLowerCase()];
  if (!path.startsWith('/') || type === undefined || !existsSync(file)) return undefined;
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
