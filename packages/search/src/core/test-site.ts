/** A small site for the tests of this package, in both languages. */
import { createEngine, type EngineOptions, type SearchEngine } from './engine.ts';
import { createWholeIndex } from './index/whole-index.ts';
import type { VocabularyData } from './query/vocabulary-data.ts';
import { createRecords } from './records/create-records.ts';
import type { PageInput, SectionInput } from './records/page-record.ts';

export const testPages: readonly PageInput[] = [
  page('/guide/start/', 'Introduction', 'Guide', [
    section('', 1, 'Introduction', ['A build tool for libraries.']),
    section('why', 2, 'Why another tool?', [
      'Bundlers are made for applications, libraries need declaration files and several formats.',
    ]),
  ]),
  page('/config/lib/auto-external', 'lib.autoExternal', 'Config', [
    section(
      '',
      1,
      'lib.autoExternal',
      [
        'Whether dependencies stay outside of the output.',
        'Dependencies and peer dependencies are external by default.',
      ],
      ['export default { lib: [{ autoExternal: true }] };'],
    ),
    section(
      'peer',
      2,
      'autoExternal.peerDependencies',
      ['Peer dependencies are never bundled.'],
      ['autoExternal: { peerDependencies: true }'],
    ),
  ]),
  page('/config/lib/dts', 'lib.dts', 'Config', [
    section('', 1, 'lib.dts', ['Generates TypeScript declaration files.']),
    section('bundle', 2, 'dts.bundle', ['One declaration file for each entry.']),
    section('alias', 3, 'dts.alias', ['Path aliases for declaration files.']),
  ]),
  page('/config/lib/out-base', 'lib.outBase', 'Config', [
    section('', 1, 'lib.outBase', ['The folder that output paths are relative to, in bundleless mode.']),
  ]),
  page('/guide/advanced/storybook', 'Using Storybook', 'Guide', [
    section('', 1, 'Using Storybook', ['Develop components & preview them in "Storybook".']),
  ]),
  page('/zh/guide/advanced/dts', '声明文件', '指南', [
    section('', 1, '声明文件', ['声明文件描述 JavaScript 代码的类型信息。']),
    section('bundle', 2, '打包声明文件', ['每个入口生成一个声明文件。']),
  ]),
  page('/zh/guide/advanced/module-federation', '模块联邦', '指南', [
    section('', 1, '模块联邦', ['在多个应用之间共享模块。']),
  ]),
];

export function page(routePath: string, title: string, lvl0: string, sections: SectionInput[]): PageInput {
  return { routePath, title, lvl0, group: '', sections };
}

export function section(
  anchor: string,
  depth: number,
  title: string,
  blocks: string[] = [],
  code: string[] = [],
): SectionInput {
  return { anchor, depth, title, blocks, code };
}

export async function createTestEngine(
  pages: readonly PageInput[] = testPages,
  { vocabulary, ...options }: EngineOptions & { vocabulary?: VocabularyData } = {},
): Promise<SearchEngine> {
  return createEngine(await createWholeIndex(createRecords(pages), { vocabulary }), options);
}

/** The URLs of an answer's hits, best first. */
export async function urlsFor(engine: SearchEngine, query: string): Promise<string[]> {
  const { hits } = await engine.answer({ indexName: 'test', query });
  return hits.map(({ url }) => url);
}
