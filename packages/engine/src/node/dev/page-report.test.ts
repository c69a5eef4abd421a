import { createError } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import { addReport, renderBrokenPage } from './page-report.ts';

const message = '</script><script>alert(1)</script> & "more"';
const report = { revision: 'a-1', hash: 'x', diagnostics: [createError('render', message)] };

const DOCUMENT =
  '<!doctype html><html><head><script type="module" src="/a.js"></script></head><body>text $& </body></html>\n';

test('a report is the last thing in a document, and cannot end its element', () => {
  const html = addReport(DOCUMENT, { base: '/', report });
  const json = /<script type="application\/json" id="quire-dev">([^<]*)<\/script><\/body><\/html>\n$/.exec(html)?.[1];
  expect(JSON.parse(json ?? '')).toEqual(report);
  expect(html).toContain('text $& <script');
});

test('the script that keeps a page in step with its sources is before the page’s own', () => {
  const html = addReport(DOCUMENT, { base: '/docs/', report });
  expect(html).toContain('src="/docs/__quire/client.js"></script><script type="module" src="/a.js">');
});

test('a page that cannot be shown says why without script, and what an author wrote stays text', () => {
  const html = renderBrokenPage({ base: '/docs/', report, buildId: 'b' });
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  expect(html).toContain('data-base="/docs/"');
  expect(html).toContain('src="/docs/__quire/client.js"');
});
