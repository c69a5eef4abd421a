/** Maps URLs to the files of a built site. (docs/behavior/routes.md) */
import { readdir } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { routeKey } from '@quire/client/contract';

/** The file of a URL, or the canonical URL of another spelling. */
export type FileMatch = { kind: 'file'; file: string } | { kind: 'variant'; address: string };

/** Files are relative to the output folder; URLs are decoded and without base. */
export interface SiteFiles {
  find(address: string): FileMatch | undefined;
  /** The 404 page for a URL: each version and locale has its own. */
  findNotFound(address: string): string | undefined;
}

/** Files for the host, which are not published. */
const HOST_FILES: ReadonlySet<string> = new Set(['_headers', '_redirects']);

/** Only listed files are served, so that no URL can reach outside of the folder. */
export async function scanSiteFiles(dir: string): Promise<SiteFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return createSiteFiles(files.map((file) => relative(dir, file).split(sep).join('/')).sort());
}

function createSiteFiles(files: string[]): SiteFiles {
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

/** `guide/start/index.html` → `/guide/start/`, `guide/x.html` → `/guide/x`, `a.css` → `/a.css`. */
function toAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** The folders that may contain the 404 page for a URL, nearest first. */
function foldersOf(address: string): string[] {
  const segments = address.split('/').filter((segment) => segment !== '');
  return segments.concat('').map((_, index) => [...segments.slice(0, segments.length - index), '404.html'].join('/'));
}
