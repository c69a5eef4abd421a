/** Checks that the docs name existing constants and files, and that comments cite existing pages. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from './run-step.mjs';

const BEHAVIOR = join(ROOT, 'docs/behavior');

const CODE = execFileSync('git', ['ls-files', '--', 'packages', 'scripts', 'bench', 'e2e', 'website'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && existsSync(join(ROOT, file)))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

test.each(readdirSync(BEHAVIOR))('%s names constants that exist', (name) => {
  const text = readFileSync(join(BEHAVIOR, name), 'utf8');
  const constants = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)].map(([, constant]) => constant);
  const isDefined = (constant) => CODE.some((each) => new RegExp(`\\bconst ${constant}\\b`).test(each.text));
  expect(constants.filter((constant) => !isDefined(constant))).toEqual([]);
});

test.each(readdirSync(BEHAVIOR))('%s names files that exist', (name) => {
  const text = readFileSync(join(BEHAVIOR, name), 'utf8');
  const files = [...text.matchAll(/`((?:packages|docs|website|scripts)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('messages.md quotes the texts of the theme exactly, in both languages', () => {
  const rows = readFileSync(join(BEHAVIOR, 'messages.md'), 'utf8').matchAll(/^\| .+? \| (.+?) \| (.+?) \|$/gm);
  const [, ...texts] = [...rows].map(([, english, chinese]) => ({
    en: english.split(' / '),
    zh: chinese.split(' / '),
  }));
  expect(texts.length).toBeGreaterThan(8);
  for (const lang of ['en', 'zh']) {
    const source = readFileSync(join(ROOT, `packages/theme/src/texts/${lang}.ts`), 'utf8');
    expect(texts.flatMap((text) => text[lang]).filter((text) => !source.includes(text))).toEqual([]);
  }
});

test('comments cite pages of docs that exist', () => {
  const cited = CODE.flatMap(({ file, text }) =>
    [...text.matchAll(/docs\/(?:adr|behavior)\/[\w-]+\.md/g)].map(([page]) => ({ file, page })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ page }) => !existsSync(join(ROOT, page)))).toEqual([]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/writing-pages.md', 'docs/coming-from-rspress.md'])(
  '%s links to files that exist',
  (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8').replace(/```[\s\S]*?```|````[\s\S]*?````|`[^`\n]*`/g, '');
    const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target]) => target);
    const missing = targets.filter(
      (target) => !target.startsWith('http') && !existsSync(join(ROOT, name, '..', target)),
    );
    expect(missing).toEqual([]);
  },
);

/** What a site has, in the place of which this repository has nothing. */
const OF_SITES = ['theme/index.tsx'];

const ADR = readdirSync(join(ROOT, 'docs/adr')).map((name) => `docs/adr/${name}`);

test.each(['ARCHITECTURE.md', ...ADR])('%s names files of code that exist', (name) => {
  const files = listCodeFiles(readFileSync(join(ROOT, name), 'utf8'));
  const folders = ['', 'packages/engine/src', 'packages/engine/src/node'].map((path) => join(ROOT, path));
  const exists = (file) => folders.some((folder) => existsSync(join(folder, file)));
  expect(files.filter((file) => !exists(file) && !OF_SITES.includes(file))).toEqual([]);
});

test('files of code are found in documents, tests among them', () => {
  expect(listCodeFiles('`a.ts`, `b/c.test.ts`, `d-e/f.tsx`, `.d.ts`, `a.md`')).toEqual([
    'a.ts',
    'b/c.test.ts',
    'd-e/f.tsx',
  ]);
  expect(listCodeFiles(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')).length).toBeGreaterThan(20);
});

function listCodeFiles(text) {
  return [...text.matchAll(/`((?:[\w-]+\/)*[\w-][\w.-]*\.tsx?)`/g)].map(([, file]) => file);
}

test('ARCHITECTURE.md names every room of the engine', () => {
  const node = join(ROOT, 'packages/engine/src/node');
  const rooms = readdirSync(node, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const isListed = ({ name }) => new RegExp(`^\\|[^|]*\`${name}\``, 'm').test(text);
  const isFilled = ({ name }) => CODE.some(({ file }) => file.startsWith(`packages/engine/src/node/${name}/`));
  expect(rooms.filter((room) => isFilled(room) && !isListed(room)).map(({ name }) => name)).toEqual([]);
});
