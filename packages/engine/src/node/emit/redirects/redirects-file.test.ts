import { expect, test } from '@rstest/core';
import { bodyOf } from '../../../../test/sample-blog.ts';
import type { Redirect } from '../../routes/redirects/redirect.ts';
import { emitRedirects } from './redirects-file.ts';

const moved = (from: string, to: string): Redirect => ({ kind: 'moved', from, to });

test('redirects come in the given order, with the base', () => {
  const redirects = [moved('/b', '/a#x'), moved('/旧', '/指南?q=%20#节'), moved('/away', 'https://b.example/%40x')];
  expect(bodyOf(emitRedirects(redirects, '/docs/'), '_redirects')).toBe(
    '/docs/b /docs/a#x 301\n' +
      '/docs/%E6%97%A7 /docs/%E6%8C%87%E5%8D%97?q=%20#%E8%8A%82 301\n' +
      '/docs/away https://b.example/%40x 301\n',
  );
});

test('a site without redirects has no file of them', () => {
  expect(emitRedirects([], '/')).toEqual([]);
});
