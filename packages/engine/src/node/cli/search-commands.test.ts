import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { liteClient } from 'algoliasearch/lite';
import { buildSite, openOutput, QUIRE, quire, SITES, writeSite } from '../../../test/run-quire.ts';
import { startSearchServer } from '../search/search-server.ts';

const { outDir } = openOutput('search');

beforeAll(async () => {
  await buildSite(join(SITES, 'two-locales'), outDir);
});

describe('quire search', () => {
  test('prints the first results of a locale in rank order, as JSON', async () => {
    const { stdout } = await quire('search', 'install', outDir, '--locale', 'en', '--limit', '1', '--json');
    expect(JSON.parse(stdout)).toEqual([{ url: '/docs/guide/page#install-it', title: 'Page', section: 'Install it' }]);
  });

  test('finds Chinese in its locale only, with the ids of the English page', async () => {
    expect((await quire('search', '安装', outDir)).stdout).toBe('No results for "安装" in "en"\n');
    const { stdout } = await quire('search', '安装', outDir, '--locale', 'zh', '--json');
    expect(stdout).toContain('"url": "/docs/zh/guide/page#install-it"');
  });

  test('says what is missing: a query, a built site, a locale', async () => {
    expect((await quire('search')).stderr).toContain('The query is missing.');
    expect((await quire('search', 'x', join(SITES, 'plain'))).stderr).toContain('does not contain a built site');
    expect((await quire('search', 'x', outDir, '--locale', 'fr')).stderr).toContain('It has: en, zh.');
    expect((await quire('search', 'x', outDir, '--locale', 'zhh')).stderr).toContain('Did you mean "zh"?');
    expect((await quire('search', 'x', outDir, '--version', 'v9')).stderr).toContain('no search for the version "v9".');
  });

  test('says which record cannot be read, and what to do', async () => {
    const broken = writeSite({ 'search/en.json': '{"format":0}' });
    const { code, stderr } = await quire('search', 'x', broken);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/en\.json[\s\S]*Build the site again/) });
  });
});

test('the records for a hosted index name every heading by its full URL', async () => {
  const { stdout } = await quire('search-records', outDir, '--site', 'https://two.example/docs/');
  const records = JSON.parse(stdout) as Array<{ url: string; type: string }>;
  expect(records).toContainEqual(
    expect.objectContaining({ url: 'https://two.example/docs/guide/page#install-it', type: 'lvl2' }),
  );
});

test.each([
  ['search', ['x', '--lokale', 'en'], 'Did you mean "--locale"?'],
  ['search', ['--no-cache'], 'after "--": -- --no-cache'],
  ['translations', ['--all'], '"--all" is only for "--accept".'],
  ['search-server', ['--port', 'x'], '"x" is not a valid port number.'],
  ['search-records', ['--site', 'two.example'], '"two.example" is not a valid URL for --site.'],
  ['search-push', ['--idnex', 'docs'], 'Did you mean "--index"?'],
  // Before anything is sent.
  ['search-push', ['--app-id', 'x', '--index', 'y'], 'QUIRE_SEARCH_KEY'],
] as const)('quire %s %j is reported with its fix', async (command, args, message) => {
  const { code, stderr } = await quire(command, ...args, outDir);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
  expect(stderr).not.toContain(' at ');
});

describe('quire search-server', () => {
  test('answers the protocol, as Algolia’s own client speaks it too, from the site’s own records, and refuses what is too long', async () => {
    const server = await startSearchServer({ dir: outDir, port: 0, host: '127.0.0.1' });
    const ask = (body: string) => fetch(`${server.url}/1/indexes/*/queries`, { method: 'POST', body });
    const requests = [{ indexName: 'docs', query: 'install', facetFilters: ['lang:en'] }];
    const { results } = (await (await ask(JSON.stringify({ requests }))).json()) as {
      results: Array<{ hits: Array<{ url: string }> }>;
    };
    expect(results[0]?.hits[0]?.url).toBe('/guide/page#install-it');
    expect((await ask('x'.repeat(300_000))).status).toBe(413);
    const url = `127.0.0.1:${new URL(server.url).port}`;
    const client = liteClient('APP', 'KEY', { hosts: [{ url, protocol: 'http', accept: 'readWrite' }] });
    const query = { indexName: 'docs', query: '安装', facetFilters: ['lang:zh'], hitsPerPage: 20 };
    expect((await client.search<{ url: string }>({ requests: [query] })).results).toMatchObject([
      { index: 'docs', hits: [{ url: '/zh/guide/page#install-it' }] },
    ]);
    await server.close();
  });

  test('says which port it has if the requested one is in use, and ends itself when asked to, as in a container', async () => {
    const server = await startSearchServer({ dir: outDir, port: 0, host: '127.0.0.1' });
    const { port } = new URL(server.url);
    const child = spawn(process.execPath, [QUIRE, 'search-server', outDir, '--host', '127.0.0.1', '--port', port]);
    let warning = '';
    child.stderr.on('data', (text: Buffer) => {
      warning += text;
    });
    await once(child.stdout, 'data');
    child.kill();
    expect(await once(child, 'close')).toEqual([0, null]);
    await server.close();
    expect(warning).toContain(`Port ${port} is in use, so the server listens on port `);
  });
});
