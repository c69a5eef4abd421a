import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { quire, writeSite } from '../../../test/run-quire.ts';

const PAGE = `import text from '../../samples/notes.txt?raw';
import './a.css';

# Page

\`\`\`ts file="<root>/../samples/knot.ts"
\`\`\`

<pre>{text}</pre>
`;

/** Builds a site that shows files from beside its folder. */
async function build(config = '') {
  const dir = writeSite({
    'site/docs/index.mdx': PAGE,
    'site/site.config.mjs': `export default { markdown: { ${config} } };\n`,
    'samples/knot.ts': "export const knot = 'bowline';\n",
    'samples/notes.txt': '\uFEFFTie it well.',
  });
  writeFileSync(join(dir, 'site/docs/a.css'), Buffer.from('.a { --b: "é" }\n', 'latin1'));
  return { ...(await quire('build', join(dir, 'site'))), html: join(dir, 'site/dist/index.html') };
}

test('what is outside of a site that is in no repository is refused, and the field is named that allows it', async () => {
  const { code, stderr } = await build();
  expect(code).toBe(1);
  expect(stderr).toContain('The code file "<root>/../samples/knot.ts" is outside of the site\'s folder.');
  expect(stderr).toContain('or add its folder to "markdown.codeFolders".');
});

test('a folder that the configuration names may be shown, without byte order marks; other bytes than UTF-8 are reported', async () => {
  const { code, stderr, html } = await build("codeFolders: ['../samples']");
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.not.stringContaining('outside') });
  expect(readFileSync(html, 'utf8')).toContain('<pre>Tie it well.</pre>');
  expect(stderr).toContain('a.css:1:12\n  Bytes of this file are no text in UTF-8');
});
