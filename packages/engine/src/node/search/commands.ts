/** Owns the commands of search: asking, serving, and handing records to a hosted index. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pushRecords } from '@quire/search/hosted';
import { createDocSearchRecords, rankHeadings } from '@quire/search/records';
import pc from 'picocolors';
import { UserError } from '../user-error.ts';
import { startSearchServer } from './search-server.ts';
import { openSiteSearches, type SiteSearch } from './site-search.ts';

const LIMIT_DEFAULT = 10;
const SERVER_PORT = 8108;

/** `quire search "<query>" [dist] --locale en --limit 10 --json` */
export async function runSearch(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      locale: { type: 'string' },
      version: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const [query, dir = '.'] = positionals;
  if (query === undefined)
    throw new UserError('What is to be searched?', { hint: 'quire search "auto external" --locale en' });
  const limit = Number(values.limit ?? LIMIT_DEFAULT);
  if (!Number.isInteger(limit) || limit < 1)
    throw new UserError(`"${values.limit}" is no number of results.`, { hint: '--limit takes a whole number from 1.' });
  const { engine } = findSearch(await openSiteSearches(dir), values);
  const found = await rankHeadings(engine, query, limit);
  if (values.json) return void process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  for (const { url, title, section } of found)
    process.stdout.write(`${title === section ? title : `${title} › ${section}`}\n  ${pc.dim(url)}\n`);
  if (found.length === 0) process.stdout.write(`No results for "${query}"\n`);
}

/** Without a locale the first one that has no prefix answers: the default locale's pages. */
function findSearch(
  searches: SiteSearch[],
  { locale, version = '' }: { locale?: string; version?: string },
): SiteSearch {
  const wanted = searches.filter((search) => search.version === version || version === '');
  const found = locale === undefined ? wanted[0] : wanted.find(({ lang }) => lang === locale);
  if (found) return found;
  const names = [...new Set(searches.map(({ lang }) => lang))].join(', ');
  throw new UserError(`The site has no search for the locale "${locale}".`, { hint: `It has: ${names}.` });
}

/** `quire search-server [dist] --port 8108` */
export async function runSearchServer(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { port: { type: 'string' }, host: { type: 'string' } },
  });
  const { url } = await startSearchServer({
    dir: positionals[0] ?? '.',
    port: Number(values.port ?? SERVER_PORT),
    host: values.host ?? 'localhost',
  });
  process.stdout.write(`${pc.green('➜')} ${url}/1/indexes/*/queries\n`);
}

/** `quire search-records [dist] --site https://rslib.rs [--out records.json]` */
export async function runSearchRecords(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string' }, out: { type: 'string' } },
  });
  const json = `${JSON.stringify(await loadRecords(positionals[0] ?? '.', values.site ?? ''), null, 1)}\n`;
  if (values.out === undefined) process.stdout.write(json);
  else writeFileSync(values.out, json);
}

/** `quire search-push [dist] --app-id … --index … --site …`; the key comes from `QUIRE_SEARCH_KEY`, so that no shell keeps it. */
export async function runSearchPush(args: string[]) {
  const options = {
    'app-id': { type: 'string' },
    index: { type: 'string' },
    site: { type: 'string' },
    host: { type: 'string', multiple: true },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const apiKey = process.env.QUIRE_SEARCH_KEY ?? '';
  const { 'app-id': appId, index: indexName } = values;
  if (!appId || !indexName || !apiKey) {
    throw new UserError('The upload needs --app-id, --index and a key.', {
      hint: 'Put a key that may write into the environment variable QUIRE_SEARCH_KEY.',
    });
  }
  const records = await loadRecords(positionals[0] ?? '.', values.site ?? '');
  await pushRecords(records, { appId, apiKey, indexName, ...(values.host && { hosts: values.host }) });
  process.stdout.write(`${pc.green('✓')} ${records.length} records in "${indexName}"\n`);
}

async function loadRecords(dir: string, site: string) {
  const searches = await openSiteSearches(dir);
  const records = searches.map(async ({ lang, version, loadPages }) =>
    createDocSearchRecords(await loadPages(), {
      lang,
      ...(version && { version }),
      urlPrefix: site.replace(/\/$/, ''),
    }),
  );
  return (await Promise.all(records)).flat();
}
