/** Owns the icon of a site that names none: a file that browsers would look for, or the first letter of the title. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../html/escape.ts';

const FILE_NAMES = ['favicon.svg', 'favicon.ico', 'favicon.png', 'icon.svg', 'icon.png'];

/** @returns a path from the site's root, or a data URL */
export function findIcon(publicDir: string, title: string): string {
  const name = FILE_NAMES.find((each) => existsSync(join(publicDir, each)));
  return name === undefined ? createLetterIcon(title) : `/${name}`;
}

function createLetterIcon(title: string): string {
  const [first] = new Intl.Segmenter().segment(title.trim());
  const letter = escapeHtml((first?.segment ?? 'Q').toUpperCase());
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#57534e"/>' +
    `<text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
