import { join } from 'node:path';
import type { HoverFile } from '@quire/client/contract';
import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, openOutput, quire, quireAlone, writeSite } from '../../../engine/test/run-quire.ts';
import { writeFiles } from '../../../engine/test/temporary-site.ts';

const ENTRY = join(import.meta.dirname, '../../dist/index.js');
const COMPILER = join(import.meta.dirname, '../../../../node_modules/typescript6');

const config = (options: string) => `import { twoslash } from '${ENTRY}';
  export default { base: '/docs/', plugins: [twoslash({ compiler: '${COMPILER}', ${options} })] };\n`;

const TYPES = `/**
 * Makes a **\`boats[0](name)\`** {@link sail | that sails}, see [boats](https://boats.example). It floats.
 * @default \`4\` ropes
 */
export declare function create(ropes?: number): 'sloop' | 'schooner' | 'brigantine' | 'barquentine' | 'full-rigged ship';
/** [Reference](https://boats.example) */
export interface Boat { name: string }\n`;

const SAMPLE = `# Boats

\`\`\`ts twoslash
// @errors: 2322
import { create, type Boat } from 'boat';
const hidden = 1;
// ---cut---
const boat = create(hidden);
//    ^?
// @log: Then
const other: Boat = { name: 2 };
\`\`\`
`;

const FILES = {
  'node_modules/boat/package.json': '{ "name": "boat", "version": "1.0.0", "types": "./index.d.ts" }',
  'node_modules/boat/index.d.ts': TYPES,
  'docs/index.md': SAMPLE,
  'docs/plain.md': '# Plain\n\n```ts\nconst plain = 1;\n```\n',
};

const dir = writeSite({ ...FILES, 'site.config.mjs': config('') });
const { outDir, read } = openOutput('twoslash');

beforeAll(async () => {
  await buildSite(dir, outDir);
});

const SHIPS = '| "sloop"\n  | "schooner"\n  | "brigantine"\n  | "barquentine"\n  | "full-rigged ship"';

const readCode = (html: string) => /<code[^>]*>(.*?)\n<\/code>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');

function readHovers(page: string, readFile = read): HoverFile {
  const path = /<meta name="quire-hovers" content="\/docs\/(assets\/hovers\/\w+\.json)">/.exec(readFile(page))?.[1];
  return JSON.parse(readFile(path ?? ''));
}

/** Each name of the first block with its text. */
function listNames(file: HoverFile, code: string): Array<[string, string]> {
  const lines = code.split('\n');
  const numbers = Object.values(file.blocks)[0] ?? [];
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const [line = 0, column = 0, length = 0, note = 0] = numbers.slice(index * 4);
    const { code: tokens = [], text = '', default: fallback = '' } = file.notes[note] ?? {};
    const signature = tokens.filter((_token, place) => place % 2 === 1).join('');
    return [lines[line]?.slice(column, column + length) ?? '', [signature, text, fallback].filter(Boolean).join(' # ')];
  });
}

test('marks are replaced by comments with the output of the compiler, and code before a cut is hidden', () => {
  expect(readCode(read('index.html'))).toBe(`const boat = create(hidden);
//    ^? const boat:
//         | "sloop"
//         | "schooner"
//         | "brigantine"
//         | "barquentine"
//         | "full-rigged ship"
// Then
const other: Boat = { name: 2 };
//                    ~~~~ Type 'number' is not assignable to type 'string'.`);
});

test('the file of a page contains each name in its code with type, first sentence and default', () => {
  const names = listNames(readHovers('index.html'), readCode(read('index.html')) ?? '');
  expect(names).toEqual([
    ['boat', `const boat:\n  ${SHIPS}`],
    ['create', `create(ropes?: number):\n  ${SHIPS} # Makes a \`boats[0](name)\` that sails, see boats. # \`4\` ropes`],
    ['hidden', 'const hidden: 1'],
    ['other', 'const other: Boat'],
    ['Boat', 'interface Boat'],
    ['name', 'name: string'],
  ]);
});

test('a page without such names in its code has no file', () => {
  expect(read('plain.html')).not.toContain('quire-hovers');
});

test('a sample is only compiled again when the types of a package change', async () => {
  writeFiles(dir, { 'node_modules/boat/index.d.ts': TYPES.replace('Makes', 'Builds') });
  const same = openOutput('twoslash-same');
  expect(await quireAlone('build', dir, '--out', same.outDir)).toMatchObject({ code: 0 });
  expect(same.read('index.html')).toBe(read('index.html'));
  writeFiles(dir, {
    'node_modules/boat/package.json': FILES['node_modules/boat/package.json'].replace('1.0.0', '1.0.1'),
  });
  const next = openOutput('twoslash-next');
  expect(await quireAlone('build', dir, '--out', next.outDir)).toMatchObject({ code: 0 });
  expect(JSON.stringify(readHovers('index.html', next.read))).toContain('Builds a `boats[0](name)`');
});

test('each error that a sample does not expect is reported with its location, even in hidden code', async () => {
  const text = SAMPLE.replace('// @errors: 2322\n', '').replace('hidden = 1', 'hidden: string = 1');
  const { code, stderr } = await quire(
    'build',
    writeSite({ ...FILES, 'docs/index.md': text, 'site.config.mjs': config('') }),
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/index\.md:5:7[\s\S]*Type 'number' is not assignable to type 'string'\. \(TS2322\)/);
  expect(stderr).toMatch(/index\.md:7:21[\s\S]*Argument of type 'string'/);
  expect(stderr).toMatch(/index\.md:10:23/);
  expect(stderr).toContain('// @errors: 2322');
});

test('unknown marks are errors with their location', async () => {
  const fence = (code: string) => `\`\`\`ts twoslash\n${code}\n\`\`\`\n\n`;
  const text = fence('// @nonsense: 1\nconst a = 1;') + fence('const a = 1;\n//               ^?');
  const { stderr } = await quire(
    'build',
    writeSite({ ...FILES, 'docs/index.md': `# A\n\n${text}`, 'site.config.mjs': config('') }),
  );
  expect(stderr).toMatch(/index\.md:3\n[\s\S]*@nonsense/);
  expect(stderr).toMatch(/index\.md:8\n[\s\S]*Invalid quick info query/);
});

test('for a missing compiler and an unknown option, the error says what to do', async () => {
  const build = async (text: string) => (await quire('build', writeSite({ ...FILES, 'site.config.mjs': text }))).stderr;
  expect(await build(config('').replace(COMPILER, 'missing'))).toMatch(/"missing"[\s\S]*npm install -D typescript6/);
  expect(await build(config('compilerOptions: { strickt: true }'))).toMatch(/strickt[\s\S]*tsconfig\.json/);
});

test('names that "find" returns for other fences are in the file too, with the sentence of the section that explains them, or a translation', async () => {
  const find = `find: ({ lines, sourcePath }) => lines.flatMap((text, line) => text.includes('plain')
    ? [{ line, column: text.indexOf('plain'), name: 'plain', signature: 'plain?: 1', sentence: 'No.', explainedAt: '/options#plain' },
       { line, column: 0, name: 'const', signature: 'const: 2', sentence: 'Two.' },
       { line, column: 0, name: 'other', signature: 'other: 2' }] : []), translations: { en: { 'Two.': 'It is two.' } }`;
  const site = writeSite({
    'docs/index.md': '# Home\n',
    'docs/plain.md': FILES['docs/plain.md'],
    'docs/options.md': '# Options\n\n## plain\n\n- list\n\nIt [is](./index.md) **plain**. More.\n',
    'site.config.mjs': config(find),
  });
  const output = openOutput('twoslash-find');
  expect(await quire('build', site, '--out', output.outDir)).toMatchObject({ code: 0 });
  const names = listNames(readHovers('plain.html', output.read), readCode(output.read('plain.html')) ?? '');
  expect(names).toEqual([
    ['plain', 'plain?: 1 # It is plain.'],
    ['const', 'const: 2 # It is two.'],
  ]);
});
