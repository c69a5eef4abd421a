/** Finds the icon of a site: the configured one, a conventional file, or the first letter of the title. */
import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInside, toPosix } from '@quire/markdown/files';
import { escapeHtml } from '@quire/markdown/html';

const FILE_NAMES = ['favicon.svg', 'favicon.ico', 'favicon.png', 'icon.svg', 'icon.png'];

export interface SiteIcon {
  /** A path from the site's root, or a URL. */
  icon: string;
  /** The absolute file that is published as the icon, if it is not in the public folder. */
  iconFile: string | undefined;
}

/** Conventional icon files, for sites without a configured icon. */
export function listIconFiles(publicDir: string): string[] {
  return FILE_NAMES.map((name) => join(publicDir, name));
}

interface IconInput {
  siteDir: string;
  publicDir: string;
  title: string;
}

/** @param named the configured icon: a path in the public folder, a path relative to the site's folder, or a URL */
export function findIcon(named: string | undefined, { siteDir, publicDir, title }: IconInput): SiteIcon {
  if (named !== undefined) return findNamedIcon(named, siteDir, publicDir);
  const file = listIconFiles(publicDir).find((each) => existsSync(each));
  return { icon: file === undefined ? createLetterIcon(title) : `/${basename(file)}`, iconFile: undefined };
}

function findNamedIcon(named: string, siteDir: string, publicDir: string): SiteIcon {
  const file = isInPublicFolder(named, publicDir) ? undefined : findFile(named, siteDir);
  if (file === undefined) return { icon: named, iconFile: undefined };
  if (isInside(file, publicDir)) return { icon: `/${toPosix(relative(publicDir, file))}`, iconFile: undefined };
  const url = `/${basename(file)}`;
  return { icon: isInPublicFolder(url, publicDir) ? `/icon-${basename(file)}` : url, iconFile: file };
}

function isInPublicFolder(path: string, publicDir: string): boolean {
  return path.startsWith('/') && existsSync(join(publicDir, path.replace(/[?#].*$/, '')));
}

/** Undefined for a URL of another host. */
function findFile(named: string, siteDir: string): string | undefined {
  const file = named.startsWith('file:') ? fileURLToPath(named) : resolve(siteDir, named);
  return existsSync(file) ? file : undefined;
}

function createLetterIcon(title: string): string {
  const letter = escapeHtml(firstCharacter(title.trim()).toUpperCase());
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#57534e"/>' +
    `<text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The first grapheme. A segmenter is only used if necessary, because its data takes longer to load than the whole configuration. */
function firstCharacter(title: string): string {
  if (/^[a-z\d](?![^ -~])/i.test(title)) return title.slice(0, 1);
  const [first] = new Intl.Segmenter().segment(title);
  return first?.segment ?? 'Q';
}
