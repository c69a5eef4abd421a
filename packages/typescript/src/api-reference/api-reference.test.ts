import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, openOutput, quire, quireAlone, writeSite } from '../../../engine/test/run-quire.ts';
import { writeFiles } from '../../../engine/test/temporary-site.ts';

const ENTRY = join(import.meta.dirname, '../../dist/index.js');
const COMPILER = join(import.meta.dirname, '../../../../node_modules/typescript6');

const TYPES = `
export interface Config extends Base {
  /**
   * How many ropes | lines there are. More words.
   * @default 4
   */
  ropes?: number;
  /** Knots. */
  knots?: Knots;
  crew?: Person[];
  /**
   * @deprecated Use {@link knots} instead.
   * Both tie.
   */
  loops?: boolean;
  _private?: string;
  sails?: {
    /**
     * Of all.
     * @default 'white'
     */
    color?: 'white' | 'red';
    'sail.height'?: number;
  };
  until?: Date;
}
interface Base {
  /** @since 2.1 */
  name: string;
}
interface Person { hand: 'left' | 'right' }
export type Knots = boolean | { /** @default \`false\` */ tight?: boolean };
/** Makes a boat. */
export declare function create(config?: Config): Promise<Boat>;
export declare class Boat { private log: string; sail(to: string): void }
export declare const version: string;
export {};
`;

const PACKAGE = {
  'node_modules/@quay/boat/package.json': '{ "name": "@quay/boat", "version": "3.2.1", "types": "./index.d.ts" }',
  'node_modules/@quay/boat/index.d.ts': TYPES,
};

const config = (options: string) => `import { apiReference } from '${ENTRY}';
  export default {
    title: 'Quay',
    locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
    check: { anchors: 'error', links: 'error' },
    plugins: [apiReference({ package: '@quay/boat', compiler: '${COMPILER}', ${options} })],
  };\n`;

const FILES = {
  ...PACKAGE,
  'docs/en/index.md': '# Home\n\n[Types](/reference/), [ropes](/reference/config#ropes)\n',
  'docs/zh/index.md': '# 首页\n',
  'docs/en/options.md':
    '# Options\n\n## ropes\n\n- **Default:** `4`\n\nRopes [hold](./index.md) the boat. A lot.\n\n## knots.tight\n\n```sh\n# ropes\nquay --tight\n```\n\nTight knots hold.\n',
  'docs/zh/options.md': '# 选项\n\n## ropes\n\n缆绳用来**固定**船只。还有别的。\n',
};

const OPTIONS = `explainedIn: ['options'], prefixes: { Config: '' }, title: { en: 'Types', zh: '类型' }, pages: [
  { path: 'config', title: 'Config', exports: ['Config', 'Knots'] },
], defaults: { zh: { 'Config.ropes': '四根。' } }, sentences: { zh: { 'Config.knots': '如何打结。', 'Config.ropes': '缆绳。', create: '造一艘船。' } }`;

const dir = writeSite({ ...FILES, 'site.config.mjs': config(OPTIONS) });
const { outDir, read } = openOutput('api-reference');

beforeAll(async () => {
  await buildSite(dir, outDir);
});

/** The line about a member, as text with its links. */
function findRow(html: string, name: string): string {
  const row = html.split('<tr>').find((each) => each.includes(`>${name}</code>`)) ?? '';
  return row.replaceAll(/<(?!\/?a\b)[^>]*>/g, '').trim();
}

test('a member is shown with its type, its default and its first sentence', () => {
  const html = read('reference/config.html');
  expect(findRow(html, 'sails')).toContain("{ color?: 'white' | 'red'; 'sail.height'?: number }");
  expect(findRow(html, 'sails.color')).toContain("'white' | 'red'Of all. Default: 'white'");
  expect(findRow(html, "sails['sail.height']")).toContain('number');
  expect(findRow(html, 'until')).toContain('Date');
  expect(findRow(html, 'name')).toContain('Since 2.1.');
  expect(findRow(html, 'loops')).toContain('Deprecated. Use knots instead. Both tie.');
  expect(html).not.toContain('_private');
});

test('types link to each other, even if they are not exported, and back to the members that have them', () => {
  const html = read('reference/config.html');
  expect(findRow(html, 'knots')).toContain('<a href="/reference/config#knots">Knots</a>');
  expect(findRow(html, 'crew')).toMatch(/<a href="[^"]*#person">Person<\/a>\[\]/);
  expect(findRow(html, 'hand')).toContain("'left' | 'right'");
  expect(html).toContain('<a href="/reference/config#Config.crew">');
});

test('a member that is explained under a heading of the site has its first sentence and a link to it, in each language', () => {
  expect(findRow(read('reference/config.html'), 'ropes')).toMatch(
    /<a href="\/options#ropes">ropes.*Ropes hold the boat\. Default: 4/s,
  );
  const chinese = read('zh/reference/config.html');
  expect(findRow(chinese, 'ropes')).toMatch(/<a href="\/zh\/options#ropes">ropes.*缆绳用来固定船只。默认值：四根。/s);
  expect(chinese).toContain('<span lang="en">Of all.</span>');
  expect(findRow(chinese, 'loops')).toContain('已弃用。Use knots instead.');
  expect(findRow(chinese, 'name')).toContain('始于版本 2.1。');
  expect(findRow(read('reference/config.html'), 'tight')).toContain('<a href="/options#knotstight">');
});

test('a sentence of the options replaces that of the package, in its language, where no page explains the member', () => {
  const html = read('zh/reference/config.html');
  expect(findRow(html, 'knots')).toContain('如何打结。');
  expect(findRow(html, 'ropes')).toContain('缆绳用来固定船只。');
  expect(read('zh/reference/create.html')).toContain('造一艘船。');
  expect(findRow(read('zh/reference/index.html'), 'create')).toContain('造一艘船。');
  expect(findRow(read('reference/config.html'), 'knots')).toContain('Knots.');
});

test('a comment in a code block does not begin a section: its text explains no member, and the section continues after it', () => {
  const html = read('reference/config.html');
  expect(findRow(html, 'tight')).toContain('Tight knots hold.');
  expect(findRow(html, 'ropes')).toContain('Ropes hold the boat. Default: 4');
});

test('an export that is not listed gets its own page, and all exports are listed by name, with the version of the package', () => {
  expect(read('reference/create.html')).toMatch(/Makes a boat\.[\s\S]*function.*create/);
  expect(read('reference/boat.html')).not.toContain('>log<');
  const index = read('reference/index.html');
  expect(index).toContain('@quay/boat@3.2.1');
  expect(findRow(index, 'version')).toContain('value');
  expect(index).toContain('href="/reference/config#config"');
  const names = [...index.matchAll(/>(\w+)<\/code><\/a><\/td>/g)].map(([, name]) => name);
  expect(names).toEqual(['Boat', 'Config', 'create', 'Knots', 'version']);
  expect(findRow(index, 'Knots')).toContain('The value of <a href="/reference/config#Config.knots">Config.knots</a>');
});

test('changes in the package are shown in the next build', async () => {
  writeFiles(dir, { 'node_modules/@quay/boat/index.d.ts': TYPES.replace('@default 4', '@default 5') });
  const next = openOutput('api-reference-again');
  expect(await quireAlone('build', dir, '--out', next.outDir)).toMatchObject({ code: 0 });
  expect(findRow(next.read('reference/config.html'), 'ropes')).toContain('Default: 5');
});

test('an older version of the package, which an alias installs, has its pages in that version of the site', async () => {
  const text = config("pages: [{ path: 'config', title: 'Config', exports: ['Config'] }]").replace(
    'plugins: [',
    `multiVersion: { default: 'v3', versions: ['v3', 'v2'] },
    plugins: [apiReference({ package: 'boat2', compiler: '${COMPILER}', version: 'v2' }), `,
  );
  const alias = {
    'node_modules/boat2/package.json': '{ "name": "@quay/boat", "version": "2.0.0", "types": "./index.d.ts" }',
    'node_modules/boat2/index.d.ts': '/** Steers. */\nexport declare function steer(): void;\n',
  };
  const pages = {
    'docs/v3/en/index.md': '# Home\n',
    'docs/v3/zh/index.md': '# 首页\n',
    'docs/v2/en/index.md': '# Old\n',
  };
  const old = openOutput('api-reference-versions');
  const site = writeSite({ ...PACKAGE, ...alias, ...pages, 'site.config.mjs': text });
  expect(await quire('build', site, '--out', old.outDir)).toMatchObject({ code: 0 });
  expect(old.read('reference/index.html')).toContain('@quay/boat@3.2.1');
  expect(old.read('v2/reference/index.html')).toContain('@quay/boat@2.0.0');
  expect(old.read('v2/reference/index.html')).not.toContain('knots');
  expect(old.read('v2/reference/steer.html')).toContain('Steers.');
  const unknown = writeSite({
    ...PACKAGE,
    ...alias,
    ...pages,
    'site.config.mjs': text.replace("version: 'v2'", "version: 'v1'"),
  });
  expect((await quire('build', unknown)).stderr).toContain('no page of the version "v1"');
});

test('each name that the package does not export is an error', async () => {
  const options =
    "pages: [{ path: 'a', title: 'A', exports: ['Confg', 'Knots', 'Sail'] }], sentences: { zh: { 'Config.rope': '缆绳。' } }, defaults: { zh: { 'Config.rop': '四' } }";
  const { code, stderr } = await quire('build', writeSite({ ...FILES, 'site.config.mjs': config(options) }));
  expect(code).toBe(1);
  expect(stderr).toContain('"Confg", which "@quay/boat" does not export');
  expect(stderr).toContain('"Sail", which');
  expect(stderr).toContain(
    '"sentences.zh" of the reference describes "Config.rope", which "@quay/boat" does not have.',
  );
  expect(stderr).toContain('"defaults.zh" of the reference describes "Config.rop", which');
  expect(stderr).toContain('It exports create, Config, Knots, Boat, version.');
});

test('if the package, its types or a compiler is missing, the error says what to install', async () => {
  const build = async (text: string) => (await quire('build', writeSite({ ...FILES, 'site.config.mjs': text }))).stderr;
  const text = config('');
  expect(await build(text.replace('@quay/boat', '@quay/ship'))).toContain('install -D @quay/ship');
  expect(await build(text.replace(COMPILER, 'typescript-that-is-missing'))).toMatch(
    /not installed[\s\S]*npm:typescript@6/,
  );
  expect(await build(text.replace(COMPILER, join(COMPILER, 'package.json')))).toContain(
    'no compiler that Node can load',
  );
  expect(await build(config("entry: 'types.d.ts'"))).toContain(
    'types.d.ts with the types of "@quay/boat" does not exist.',
  );
});
