import { expect, test } from '@rstest/core';
import { listAttributes } from './scan-tags.ts';

test('attributes of the wanted names are found with their tags, decoded, in order', () => {
  const html = '<A HREF="/a?b=1&amp;c=&quot;2&quot;" title="x > y">t</A> id="no" <img src="/i.png"/><br><p id=bare>';
  expect(listAttributes(html, ['href', 'src', 'id'])).toEqual([
    { tag: 'a', name: 'href', value: '/a?b=1&c="2"' },
    { tag: 'img', name: 'src', value: '/i.png' },
  ]);
});
