/** Which URL of a built site each of its files answers to. (docs/behavior/routes.md) */
import { readdir } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { routeKey } from '../../shared/route-path.ts';

/** The file of a URL, or the canonical URL that another spelling represents. */
export type FileMatch = { kind: 'file'; file: string } | { kind: 'variant'; address: string };

/** Files are named relative to the output folder; URLs are decoded and without base. */
export interface SiteFiles {
  find(address: string): FileMatch | undefined;
  /** The 404 page nearest to a URL: the folder of a version or a locale has its own. */
  findNotFound(address: string): string | undefined;
}

/** Files that speak to the host and are not published. */
const HOST_FILES: ReadonlySet<string> = new Set(['_headers', '_redirects']);

/** Only what is listed here is ever served: no URL can reach outside of the folder. */
export async function scanSiteFiles(dir: string): Promise<SiteFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return createSiteFiles(files.map((file) => relative(dir, file).split(sep).join('/')).sort());
}

export function createSiteFiles(files: string[]): SiteFiles {
  const published = files.filter((file) => !HOST_FILES.has(file));
  const notFound = new Set(published.filter((file) => posix.basename(file) === '404.html'));
  const byAddress = new Map(published.filter((file) => !notFound.has(file)).map((file) => [toAddress(file), file]));
  const pages = [...byAddress].filter(([, file]) => file.endsWith('.html'));
  const byKey = new Map(pages.map(([address]) => [routeKey(address), address]));
  return {
    find(address) {
      const file = byAddress.get(address);
      if (file !== undefined) return { kind: 'file', file };
      const canonical = byKey.get(routeKey(address));
      return canonical === undefined ? undefined : { kind: 'variant', address: canonical };
    },
    findNotFound: (address) => foldersOf(address).find((file) => notFound.has(file)),
  };
}

/** `guide/start/index.html` answers to `/guide/start/`, `guide/x.html` to `/guide/x`, `a.css` to `/a.css`. */
function toAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** Where a 404 page may be for a URL, the nearest folder first. */
function foldersOf(address: string): string[] {
  const segments = address.split('/').filter((segment) => segment !== '');
  return segments.concat('').map((_, index) => [...segments.slice(0, segments.length - index), '404.html'].join('/'));
}
