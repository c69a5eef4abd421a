/** The commands for maintaining content: `quire translations`, `quire urls`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { formatCount } from '@quire/client/contract';
import { createUserError, suggestNearest } from '@quire/markdown/diagnostics';
import pc from 'picocolors';
import { addPublishedUrls, parsePublishedUrls } from '../check/published-urls.ts';
import {
  acceptTranslations,
  listTranslations,
  loadTranslations,
  saveTranslations,
  type Translation,
} from '../content/translation-record.ts';
import { loadSiteConfig } from '../stages/config.ts';
import type { CommandLine } from './command-options.ts';
import { openPages } from './open-pages.ts';

export async function runTranslations({ words: [dir = '.'], list, has }: CommandLine) {
  if (has('all') && !has('accept'))
    throw createUserError('command', '"--all" is only for "--accept".', { help: 'quire translations --accept --all' });
  const config = await loadSiteConfig({ dir });
  const pages = await openPages(config);
  const record = loadTranslations(config.translationsFile);
  const translations = listTranslations(pages, record, config.defaultLang);
  const accepted = has('all') ? translations : list('accept').map((name) => findTranslation(name, translations));
  if (accepted.length > 0) {
    saveTranslations(config.translationsFile, acceptTranslations(record, accepted, config.docsDir));
    process.stdout.write(
      `${pc.green('✓')} ${formatCount(accepted.length, 'translation')} recorded in ${relative(config.siteDir, config.translationsFile)}\n`,
    );
    return;
  }
  const behind = translations.filter(({ state }) => state.kind !== 'current');
  for (const translation of behind) process.stdout.write(formatTranslation(translation));
  const missing = pages.filter(({ fallback, virtual }) => fallback !== undefined && !virtual);
  for (const { sourcePath, lang } of missing)
    process.stdout.write(`${pc.yellow('missing')}  ${sourcePath} in ${lang}\n`);
  process.stdout.write(
    `${translations.length - behind.length} current, ${behind.length} out of date or unrecorded, ${missing.length} missing\n`,
  );
  if (has('check') && behind.length > 0) process.exitCode = 1;
}

/** Updates the list of published routes, which only grows, because published URLs must keep working. */
export async function runUrls({ words: [dir = '.'], has }: CommandLine) {
  const config = await loadSiteConfig({ dir });
  const pages = (await openPages(config)).filter(
    ({ fallback, pageType }) => fallback === undefined && pageType !== '404',
  );
  const routes = pages.map(({ routePath }) => routePath).sort();
  if (!has('update')) return void process.stdout.write(`${routes.join('\n')}\n`);
  const file = config.publishedUrlsFile;
  if (file === undefined)
    throw createUserError('command', 'The configuration does not set "publishedUrls".', {
      help: `Set a file for the list: publishedUrls: 'published-urls.txt'.`,
    });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new Set(parsePublishedUrls(text).map(({ route }) => route));
  const added = routes.filter((route) => !known.has(route));
  writeFileSync(file, addPublishedUrls(text, added));
  process.stdout.write(
    `${pc.green('✓')} ${known.size + added.length} routes in ${relative(config.siteDir, file)}, ${added.length} of them new\n`,
  );
}

/** By its route, or by its file path relative to the docs folder or any parent folder. */
function findTranslation(name: string, translations: Translation[]): Translation {
  const composed = name.normalize().replace(/^\.\//, '');
  const found = translations.find(
    ({ page }) => page.routePath === composed || `/${page.filePath.normalize()}`.endsWith(`/${composed}`),
  );
  if (found) return found;
  const help = suggestNearest(
    name,
    translations.map(({ page }) => page.sourcePath),
  );
  throw createUserError('command', `There is no translation "${name}" in the docs folder.`, { help });
}

function formatTranslation({ page, original, state }: Translation): string {
  if (state.kind === 'unrecorded') return `${pc.yellow('unrecorded')}  ${page.sourcePath}\n`;
  if (state.kind === 'current') return '';
  const lineOf = (id: string) => original.sections.find((section) => section.id === id)?.line ?? 1;
  const changed = state.changed.map((id) => `  changed  ${original.sourcePath}:${lineOf(id)}  #${id}\n`);
  const removed = state.removed.map((id) => `  gone     #${id}\n`);
  return `${pc.red('stale')}  ${page.sourcePath}\n${[...changed, ...removed].join('')}`;
}
