import { expect, test } from '@rstest/core';
import { readText } from '../html/read-html.ts';
import { inspectPage } from './rendered.ts';

const record = {
  routePath: '/a',
  pageType: 'doc' as const,
  title: 'A',
  headings: [{ id: 'own', text: 'Own', depth: 2 }],
  translations: ['en'],
};
const inspect = (article: string) => {
  const { bytes: _, ...found } = inspectPage(
    { html: article, parts: readText(article, ''), unrendered: [], staticIslands: [] },
    {
      links: [{ value: '/known' }, { value: 'https://x.example', others: { target: '_blank' } }],
      images: [{ value: '/i.png', others: { width: '1' } }],
      record,
    },
  );
  return found;
};

test('a page whose HTML holds what its source says has nothing to report', () => {
  const html =
    '<h2 id="own">Own</h2><a href="/known">x</a><a href="https://x.example" target="_blank">y</a><a href="#own">z</a><img src="/i.png" width="1">';
  expect(inspect(html)).toEqual({});
});

test('ids, links and images of components are found; code that looks like them is text', () => {
  const html =
    '<b class="x" id="late">x</b><a href="/else?a=1&amp;b=2">y</a><img alt="" src="/else.png"/><code>&lt;i id="not" href="/not"&gt;</code>';
  expect(inspect(html)).toEqual({ ids: ['late'], hrefs: ['/else?a=1&b=2'], images: ['/else.png'] });
});

test.each([
  ['', true],
  ['<!--$--><div class="a">\n <p></p></div><!--/$-->', true],
  ['<div>9</div>', false],
  ['9', false],
  ['<div><img src="/i.png"></div>', false],
  ['<quire-island></quire-island>', false],
  ['<!-- a text --><script>run()</script><style>p{}</style><template>b</template>', true],
])('%j shows nothing: %s', (html, isBlank) => {
  expect(inspect(html).isBlank ?? false).toBe(isBlank);
});

test('attributes that an author wrote in other quotes, or without, are found; what is in a comment is not there', () => {
  const html = "<p id='one'>x</p><a HREF=/else id=two>y</a><!-- <p id=\"three\"></p> --><img src='/i.png?a=1&amp;b=2'>";
  expect(inspect(html)).toEqual({ ids: ['one', 'two'], hrefs: ['/else'], images: ['/i.png?a=1&b=2'] });
});
