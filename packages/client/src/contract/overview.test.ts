import { expect, test } from '@rstest/core';
import { listPosts } from './overview.ts';

test('the posts of a blog are listed from the newest, across groups', () => {
  const post = (text: string, iso?: string) => ({
    text,
    href: `/${text}`,
    headings: [],
    ...(iso !== undefined && { date: { iso, text: iso } }),
  });
  const posts = listPosts([
    { text: 'A', id: 'a', pages: [post('about'), post('older', '2024-12-31'), post('newest', '2025-02-01')] },
    { text: 'B', id: 'b', pages: [post('same', '2025-02-01'), post('between', '2025-01-01')] },
  ]);
  expect(posts.map(({ text }) => text)).toEqual(['newest', 'same', 'between', 'older', 'about']);
});
