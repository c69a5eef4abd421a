/** Owns the commands for those who keep a site's content: `quire check`, `quire translations`, `quire urls`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import pc from 'picocolors';
import { build } from '../build.ts';
import { parseCommand } from '../command-options.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { loadUserConfig } from '../config/load.ts';
import { resolveConfig } from '../config/resolve.ts';
import { openContent } from '../content/open-content.ts';
import type { Page } from '../content/page.ts';
import { scanPages } from '../content/scan.ts';
import {
  acceptTranslations,
  listTranslations,
  loadTranslations,
  saveTranslations,
  type Translation,
} from '../content/translations.ts';
import { findNearest } from '../nearest-match.ts';
import { createProgress } from '../progress.ts';
import { UserError } from '../user-error.ts';
import { createPool } from '../workers/pool.ts';

/** Builds the site beside its cache, so that the output stays as it is, and tells all that the check finds. */
export async function runCheck(args: string[]) {
  const { config } = await openConfig(args, {});
  const report = await build({ ...config, outDir: join(config.cacheDir, 'checked') }, createProgress(process.stderr));
  for (const warning of report.warnings) process.stdout.write(`${pc.yellow('!')} ${warning}\n\n`);
  process.stdout.write(`${pc.green('✓')} ${report.pages} pages, no errors, ${report.warnings.length} warnings\n`);
}

export async function runTranslations(args: string[]) {
  const { config, values } = await openConfig(args, {
    accept: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    check: { type: 'boolean' },
  });
  const pages = await openPages(config);
  const record = loadTranslations(config.translationsFile);
  const translations = listTranslations(pages, record, config.defaultLang);
  const accepted =
    values.all === true ? translations : listWanted(values.accept).map((name) => findTranslation(name, translations));
  if (accepted.length > 0) {
    saveTranslations(config.translationsFile, acceptTranslations(record, accepted, translations));
    process.stdout.write(
      `${pc.green('✓')} ${accepted.length} translations recorded in ${relative(config.siteDir, config.translationsFile)}\n`,
    );
    return;
  }
  const behind = translations.filter(({ state }) => state.kind !== 'current');
  for (const translation of behind) process.stdout.write(formatTranslation(translation));
  const missing = pages.filter(({ fallback }) => fallback !== undefined);
  for (const { sourcePath, lang } of missing)
    process.stdout.write(`${pc.yellow('missing')}  ${sourcePath} in ${lang}\n`);
  process.stdout.write(
    `${translations.length - behind.length} current, ${behind.length} behind or unrecorded, ${missing.length} missing\n`,
  );
  if (values.check === true && behind.length > 0) process.exitCode = 1;
}

/** Keeps the list of published routes: it grows only, because addresses are known for ever. */
export async function runUrls(args: string[]) {
  const { config, values } = await openConfig(args, { update: { type: 'boolean' } });
  const pages = (await openPages(config)).filter(
    ({ fallback, pageType }) => fallback === undefined && pageType !== '404',
  );
  const routes = pages.map(({ routePath }) => routePath).sort();
  if (values.update !== true) return void process.stdout.write(`${routes.join('\n')}\n`);
  const file = config.publishedUrlsFile;
  if (file === undefined)
    throw new UserError('The configuration names no list of published routes.', {
      hint: `Say where it is to be: publishedUrls: 'published-urls.txt'.`,
    });
  const known = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];
  const all = [...new Set([...known, ...routes])].sort();
  writeFileSync(file, `${all.join('\n')}\n`);
  process.stdout.write(
    `${pc.green('✓')} ${all.length} routes in ${relative(config.siteDir, file)}, ${all.length - known.length} of them new\n`,
  );
}

async function openConfig(args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  const { values, positionals } = parseCommand(args, { options, words: 1 });
  const dir = positionals[0] ?? '.';
  return { config: resolveConfig(await loadUserConfig(dir), { dir }), values };
}

async function openPages(config: ResolvedConfig): Promise<Page[]> {
  const sources = scanPages(config);
  const pool = createPool(sources.length);
  try {
    return (await openContent(sources, config, pool)).pages;
  } finally {
    await pool.close();
  }
}

function listWanted(accept: unknown): string[] {
  return Array.isArray(accept) ? accept.map(String) : [];
}

/** By the path of its file, as told from the docs folder or from anywhere above, or by its route. */
function findTranslation(name: string, translations: Translation[]): Translation {
  const found = translations.find(
    ({ page }) =>
      page.routePath === name || page.sourcePath === name || page.filePath.endsWith(`/${name.replace(/^\.\//, '')}`),
  );
  if (found) return found;
  const nearest = findNearest(
    name,
    translations.map(({ page }) => page.sourcePath),
  );
  throw new UserError(
    `There is no translation "${name}".`,
    nearest === undefined ? {} : { hint: `Did you mean "${nearest}"?` },
  );
}

function formatTranslation({ page, original, state }: Translation): string {
  if (state.kind === 'unrecorded') return `${pc.yellow('unrecorded')}  ${page.sourcePath}\n`;
  if (state.kind === 'current') return '';
  const lineOf = (id: string) => original.sections.find((section) => section.id === id)?.line ?? 1;
  const changed = state.changed.map((id) => `  changed  ${original.sourcePath}:${lineOf(id)}  #${id}\n`);
  const removed = state.removed.map((id) => `  gone     #${id}\n`);
  return `${pc.red('stale')}  ${page.sourcePath}\n${[...changed, ...removed].join('')}`;
}
