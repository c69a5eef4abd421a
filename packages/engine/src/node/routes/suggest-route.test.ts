import { expect, test } from '@rstest/core';
import { samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import { createRouteSuggester } from './suggest-route.ts';

const suggest = createRouteSuggester(sampleRoutes('en/guide/start', 'en/api/limits', 'zh/guide/tides'));
const english = samplePage('en/index');

test.each([
  ['/guide/strat', '/guide/start'],
  ['/of/another/folder/limit', '/api/limits'],
  ['/guide/tides', undefined],
  ['/nothing', undefined],
])('a link to %s probably means %s', (path, route) => {
  expect(suggest(path, english)).toBe(route);
  expect(suggest(path, english)).toBe(route);
});

test('pages that hundreds of links miss are not compared with all others', () => {
  const missing = createRouteSuggester(sampleRoutes('en/guide/start'));
  for (let index = 0; index < 200; index++) expect(missing(`/guide/${index}/start`, english)).toBe('/guide/start');
  expect(missing('/guide/200/start', english)).toBe(undefined);
  expect(missing('/guide/7/start', english)).toBe('/guide/start');
});
