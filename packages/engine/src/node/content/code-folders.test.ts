import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { quireAlone, writeSite } from '../../../test/run-quire.ts';
import { writeFiles } from '../../../test/temporary-site.ts';

const PAGE = `import text from '../../samples/notes.txt?raw';

# Page

\`\`\`ts file="<root>/../samples/knot.ts"
\`\`\`

<pre>{text}</pre>
`;

let dir: string;
beforeAll(() => {
  dir = writeSite({
    'site/docs/index.mdx': PAGE,
    'samples/knot.ts': "export const knot = 'bowline';\n",
    'samples/notes.txt': 'Tie it well.',
  });
});

const configure = (folder: string) =>
  writeFiles(dir, { 'site/site.config.mjs': `export default { markdown: { codeFolders: ['${folder}'] } };\n` });

test('what is outside of a site that is in no repository is refused, and the field is named that allows it', async () => {
  const { code, stderr } = await quireAlone('build', join(dir, 'site'));
  expect(code).toBe(1);
  expect(stderr).toContain('The code file "<root>/../samples/knot.ts" is outside of the site\'s folder.');
  expect(stderr).toContain('or add its folder to "markdown.codeFolders".');
});

test('a folder that the configuration names may be shown', async () => {
  configure('../samples');
  const { code, stderr } = await quireAlone('build', join(dir, 'site'), '--out', join(dir, 'out'));
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.not.stringContaining('outside') });
});

test('one that does not exist is an error', async () => {
  configure('../gone');
  const { code, stderr } = await quireAlone('build', join(dir, 'site'));
  expect(code).toBe(1);
  expect(stderr).toContain('The folder "../gone" of "markdown.codeFolders" does not exist.');
});
