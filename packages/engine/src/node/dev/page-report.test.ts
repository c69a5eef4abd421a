import { expect, test } from '@rstest/core';
import { createError } from '../diagnostics/diagnostic.ts';
import { addReport, renderBrokenPage } from './page-report.ts';

const message = '</script><script>alert(1)</script> & "more"';
const report = { revision: 'a-1', hash: 'x', diagnostics: [createError('render', message)] };

test('a report is the last thing in a document, and cannot end its element', () => {
  const html = addReport('<!doctype html><html><body>text $& </body></html>\n', report);
  const json = /<script type="application\/json" id="quire-dev">([^<]*)<\/script><\/body><\/html>\n$/.exec(html)?.[1];
  expect(JSON.parse(json ?? '')).toEqual(report);
  expect(html).toContain('text $& <script');
});

test('a page that cannot be shown says why without script, and what an author wrote stays text', () => {
  const assets = {
    buildId: 'b',
    prepaint: '',
    redirect: '',
    scriptHref: '/assets/quire.js',
    styleHrefs: [],
    pageStyles: [],
  };
  const html = renderBrokenPage({ base: '/docs/', report, assets });
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  expect(html).toContain('data-base="/docs/"');
  expect(html).toContain('src="/assets/quire.js"');
});

test('without any script yet, the browser asks again by itself', () => {
  expect(renderBrokenPage({ base: '/', report, assets: undefined })).toContain('http-equiv="refresh"');
});
