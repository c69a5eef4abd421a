/** What the pages say of `?raw` and `?url` for files that no rule handles, tried with Rslib. */
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

const TEXT = 'query { user { name } }\n';
const FILES = {
  'src/index.ts': "import text from './user.graphql?raw';\nexport { text };\n",
  'src/url.ts': "import url from './user.graphql?url';\nexport { url };\n",
  'src/plain.ts': "import url from './user.graphql';\nexport { url };\n",
  'src/user.graphql': TEXT,
  'src/assets.d.ts': "declare module '*';\n",
};
const build = (name: string, entry: string, option: string, use: Parameters<typeof withBuild>[2]) => {
  const item = `{ source: { entry: { index: './src/${entry}.ts' }, ${option} } }`;
  return withBuild(name, { ...FILES, 'rslib.config.ts': configure(item) }, use);
};
const INCLUDED = 'assetsInclude: /\\.graphql$/';

test.each(['index', 'url', 'plain'])('an unknown extension stops the build, with a query and without (%s)', (entry) =>
  build(`unknown-${entry}`, entry, '', ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('You may need an appropriate loader');
  }),
);

test('an extension of assetsInclude gives the URL of the file, and its text with ?raw', async () => {
  await build('included-plain', 'plain', INCLUDED, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.js')).toContain('from "./static/assets/user.graphql"');
    expect(dist.get('static/assets/user.graphql')).toBe(TEXT);
  });
  await build('included-raw', 'index', INCLUDED, async ({ code, load }) => {
    expect(code).toBe(0);
    expect(JSON.parse(await load('index.js'))).toEqual({ text: TEXT });
  });
});
