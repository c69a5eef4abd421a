/** Tests the example provider of the package's docs against a fake Typesense host. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@rstest/core';
import { createTypesenseProvider } from '../docs/typesense-provider.ts';

interface Asked {
  url: string | undefined;
  key: unknown;
  body: { searches: Array<Record<string, unknown>> };
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function open(answer: object, status = 200) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, key: request.headers['x-typesense-api-key'], body: await readJson(request) });
    response.writeHead(status).end(JSON.stringify(answer));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, provider: createTypesenseProvider({ host, apiKey: 'KEY', collection: 'docs' }) };
}

async function readJson(request: IncomingMessage): Promise<Asked['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return JSON.parse(Buffer.concat(chunks).toString());
}

const NONE = { lvl0: 'Guide', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const document = {
  objectID: 'a',
  url: 'https://site.example/dts#x',
  type: 'content',
  hierarchy: { ...NONE, lvl1: 'Types & <b>' },
  content: 'A <script> and its types, far from here.',
};
const highlight = {
  hierarchy: {
    lvl1: { value: '\uE000Types\uE001 & <b>', snippet: '\uE000Types\uE001 & <b>', matched_tokens: ['Types'] },
  },
  content: {
    value: 'A <script> and its \uE000types\uE001, far from here.',
    snippet: '<script> and its \uE000types\uE001, far',
    matched_tokens: ['types'],
  },
};
const answer = { results: [{ found: 21, search_time_ms: 2, hits: [{ document, highlight }] }] };
const request = { indexName: 'site', query: 'types', facetFilters: ['lang:en', ['version:v1']] };

test('The request is translated to Typesense’s parameters', async () => {
  const { provider, asked } = await open(answer);
  await provider.search({ requests: [{ ...request, hitsPerPage: 5, page: 1 }] });
  expect(asked[0]).toMatchObject({ url: '/multi_search', key: 'KEY' });
  expect(asked[0]?.body.searches).toEqual([
    expect.objectContaining({
      collection: 'docs',
      q: 'types',
      per_page: 5,
      page: 2,
      filter_by: 'lang:=en && version:=v1',
    }),
  ]);
});

test('The result has Algolia’s shape, escaped except for the requested marks', async () => {
  const { provider } = await open(answer);
  const { results } = await provider.search({
    requests: [{ ...request, highlightPreTag: '<em>', highlightPostTag: '</em>' }],
  });
  expect(results[0]).toMatchObject({ index: 'site', nbHits: 21, nbPages: 2, hitsPerPage: 20, page: 0 });
  expect(results[0]?.hits[0]).toMatchObject({
    objectID: 'a',
    url: 'https://site.example/dts#x',
    _highlightResult: {
      hierarchy: { lvl0: { value: 'Guide', matchLevel: 'none' }, lvl1: { value: '<em>Types</em> &amp; &lt;b&gt;' } },
      content: { value: 'A &lt;script&gt; and its <em>types</em>, far from here.', matchLevel: 'full' },
    },
    _snippetResult: { content: { value: '&lt;script&gt; and its <em>types</em>, far' } },
  });
});

test.each([
  [{ message: 'Forbidden' }, 401, 'status 401'],
  [{ results: [{ code: 404, error: 'Not found.' }] }, 200, 'Not found.'],
  [{ results: [] }, 200, 'no answer'],
])('An error of Typesense rejects the search: %j', async (refusal, status, message) => {
  const { provider } = await open(refusal, status);
  await expect(provider.search({ requests: [request] })).rejects.toThrow(message);
});

test('An aborted search rejects with the signal’s reason', async () => {
  const { provider } = await open(answer);
  await expect(provider.search({ requests: [request] }, { signal: AbortSignal.abort('newer key') })).rejects.toBe(
    'newer key',
  );
});
