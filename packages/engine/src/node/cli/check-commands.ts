/** Owns the commands for those who keep a site's content: `quire check`, `quire translations`, `quire urls`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import pc from 'picocolors';
import { type Diagnostic, formatCount, formatCounts } from '../../shared/diagnostic.ts';
import { build } from '../build.ts';
import { compileWith, openBuildExecutor } from '../build-executor.ts';
import { resolveConfig } from '../config/resolve.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { buildContent } from '../content/build-content.ts';
import type { Page } from '../content/page.ts';
import { scanPages } from '../content/scan.ts';
import {
  acceptTranslations,
  listTranslations,
  loadTranslations,
  saveTranslations,
  type Translation,
} from '../content/translation-record.ts';
import { createError, listErrors } from '../diagnostics/diagnostic.ts';
import { withLocatedErrors } from '../diagnostics/locate-diagnostics.ts';
import { findNearest } from '../diagnostics/nearest-match.ts';
import { createProgress } from '../diagnostics/progress.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { createKeptFiles } from '../files/source-files.ts';
import { createCompileSettings } from '../markdown/compile-context.ts';
import { loadUserConfig } from '../site-config/load-config.ts';
import { parseCommand } from './command-options.ts';
import { listFailures, parseFormat, reportAll } from './report.ts';
import { warnAboutInterruption } from './warn-about-interruption.ts';

/** Builds the site into its cache, so that the output stays as it is, and reports all that the check finds. */
export async function runCheck(args: string[]) {
  const { values, positionals } = parseCommand(args, { options: { format: { type: 'string' } }, words: 1 });
  const format = parseFormat(values.format);
  const { diagnostics, pages } = await checkSite(positionals[0] ?? '.').catch((error: unknown) => ({
    diagnostics: listFailures(error),
    pages: 0,
  }));
  reportAll(diagnostics, format);
  const isValid = listErrors(diagnostics).length === 0;
  const summary = isValid
    ? `${pc.green('✓')} ${formatCount(pages, 'page')}, no errors, ${formatCount(diagnostics.length, 'warning')}\n`
    : `${formatCounts(diagnostics)}\n`;
  (isValid && format === 'text' ? process.stdout : process.stderr).write(summary);
}

async function checkSite(dir: string): Promise<{ diagnostics: readonly Diagnostic[]; pages: number }> {
  const config = resolveConfig(await loadUserConfig(dir), { dir });
  warnAboutInterruption(config);
  const checked = { ...config, outDir: join(config.cacheDir, 'checked') };
  const { warnings, pages } = await build(checked, createProgress(process.stderr));
  return { diagnostics: warnings, pages };
}

export async function runTranslations(args: string[]) {
  const { config, values } = await openConfig(dropBareAccept(args), {
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

/** `--accept --all` reads as it is meant. */
function dropBareAccept(args: string[]): string[] {
  if (!args.includes('--all')) return args;
  return args.filter((arg, index) => arg !== '--accept' || !(args[index + 1] ?? '-').startsWith('-'));
}

/** Keeps the list of published routes: it grows only, because URLs are known for ever. */
export async function runUrls(args: string[]) {
  const { config, values } = await openConfig(args, { update: { type: 'boolean' } });
  const pages = (await openPages(config)).filter(
    ({ fallback, pageType }) => fallback === undefined && pageType !== '404',
  );
  const routes = pages.map(({ routePath }) => routePath).sort();
  if (values.update !== true) return void process.stdout.write(`${routes.join('\n')}\n`);
  const file = config.publishedUrlsFile;
  if (file === undefined)
    throw new UserError(
      createError('command', 'The configuration does not set "publishedUrls".', {
        help: `Set the file of the list: publishedUrls: 'published-urls.txt'.`,
      }),
    );
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

async function openPages(config: ResolvedConfig): Promise<readonly Page[]> {
  return withLocatedErrors(config, async () => {
    const sources = scanPages(config);
    const executor = openBuildExecutor({ pages: sources.length, cacheDir: config.cacheDir, files: createKeptFiles() });
    try {
      const compile = compileWith(executor, createCompileSettings(config));
      return (await buildContent(sources, config, { compile, findSource: () => undefined })).pages;
    } finally {
      await executor.close();
    }
  });
}

function listWanted(accept: unknown): string[] {
  return Array.isArray(accept) ? accept.map(String) : [];
}

/** By the path of its file, as seen from the docs folder or from anywhere above, or by its route. */
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
    createError(
      'command',
      `There is no translation "${name}".`,
      nearest === undefined ? {} : { help: `Did you mean "${nearest}"?` },
    ),
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
