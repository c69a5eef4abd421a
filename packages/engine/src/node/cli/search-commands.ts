/** The search commands: querying, serving, and exporting records to a hosted index. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { toHref } from '@quire/client/contract';
import { createUserError, suggestNearest } from '@quire/markdown/diagnostics';
import { ApiError, DeserializationError, pushRecords, RetryError } from '@quire/search/hosted';
import { createDocSearchRecords, rankHeadings } from '@quire/search/records';
import pc from 'picocolors';
import { startSearchServer } from '../search/search-server.ts';
import { openSiteSearches, type SiteSearch } from '../search/site-search.ts';
import { announceServer, closeOnSignals } from './announce-server.ts';
import { type CommandLine, readServerOptions } from './command-options.ts';

const LIMIT_DEFAULT = 10;
const SERVER_PORT = 8108;

/** `quire search "<query>" [dist] --locale en --limit 10 --json` */
export async function runSearch({ words: [query, dir = '.'], find, has }: CommandLine) {
  if (query === undefined)
    throw createUserError('command', 'The query is missing.', { help: 'quire search "auto external" --locale en' });
  const limit = parseLimit(find('limit'));
  const { engine, lang, base } = findSearch(await openSiteSearches(dir), find);
  const ranked = await rankHeadings(engine, query, limit);
  const found = ranked.map(({ url, ...heading }) => ({ url: toHref(url, base), ...heading }));
  if (has('json')) return void process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  for (const { url, title, section } of found)
    process.stdout.write(`${title === section ? title : `${title} › ${section}`}\n  ${pc.dim(url)}\n`);
  if (found.length === 0) process.stdout.write(`No results for "${query}" in "${lang}"\n`);
}

function parseLimit(text: string | undefined): number {
  const limit = Number(text ?? LIMIT_DEFAULT);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw createUserError('command', `"${text}" is not a valid number of results.`, {
    help: '--limit takes a whole number from 1.',
  });
}

/** Without a locale or version, uses the default ones, whose search is the first. */
function findSearch(searches: SiteSearch[], find: CommandLine['find']): SiteSearch {
  const [locale, version] = [find('locale'), find('version')];
  const ofVersion = searches.filter((search) => version === undefined || search.version === version);
  const found = ofVersion.find(({ lang }) => locale === undefined || lang === locale);
  if (found) return found;
  const [what, name = '', all]: [string, string | undefined, string[]] =
    ofVersion.length === 0
      ? ['version', version, searches.map((search) => search.version)]
      : ['locale', locale, ofVersion.map(({ lang }) => lang)];
  const known = [...new Set(all)].filter(Boolean);
  const has = known.length === 0 ? 'It has none.' : `It has: ${known.join(', ')}.`;
  const help = [has, suggestNearest(name, known)].join(' ').trim();
  throw createUserError('command', `The site has no search for the ${what} "${name}".`, { help });
}

/** `quire search-server [dist] --port 8108` */
export async function runSearchServer(line: CommandLine) {
  const { dir = '.', port = SERVER_PORT, host } = readServerOptions(line);
  const { url, close } = await startSearchServer({ dir, port, host });
  closeOnSignals(close);
  announceServer(`${url}/1/indexes/*/queries`, port);
}

/** `quire search-records [dist] --site https://docs.example [--out records.json]` */
export async function runSearchRecords({ words: [dir], find }: CommandLine) {
  const json = `${JSON.stringify(await loadRecords(dir, find('site')), null, 1)}\n`;
  const file = find('out');
  if (file === undefined) return void process.stdout.write(json);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, json);
}

/** `quire search-push [dist] --app-id … --index … --site …`. The key is in `QUIRE_SEARCH_KEY`, so that it is not in the shell history. */
export async function runSearchPush({ words: [dir], find, list }: CommandLine) {
  const apiKey = process.env.QUIRE_SEARCH_KEY ?? '';
  const [appId, indexName, hosts] = [find('app-id'), find('index'), list('host')];
  if (!appId || !indexName || !apiKey) {
    throw createUserError('command', 'The upload needs --app-id, --index and a key.', {
      help: 'Set the environment variable QUIRE_SEARCH_KEY to a key that may write.',
    });
  }
  for (const host of hosts) rejectOtherThanUrl('--host', host);
  const records = await loadRecords(dir, find('site'));
  await pushRecords(records, { appId, apiKey, indexName, ...(hosts.length > 0 && { hosts }) }).catch(reportRefusal);
  process.stdout.write(`${pc.green('✓')} ${records.length} records in "${indexName}"\n`);
}

/** Reports a failed upload, which leaves the old index unchanged. */
function reportRefusal(error: unknown): never {
  const isKnown = [ApiError, DeserializationError, RetryError].some((known) => error instanceof known);
  if (!isKnown || !(error instanceof Error)) throw error;
  const help =
    error instanceof ApiError
      ? 'Check that the key in QUIRE_SEARCH_KEY may write to this index and belongs to the application id.'
      : 'Check the network, --app-id and --host, and run the command again.';
  throw createUserError('command', `The upload failed; the index is unchanged: ${error.message}`, { help });
}

async function loadRecords(dir = '.', site?: string) {
  if (site !== undefined) rejectOtherThanUrl('--site', site);
  const searches = await openSiteSearches(dir);
  const records = searches.map(async ({ lang, version, loadPages }) =>
    createDocSearchRecords(await loadPages(), {
      lang,
      ...(version && { version }),
      urlPrefix: (site ?? '').replace(/\/$/, ''),
    }),
  );
  return (await Promise.all(records)).flat();
}

function rejectOtherThanUrl(option: string, text: string) {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return;
  throw createUserError('command', `"${text}" is not a valid URL for ${option}.`, {
    help: `${option} https://docs.example.com`,
  });
}
