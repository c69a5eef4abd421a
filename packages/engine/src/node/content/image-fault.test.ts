import { expect, test } from '@rstest/core';
import { checkSite } from '../../../test/run-quire.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"></svg>';

test('images that no browser shows are errors at the image, each once', async () => {
  const { text, errors } = await checkSite({
    'docs/index.md':
      '# Home\n\n![a](./empty.png)\n\n![b](./drawing.png)\n\n![c](./pointer.jpg)\n\n![d](./text.svg)\n\n![e](./plain.svg)\n\n![f]()\n\n![g](./folder.png)\n',
    'docs/again.md': '# Again\n\n<video poster="./empty.png"></video>\n\n![a](./empty.png)\n',
    'docs/empty.png': '',
    'docs/folder.png/part.txt': '',
    'docs/drawing.png': SVG,
    'docs/pointer.jpg': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n',
    'docs/text.svg': 'A drawing',
    'docs/plain.svg': '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  });
  expect(text).toMatch(/index\.md:3:1\n.*"\.\/empty\.png" is an empty file/);
  expect(text).toMatch(/again\.md:5:1\n.*"\.\/empty\.png" is an empty file/);
  expect(text).toMatch(/index\.md:5:1\n.*has the ending \.png, but is an image of the format svg/);
  expect(text).toMatch(/index\.md:7:1\n.*is a pointer of Git LFS/);
  expect(text).toMatch(/index\.md:9:1\n.*has the ending \.svg, but is not an image/);
  expect(text).toMatch(/index\.md:13:1\n.*The image has no URL\./);
  expect(text).toContain('index.md:15:1\n  The image "./folder.png" is a folder.');
  expect(text).not.toContain('leads to its own page');
  expect(errors).toBe(7);
});
