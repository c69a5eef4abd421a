import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { liteClient } from 'algoliasearch/lite';
import { createTestEngine, testPages } from '../core/test-site.ts';
import { createHostedProvider } from '../hosted/hosted-provider.ts';
import { handleQueries } from './handle-queries.ts';

/** The local engine behind `node:http`, as `quire search-server` runs it. */
let server: Server;
let port = 0;

beforeAll(async () => {
  const engines = [{ lang: 'en', version: '', engine: await createTestEngine(testPages, { lang: 'en' }) }];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '' } = request;
    const answer = await handleQueries(engines, { method, url, body: Buffer.concat(chunks).toString() });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const request = {
  indexName: 'site',
  query: 'dts alias',
  attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'content', 'type', 'url'],
  attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  facetFilters: ['lang:en'],
};

test('Algolia’s client and our provider get the same results from the search server', async () => {
  const client = liteClient('APP', 'KEY', {
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
  });
  const theirs = await client.search({ requests: [request] });
  const provider = createHostedProvider({
    appId: 'APP',
    apiKey: 'KEY',
    hosts: [`http://127.0.0.1:${port}`],
  });
  const ours = await provider.search({ requests: [request] });
  const timeless = (results: readonly object[]) => results.map((result) => ({ ...result, processingTimeMS: 0 }));
  expect(timeless(ours.results)).toEqual(timeless(theirs.results));
  expect(ours.results[0]?.hits[0]).toMatchObject({ url: '/config/lib/dts#alias', type: 'lvl3', lang: 'en' });
});

test('Algolia’s client shows the error message of the search server', async () => {
  const client = liteClient('APP', 'KEY', {
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
  });
  await expect(client.search({ requests: Array.from({ length: 60 }, () => request) })).rejects.toMatchObject({
    status: 400,
  });
});
