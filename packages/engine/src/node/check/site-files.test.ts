import { expect, test } from '@rstest/core';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import { openLinkContext } from '../routes/links.ts';
import { formatUserError } from '../user-error.ts';
import { checkSiteFiles } from './site-files.ts';

async function checkSitemap(...urls: string[]): Promise<string[]> {
  const config = sampleConfig();
  const routes = sampleRoutes('en/index', 'en/guide', samplePage('en/404', { pageType: '404' }));
  const body = urls.map((url) => `<loc>${url}</loc>`).join('');
  const context = await openLinkContext(routes, config);
  const findings = checkSiteFiles({ context, config, placedLinks: [], files: [{ path: 'sitemap.xml', body }] });
  return findings.map(({ rule, error }) => `${rule} ${formatUserError(error)}`);
}

test('a sitemap that names every page and nothing else is right', async () => {
  expect(await checkSitemap('https://rivet.example/', 'https://rivet.example/guide')).toEqual([]);
});

test('a page that the sitemap leaves out, and an address that is no page, are told', async () => {
  expect(await checkSitemap('https://rivet.example/', 'https://rivet.example/404')).toEqual([
    'sitemap en/guide.md\n  The sitemap does not name https://rivet.example/guide.',
    'sitemap sitemap.xml\n  The sitemap names https://rivet.example/404, which is no page.',
  ]);
});
