import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { buildSite, captureWrites, openOutput, preload, quireAlone } from '../../test/run-quire.ts';
import { createSite, listFiles, takeSnapshot, writeFiles } from '../../test/temporary-site.ts';
import { type BuildExecutor, compileWith, openBuildExecutor } from './build-executor.ts';
import type { BuildTask } from './build-tasks.ts';
import { resolveConfig } from './config/resolve.ts';
import { loadUserConfig } from './site-config/load-config.ts';
import { createExecutor } from './workers/executor.ts';
import { startWorker } from './workers/worker-process.ts';

const PAGES = {
  'docs/index.md': '---\ntitle: "Home"\n---\n\nRead [the guide](./guide.md).\n',
  'docs/guide.md':
    '# Guide\n\n## Install\n\n```ts title="a.ts" {1}\nconst a: number = 1;\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  'docs/part.mdx':
    "import { Badge } from '@theme';\nimport Note from './note.mdx';\n\n# Part\n\n<Badge text=\"new\" />\n\n<Note />\n",
  'docs/note.mdx': '## Note\n\nText.\n',
};

let opened: BuildExecutor[] = [];

afterEach(async () => {
  for (const name of ['NODE_OPTIONS', 'QUIRE_TEST_END_AT']) delete process.env[name];
  await Promise.all(opened.map(({ close }) => close()));
  opened = [];
});

/** Compiles pages of a site by worker processes or in this process, into a store of its own. */
async function openCompiler(dir: string, kind: 'workers' | 'here') {
  const config = resolveConfig(await loadUserConfig(dir), { dir });
  const storeDir = join(dir, 'stores', kind);
  mkdirSync(join(storeDir, 'content'), { recursive: true });
  const executor =
    kind === 'workers' ? createExecutor(2, startWorker<BuildTask>) : openBuildExecutor({ pages: 1, config });
  opened.push(executor);
  const compile = compileWith(executor, config, storeDir);
  const compilePage = (sourcePath: string) =>
    compile({
      file: {
        sourcePath,
        filePath: join(dir, 'docs', sourcePath),
        ...(sourcePath === VIRTUAL && { virtual: { plugin: 'a', text: '# Made\n\n{1 + 1}\n', linesBefore: 0 } }),
      },
      key: sourcePath.replace('.', '-'),
      original: [],
    });
  return { storeDir, compilePage };
}

/** A page that a plugin makes: there is no such file. */
const VIRTUAL = 'made.mdx';
const NAMES = [...Object.keys(PAGES).map((name) => name.replace('docs/', '')), 'bars.md', VIRTUAL];

test('pages are compiled to the same by worker processes and in the process', async () => {
  const plugin = '{ name: "a", markdown: { fences: { bars: ({ code }) => "<b>" + code + "</b>" } } }';
  const config = `export default { markdown: { showLineNumbers: true }, plugins: [${plugin}] };\n`;
  const dir = createSite({ ...PAGES, 'docs/bars.md': '```bars\n3\n```\n', 'site.config.mjs': config });
  const [there, here] = [await openCompiler(dir, 'workers'), await openCompiler(dir, 'here')];
  const compiled = await Promise.all(NAMES.map(here.compilePage));
  expect(await Promise.all(NAMES.map(there.compilePage))).toEqual(compiled);
  const read = ({ storeDir }: { storeDir: string }) =>
    listFiles(storeDir)
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join(storeDir, file), 'utf8'));
  expect(read(there)).toEqual(read(here));
  expect(read(here)).toHaveLength(NAMES.length);
  expect(compiled.at(-1)?.headings).toMatchObject([{ text: 'Made' }]);
});

test('a configuration that is another one in each process is reported: pages would be kept as made with the wrong one', async () => {
  const random = 'export default { markdown: { langAlias: { a: String(process.pid) } } };\n';
  const { compilePage } = await openCompiler(createSite({ ...PAGES, 'site.config.mjs': random }), 'workers');
  await expect(compilePage('guide.md')).rejects.toMatchObject({
    diagnostics: [{ rule: 'config', message: 'The configuration is not the same in a worker process.' }],
  });
});

test('a page that ends its worker is reported by its name, and the next one is compiled by another worker', async () => {
  const { compilePage } = await openCompiler(createSite(PAGES), 'workers');
  Object.assign(process.env, {
    NODE_OPTIONS: preload('end-at'),
    QUIRE_TEST_END_AT: 'readFileSync before docs/guide.md',
  });
  await expect(compilePage('guide.md')).rejects.toMatchObject({
    diagnostics: [{ file: 'guide.md', message: expect.stringContaining('It was killed by SIGKILL') }],
  });
  expect((await compilePage('index.md')).frontmatter.title).toBe('Home');
});

test('what code of the site prints in a worker is shown, even if it looks like the crash report of V8', async () => {
  const print = '(console.error("FATAL ERROR: none"), console.error("more"), code)';
  const plugin = `{ name: "a", markdown: { fences: { bars: ({ code }) => ${print} } } }`;
  const { compilePage } = await openCompiler(
    createSite({
      'docs/bars.md': '```bars\n3\n```\n',
      'site.config.mjs': `export default { plugins: [${plugin}] };\n`,
    }),
    'workers',
  );
  const shown = captureWrites(process.stderr);
  await compilePage('bars.md').finally(() => Promise.all(opened.splice(0).map(({ close }) => close())));
  expect(shown.end()).toBe('FATAL ERROR: none\nmore\n');
});

const LOCALES =
  "export default { title: 'Many', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }] };\n";

/** Together so many that worker processes build them, where there is more than one processor. */
const [SOME, OTHERS] = [0, 1].map((part) =>
  Object.fromEntries(
    Array.from({ length: 250 }, (_, number) => [`docs/part-${part}/page-${number}.md`, `# Page ${number}\n\nText.\n`]),
  ),
);

test('a site has the same bytes with workers, and where its pages come to it without', async () => {
  const site = { ...PAGES, ...SOME, 'docs/zh/guide.md': '# 指南\n\n运行命令。\n', 'site.config.mjs': LOCALES };
  const dir = createSite(site);
  const [without, withWorkers] = [openOutput('local').outDir, openOutput('workers').outDir];
  await buildSite(dir, without);
  writeFiles(dir, OTHERS ?? {});
  await buildSite(dir, without);
  await buildSite(createSite({ ...site, ...OTHERS }), withWorkers);
  expect(takeSnapshot(withWorkers)).toBe(takeSnapshot(without));
  expect(takeSnapshot(without)).toContain('part-1/page-249.html');
});

test('what a component leaves running does not keep a build from ending, and logs of a configuration are not output', async () => {
  const dir = createSite({
    'components/clock.jsx': 'export default function Clock() { setInterval(() => {}, 1000); return "tick"; }\n',
    'docs/index.mdx': "import Clock from '../components/clock';\n\n# Home\n\n<Clock />\n",
  });
  expect(await quireAlone('build', dir)).toMatchObject({ code: 0 });
  writeFiles(dir, { 'site.config.mjs': 'setInterval(() => {}, 1000);\nconsole.log(1);\nexport default {};\n' });
  expect(await quireAlone('urls', dir)).toMatchObject({
    code: 0,
    stdout: '/\n',
    stderr: expect.stringContaining('1\n'),
  });
});
