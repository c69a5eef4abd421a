import { expect, test } from '@rstest/core';
import { compilePage, readHtml } from '../../test/checked-pages.ts';

test('attributes without a value in lower case, as HTML has them, are kept in MDX', async () => {
  const tags = ['<video autoplay muted\n  playsinline>', '</video> <input readonly />', '<div open itemscope>'];
  const page = await compilePage(
    `# Home\n\n${tags[0]}${tags[1]}\n\n${tags[2]}\n\n<b contenteditable>a</b>\n\n</div>\n`,
    'mdx',
  );
  const html = readHtml(page);
  for (const flag of ['autoplay', 'playsinline', 'readonly', 'itemscope', 'contenteditable'])
    expect(html).toMatch(new RegExp(`\\s${flag}=""|"?${flag}"?: ""`));
});
