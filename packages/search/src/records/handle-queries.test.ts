import { expect, test } from '@rstest/core';
import { createTestEngine, page, section } from '../core/test-site.ts';
import { handleQueries } from './handle-queries.ts';

const PATH = '/1/indexes/*/queries?x-algolia-api-key=k&x-algolia-application-id=a';

async function post(body: unknown, url = PATH): Promise<{ status: number; answer: unknown }> {
  const zh = await createTestEngine([page('/zh/dts', '声明文件', '指南', [section('', 1, '声明文件')])], {
    lang: 'zh',
  });
  const old = await createTestEngine([page('/zh/v1/dts', '声明文件', '指南', [section('', 1, '声明文件')])]);
  const engines = [
    { lang: 'en', version: '', engine: await createTestEngine() },
    { lang: 'zh', version: 'v2', engine: zh },
    { lang: 'zh', version: 'v1', engine: old },
  ];
  const { status, body: text } = await handleQueries(engines, {
    method: 'POST',
    url,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status, answer: text && JSON.parse(text) };
}

test('Each request gets its result', async () => {
  const { status, answer } = await post({
    requests: [
      { indexName: 'a', query: 'alias' },
      { indexName: 'b', query: 'storybook', hitsPerPage: 1 },
    ],
  });
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    results: [
      { index: 'a', hits: [{ url: '/config/lib/dts#alias' }] },
      { index: 'b', hitsPerPage: 1, hits: [{ url: '/guide/advanced/storybook' }] },
    ],
  });
});

test.each([[['lang:zh']], [[['lang:zh', 'lang:fr']]], ['lang:zh']])(
  'The facet filter %j selects the locale',
  async (facetFilters) => {
    const { answer } = await post({ requests: [{ indexName: 'a', query: '声明', facetFilters }] });
    expect(answer).toMatchObject({ results: [{ hits: [{ url: '/zh/dts', lang: 'zh' }] }] });
  },
);

test('Facet filters select the version too', async () => {
  const { answer } = await post({
    requests: [{ indexName: 'a', query: '声明', facetFilters: ['lang:zh', 'version:v1'] }],
  });
  expect(answer).toMatchObject({ results: [{ hits: [{ url: '/zh/v1/dts' }] }] });
});

test('Parameters may be in a query string, as older clients send them', async () => {
  const { answer } = await post({
    requests: [
      {
        indexName: 'a',
        params:
          'query=alias%20file&hitsPerPage=2&facetFilters=%5B%22lang%3Aen%22%5D&highlightPreTag=%3Cb%3E&highlightPostTag=%3C%2Fb%3E',
      },
    ],
  });
  expect(answer).toMatchObject({
    results: [
      {
        query: 'alias file',
        hitsPerPage: 2,
        hits: [{ _highlightResult: { hierarchy: { lvl3: { value: 'dts.<b>alias</b>' } } } }, {}],
      },
    ],
  });
});

test('A query in a query string may begin with a bracket', async () => {
  const { answer } = await post({ requests: [{ indexName: 'a', params: 'query=%5Balias%5D%20file' }] });
  expect(answer).toMatchObject({ results: [{ query: '[alias] file' }] });
});

test('An invalid count is ignored', async () => {
  const { answer } = await post({ requests: [{ indexName: 'a', query: 'alias', hitsPerPage: 0, page: -1 }] });
  expect(answer).toMatchObject({ results: [{ hitsPerPage: 20, page: 0 }] });
});

test.each([
  ['not json'],
  ['null'],
  [{}],
  [{ requests: 'x' }],
  [{ requests: [1] }],
  [{ requests: [{ params: 'a=%' }] }],
  [{ requests: Array.from({ length: 51 }, () => ({})) }],
])('%j is refused', async (body) => {
  expect((await post(body)).status).toBe(400);
});

test.each([
  ['/1/indexes/*/queries', 'GET', 405],
  ['/1/indexes/site/query', 'POST', 404],
  ['/', 'POST', 404],
  ['/1/indexes/*/queries', 'OPTIONS', 204],
])('%s by %s is answered with %i', async (url, method, status) => {
  const answer = await handleQueries([{ lang: 'en', version: '', engine: await createTestEngine() }], {
    method,
    url,
    body: '',
  });
  expect(answer.status).toBe(status);
});
