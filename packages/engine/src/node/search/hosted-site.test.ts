/** Claims about a site whose search is hosted: what its pages know, what is uploaded, and what is left where no host answers. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { type RecordHost, startRecordHost } from '../../../test/record-host.ts';
import { buildOutput, buildSite, openOutput, quire, writeSite } from '../../../test/run-quire.ts';

const createSite = (settings: string) =>
  writeSite({
    'site.config.mjs': `export default {
      siteUrl: 'https://hosted.example',
      search: { provider: 'hosted', appId: 'APP', apiKey: 'KEY', indexName: 'docs', ${settings} },
    };`,
    'docs/index.md': '# Home\n\nWelcome.\n\n## Install\n\nRun it.\n',
  });

test('with a fall-back, pages name the index and their own records, and the policy lets them ask both', async () => {
  const { read, readSection } = await buildOutput(createSite(`boosts: [{ route: '/', factor: 2 }]`));
  expect(JSON.parse(readSection('en')).site.search).toEqual({
    ...{ provider: 'hosted', appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights: false },
    sources: [{ lang: 'en', version: '', href: '/search/en.json', kind: 'whole' }],
  });
  expect(read('_headers')).toContain("connect-src 'self' https://*.algolia.net https://*.algolianet.com;");
  expect(read('_headers')).toContain('trusted-types quire quire-search-worker;');
});

describe('quire search-push', () => {
  const { outDir } = openOutput('pushed');
  const OLD = [{ objectID: 'old' }];
  let host: RecordHost;
  /** What readers would have found after each request. */
  let seen: unknown[];

  beforeAll(async () => {
    await buildSite(createSite(''), outDir);
  });
  beforeEach(async () => {
    process.env.QUIRE_SEARCH_KEY = 'SECRET';
    host = await startRecordHost();
    host.indexes.set('docs', OLD);
    seen = [];
    host.onRequest = () => void seen.push(host.indexes.get('docs'));
  });
  afterEach(async () => {
    delete process.env.QUIRE_SEARCH_KEY;
    await host.close();
  });
  const push = () => quire('search-push', outDir, '--app-id', 'APP', '--index', 'docs', '--host', host.url);

  test('puts the new records in the place of the old ones in one step', async () => {
    expect(await push()).toMatchObject({ code: 0, stdout: expect.stringContaining('records in "docs"') });
    const records = JSON.parse((await quire('search-records', outDir)).stdout);
    expect([...host.indexes]).toEqual([['docs', records]]);
    expect(seen.filter((found) => found !== OLD && found !== host.indexes.get('docs'))).toEqual([]);
    expect([...host.keys]).toEqual(['SECRET']);
  });

  test('leaves the old records where a part of the upload is refused', async () => {
    host.onRequest = (method, path) => (method === 'POST' && path.endsWith('/batch') ? 403 : undefined);
    const { code, stderr } = await push();
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/the index is unchanged[\s\S]*QUIRE_SEARCH_KEY/),
    });
    expect([...host.indexes]).toEqual([['docs', OLD]]);
  });
});

test('without one, pages know no records, which can be uploaded, and the policy lets them ask the hosts and send events', async () => {
  const { outDir, read, readSection } = await buildOutput(createSite('fallback: false, insights: true'));
  expect(JSON.parse(readSection('en')).site.search).not.toHaveProperty('sources');
  expect(read('_headers')).toContain('trusted-types quire quire-search-worker;');
  expect(read('_headers')).toMatch(/connect-src 'self' [^;]*\.algolia\.net [^;]*https:\/\/insights\.algolia\.io/);
  expect(JSON.parse((await quire('search-records', outDir)).stdout).length).toBeGreaterThan(0);
});
