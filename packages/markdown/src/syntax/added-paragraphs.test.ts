import { expect, test } from '@rstest/core';
import { compilePage, readHtml } from '../../test/checked-pages.ts';

test.each([
  '<details>\n<summary>One *two*</summary>\nText *three*\n</details>',
  '<details>\n  <summary>One *two*</summary>\n  Text *three*\n\n  More\n</details>',
  '<details>\n<summary>Outer</summary>\nText\n\n<details>\n<summary>One *two*</summary>\nText *three*\n</details>\n</details>',
  '- <details open>\n  <summary>One *two*</summary>\n  Text *three*\n  </details>',
])('a summary in MDX is a part of its <details>, not of a paragraph: %j', async (text) => {
  const html = readHtml(await compilePage(`# Home\n\n${text}\n`, 'mdx'));
  expect(html).toMatch(/<summary>One <em>two<\/em><\/summary>\s*<p>\s*Text <em>three<\/em>\s*<\/p>/);
});

test('a paragraph in <p> of MDX is that element, with its attributes', async () => {
  const html = readHtml(await compilePage('# Home\n\n<p align="center">\n  Text *three*\n</p>\n', 'mdx'));
  expect(html).toMatch(/align: "center",\s*children: .*"Text <em>three<\/em>"/);
});
