import { expect, test } from '@rstest/core';
import { findStyleSources } from './style-sources.ts';

test.each<[string, string, { sheets: string[]; files: string[] }]>([
  ['an import', '@import "https://a.example/b.css" layer(c);', { sheets: ['https://a.example/b.css'], files: [] }],
  ['an imported URL', '@import url(//a.example/b.css);', { sheets: ['//a.example/b.css'], files: [] }],
  ['an image', 'a{background:url("https://a.example/b.png")}', { sheets: [], files: ['https://a.example/b.png'] }],
  ['a font in the text', '@font-face{src:url(data:font/woff2;base64,AA==)}', { sheets: [], files: ['data:font'] }],
  ['a file of the site', 'a{background:url(/assets/b.png)}', { sheets: [], files: [] }],
  ['a drawing', 'a{mask:url("data:image/svg+xml,%3Csvg xmlns=\'http://a\'%3E")}', { sheets: [], files: [] }],
])('%s', (_, text, sources) => {
  expect(findStyleSources([text])).toEqual(sources);
});
