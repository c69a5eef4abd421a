import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';
import { importConfig, importFreshConfig } from './import-config.ts';

const PARTS = {
  'package.json': '{ "name": "site", "version": "1.2.3" }',
  'parts/names.ts': `export const NAMES: readonly string[] = ['a', 'b'];\nexport default { label: 'default' as const };\n`,
  'parts/enums.ts': `export enum Level { Low, High = 'high' }\nexport type Label = { text: string };\n`,
  'parts/index.ts': `export * from './names';\nexport { Level as Grade } from './enums';\nexport type { Label } from './enums';\n`,
  'parts/only-types.ts': 'export interface Shape { size: number }\n',
  'parts/common.cjs': `exports.plain = 1;\nexports.nested = { two: 2 };\n`,
  'node_modules/esm-only/package.json': '{ "name": "esm-only", "type": "module", "exports": "./index.js" }',
  'node_modules/esm-only/index.js': `export const named = await Promise.resolve('named');\nexport default () => 'called';\n`,
};

/** What the title of each is. */
const CONFIGS: Array<[name: string, title: unknown, source: string]> = [
  ['an object', 'a', `export default { title: 'a' as string };`],
  ['a function', 'b', `export default async (): Promise<object> => ({ title: 'b' });`],
  [
    'a type without the word',
    { size: 2 },
    `import { Shape } from './parts/only-types';\nconst shape: Shape = { size: 2 };\nexport default { title: shape };`,
  ],
  [
    'named and default exports',
    ['default', 'a', 'b'],
    `import label, { NAMES as names } from './parts/names';\nexport default { title: [label.label, ...names] };`,
  ],
  [
    'exports of other modules, and an enum',
    [['a', 'b'], 'high'],
    `import { NAMES, Grade } from './parts';\nexport default { title: [NAMES, Grade.High] };`,
  ],
  [
    'a JSON file',
    '1.2.3',
    `import pkg from './package.json' with { type: 'json' };\nexport default { title: pkg.version };`,
  ],
  [
    'a package of modules',
    ['called', 'named'],
    `import call, { named } from 'esm-only';\nexport default { title: [call(), named] };`,
  ],
  ['a file of CommonJS', 2, `import common from './parts/common.cjs';\nexport default { title: common.nested.two };`],
  ['await outside of functions', 'e', `const title = await Promise.resolve('e');\nexport default { title };`],
  ['where it is', 'string', 'export default { title: typeof import.meta.url };'],
  [
    'a dynamic import',
    ['a', 'b'],
    `const { NAMES } = await import('./parts/names');\nexport default { title: NAMES };`,
  ],
  ['words of Chinese', '标题', `export default { title: '标题' };`],
];

test.each(CONFIGS)('a TypeScript configuration with %s is loaded', async (_, title, source) => {
  const file = join(createSite({ ...PARTS, 'site.config.ts': `${source}\n` }), 'site.config.ts');
  for (const read of [importConfig, importFreshConfig]) expect((await read(file)).config).toEqual({ title });
});

test.each([
  ['that does not parse', 'export default { title: }', 'site.config.ts:1:24'],
  ['whose import is missing', `import { a } from './missing';\nexport default { title: a };`, "'./missing'"],
  [
    'that fails',
    `const read = (): string => {\n  throw new Error('not set');\n};\nexport default { title: read() };`,
    'not set',
  ],
])('a configuration %s is reported with the reason', async (_, source, message) => {
  const file = join(createSite({ 'site.config.ts': source }), 'site.config.ts');
  for (const read of [importConfig, importFreshConfig]) await expect(read(file)).rejects.toThrow(message);
});

const write = (title: string) => ({ 'a.json': `{ "title": "${title}" }`, 'a.cjs': `exports.title = '${title}';\n` });

test.each([
  ['mjs', 'a.json', "import a from './a.json' with { type: 'json' };"],
  ['ts', 'a.json', "import a from './a.json';"],
  ['mjs', 'a.cjs', "import a from './a.cjs';"],
  ['mjs', 'a.json', "import a from './parts.cjs';"],
])('a configuration, .%s, is read again with its part %s: %s', async (ending, part, source) => {
  const files = { 'parts.cjs': "module.exports = require('./a.json');\n", ...write('Ebb') };
  const dir = createSite({ ...files, [`site.config.${ending}`]: `${source}\nexport default { title: a.title };\n` });
  const read = () => importFreshConfig(join(dir, `site.config.${ending}`));
  expect((await read()).config).toEqual({ title: 'Ebb' });
  writeFiles(dir, write('Flood'));
  const { config, files: names } = await read();
  expect(config).toEqual({ title: 'Flood' });
  expect(names).toContainEqual(expect.stringMatching(`/${part}$`));
});
