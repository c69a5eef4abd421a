import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { findCompiler, type ModuleCompiler, transpileConfig } from './transpile-config.ts';

const PARTS = {
  'package.json': '{ "name": "site", "version": "1.2.3" }',
  'parts/names.ts': `export const NAMES: readonly string[] = ['a', 'b'];\nexport default { label: 'default' as const };\n`,
  'parts/enums.ts': `export enum Level { Low, High = 'high' }\nexport type Label = { text: string };\n`,
  'parts/index.ts': `export * from './names';\nexport { Level as Grade } from './enums';\nexport type { Label } from './enums';\n`,
  'parts/only-types.ts': 'export interface Shape { size: number }\n',
  'parts/common.cjs': `exports.plain = 1;\nexports.nested = { two: 2 };\n`,
  'node_modules/esm-only/package.json': '{ "name": "esm-only", "type": "module", "exports": "./index.js" }',
  'node_modules/esm-only/index.js': `export const named = await Promise.resolve('named');\nexport default () => 'called';\n`,
  'node_modules/common/package.json': '{ "name": "common", "main": "./index.js" }',
  'node_modules/common/index.js': `module.exports = Object.assign(() => 'common', { field: 'field' });\n`,
};

/** The title of the configuration is what each gives. */
const USUAL = {
  'an object': `export default { title: 'a' as string };`,
  'a function': `export default async (): Promise<object> => ({ title: 'b' });`,
  'what is checked against a type': `interface A { title: string }\nexport default { title: 'c' } satisfies A;`,
  'types alone of a module': `import type { Shape } from './parts/only-types';\nimport { type Shape as Other } from './parts/only-types.ts';\nconst shape: Shape & Other = { size: 1 };\nexport default { title: shape };`,
  'a type without the word': `import { Shape } from './parts/only-types';\nconst shape: Shape = { size: 2 };\nexport default { title: shape };`,
  'named and default exports': `import label, { NAMES as names } from './parts/names';\nexport default { title: [label.label, ...names] };`,
  'a namespace': `import * as parts from './parts/names.ts';\nexport default { title: Object.keys(parts).sort() };`,
  'exports of other modules': `import { NAMES, Grade } from './parts';\nexport default { title: [NAMES, Grade] };`,
  'an enum': `enum Level { Low, High = 'high' }\nconst enum Size { Small = 3 }\nexport default { title: [Level, Size.Small] };`,
  'a namespace of values': `namespace Values { export const one = 1; }\nexport default { title: Values.one };`,
  'a class with fields': `class A { constructor(readonly size = 1) {}\n  declare label: string;\n  #own = 2;\n  sum = () => this.size + this.#own; }\nexport default { title: new A().sum() };`,
  'a JSON file': `import pkg from './package.json';\nimport { version } from './package.json';\nexport default { title: [pkg.version, version] };`,
  'a package of modules': `import call, { named } from 'esm-only';\nexport default { title: [call(), named] };`,
  'a package of CommonJS': `import call, { field } from 'common';\nexport default { title: [call(), field] };`,
  'a file of CommonJS': `import common, { plain } from './parts/common.cjs';\nexport default { title: [plain, common] };`,
  'a module of Node': `import { basename } from 'node:path';\nimport path from 'path';\nexport default { title: [basename('/a/b'), path.sep] };`,
  'a module without names': `import './parts/names';\nexport default { title: 'd' };`,
  'await outside of functions': `const title = await Promise.resolve('e');\nexport default { title };`,
  'other exports': `export const title = 'f';\nconst config = { title };\nexport { config as default };`,
  'words of Chinese': `export default { title: '标题 \u{1f600} \\u4e2d' };`,
};

const UNUSUAL = {
  'where it is': `export default { title: typeof import.meta.url };`,
  'a dynamic import': `const { NAMES } = await import('./parts/names');\nexport default { title: NAMES };`,
  'a call of require': `const { plain } = require('./parts/common.cjs');\nexport default { title: plain };`,
  'a decorator':
    'const note = (target: unknown) => void Object.assign(target as object, { noted: true });\n@note\nclass A {}\nexport default { title: (A as { noted?: boolean }).noted };',
};

function countCalls(compiler: ModuleCompiler) {
  const compiled: string[] = [];
  return {
    compiled,
    compiler: {
      transformSync(source: string, options: string) {
        compiled.push(source);
        return compiler.transformSync(source, options);
      },
    },
  };
}

async function read(file: string, compiler?: ModuleCompiler): Promise<unknown> {
  const exported = await transpileConfig(file, compiler);
  return typeof exported === 'function' ? await exported() : exported;
}

function findOwn(): ModuleCompiler {
  const compiler = findCompiler();
  if (!compiler) throw new Error('The bundler has no compiler any more where it was.');
  return compiler;
}

test.each(Object.entries(USUAL))('a configuration with %s says the same by both compilers', async (_, source) => {
  const file = join(createSite({ ...PARTS, 'site.config.ts': `${source}\n` }), 'site.config.ts');
  const { compiled, compiler } = countCalls(findOwn());
  const config = await read(file, compiler);
  expect(config).toEqual(await read(file));
  expect(config).toHaveProperty('title');
  expect(compiled[0]).toBe(`${source}\n`);
});

test.each(Object.entries(UNUSUAL))("a configuration with %s is compiled by the loader's own", async (_, source) => {
  const file = join(createSite({ ...PARTS, 'site.config.ts': `${source}\n` }), 'site.config.ts');
  const { compiled, compiler } = countCalls(findOwn());
  expect(await read(file, compiler)).toMatchObject({ title: expect.anything() });
  expect(compiled).toEqual([]);
});

test.each([
  ['that does not parse', 'export default { title: }', 'site.config.ts:1:24'],
  ['whose import is missing', `import { a } from './missing';\nexport default { title: a };`, "'./missing'"],
  [
    'that fails',
    `const read = (): string => {\n  throw new Error('not set');\n};\nexport default { title: read() };`,
    'not set',
  ],
])('a configuration %s fails as it does by the loader alone', async (_, source, message) => {
  const file = join(createSite({ 'site.config.ts': source }), 'site.config.ts');
  const [error, other] = await Promise.all(
    [findOwn(), undefined].map((compiler) => transpileConfig(file, compiler).catch((thrown: Error) => thrown)),
  );
  expect(`${error}`).toContain(message);
  expect(`${error}`).toBe(`${other}`);
});
