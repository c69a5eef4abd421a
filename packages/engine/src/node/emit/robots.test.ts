import { expect, test } from '@rstest/core';
import { checkSite, writeSite } from '../../../test/run-quire.ts';
import { bodyOf, config } from '../../../test/sample-blog.ts';
import { sampleConfig } from '../../../test/sample-pages.ts';
import { emitRobots } from './robots.ts';

test('robots.txt names the sitemap', () => {
  expect(bodyOf(emitRobots(config), 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://rivet.example/sitemap.xml\n',
  );
});

test('robots.txt says what the pages may be used for, and nothing of a use that the site does not name', () => {
  const site = sampleConfig({ contentSignal: { search: true, aiTrain: false } });
  expect(bodyOf(emitRobots(site), 'robots.txt')).toContain(
    'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n',
  );
});

test.each([
  ["base: '/docs/', contentSignal: { aiTrain: false }", true],
  ["base: '/docs/'", false],
  ['contentSignal: { aiTrain: false }', false],
])('signals that no crawler reads are reported: %s', async (fields, isReported) => {
  const site = { 'docs/index.md': '# Home\n', 'site.config.mjs': `export default { ${fields} };\n` };
  const { text } = await checkSite(writeSite(site));
  expect(text.includes('Crawlers do not read the "contentSignal"')).toBe(isReported);
});
