import { expect, test } from '@rstest/core';
import { compilePage, readHtml } from '../test/checked-pages.ts';
import { fillMarkers } from './html/markers.ts';

const AT = { value: '@' };

test.each([
  ['<img alt="the src=foo attribute" src="/a.png">', '<img alt="the src=foo attribute" src="@">', ['/a.png']],
  [`<a title='write href=x here' href="/page">`, `<a title='write href=x here' href="@">`, ['/page']],
  ['<a-button href="/page">', undefined, []],
  ['<a title=1>2 href="/page">', undefined, []],
  [`<a title=it's href=/page?a=1&amp;b=2>`, `<a title=it's href="@">`, ['/page?a=1&b=2']],
  [
    '<img\n  alt="1 > 2"\n  SRC="/a.png" srcset="/b.png 2x">',
    '<img\n  alt="1 > 2"\n  SRC="@" srcset="@ 2x">',
    ['/a.png', '/b.png'],
  ],
  [
    '<image href="/a.svg"><a constructor="x" xlink:href="/b"><area href=/c>',
    '<image href="@"><a constructor="x" xlink:href="@"><area href="@">',
    ['/b', '/c', '/a.svg'],
  ],
  [
    '<form action="a.md"><button formaction="/b"></button></form><q cite=c.md>q</q><link rel="x" href="/d">',
    '<form action="@"><button formaction="@"></button></form><q cite="@">q</q><link rel="x" href="@">',
    ['a.md', '/b', 'c.md', '/d'],
  ],
  [
    `<a ping="/a /b"></a><meta content='0; URL="/c"'><meta content='1 "a"'><table background="/d"><tr background=/e>`,
    `<a ping="@ @"></a><meta content="0; URL=@"><meta content='1 "a"'><table background="@"><tr background="@">`,
    ['/a', '/b', '/c', '/d', '/e'],
  ],
  ['<use href="#a"/><use href="/b.svg#a"/>', '<use href="#a"/><use href="@"/>', ['/b.svg#a']],
  [
    `<p style="background: url(/a.png), url('b.png'), url(&quot;c.png&quot;)"><b style="mask: url(#m); src: url(data:x,y); url(url(">`,
    `<p style="background: url(@), url('@'), url(&quot;@&quot;)"><b style="mask: url(#m); src: url(data:x,y); url(url(">`,
    ['/a.png', 'b.png', 'c.png'],
  ],
  ['<style>\n.a > b { mask: url(/a.svg) }\n</style>', '<style>\n.a > b { mask: url(@) }\n</style>', ['/a.svg']],
  [`<script>show('<img src="/a.png">');</script>`, undefined, []],
  ['<!-- <img src="/a.png"> -->', undefined, []],
])(
  'URLs of HTML are those of its attributes, and the rest stays as written: %s',
  async (html, expected = html, urls) => {
    const page = await compilePage(`<div>\n${html}\n</div>\n`);
    const [links, images] = [page.links.map(() => AT), page.images.map(() => AT)];
    expect(fillMarkers(readHtml(page), { links, images, texts: {} })).toBe(`<div>\n${expected}\n</div>\n`);
    expect([...page.links.map(({ target }) => target), ...page.images.map(({ source }) => source)]).toEqual(urls);
  },
);

test('URLs in the code of a style, and in that of <style>, are those of images', async () => {
  const style = '<style>{`.a { background: url(/c.png) }`}</style>';
  const text = `<p style={{ mask: 'url(/a.svg)', background: \`url("./b.png")\` }}>A</p>\n\n${style}\n`;
  const page = await compilePage(text, 'mdx');
  expect(page.images.map(({ source }) => source)).toEqual(['/a.svg', './b.png', '/c.png']);
  const html = fillMarkers(readHtml(page), { links: [], images: page.images.map(() => AT), texts: {} });
  expect(html).toMatch(/url\(@\).*\n.*url\("@"\)[\s\S]*\.a \{ background: url\(@\)/);
});
