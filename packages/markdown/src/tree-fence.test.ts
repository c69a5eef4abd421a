import { expect, test } from '@rstest/core';
import { listTreePaths, renderTree } from './tree-fence.ts';

const render = (lines: string[], title?: string) => renderTree(lines.join('\n'), title);

test('a text tree becomes nested lists', () => {
  expect(render(['.', '├── src', '│   ├── index.ts', '│   └── parts', '│       └── box.tsx', '└── package.json'])).toBe(
    '<div class="q-tree"><ul><li>src<ul><li>index.ts</li><li>parts<ul><li>box.tsx</li></ul></li></ul></li>' +
      '<li>package.json</li></ul></div>',
  );
});

test.each([
  ['a root with a name', ['lib', '├── a.ts', '└── b', '    └── c.ts']],
  ['two spaces for each level', ['lib', '├── a.ts', '└── b', '  └── c.ts']],
  ['ASCII', ['lib', '|-- a.ts', '`-- b', '    `-- c.ts']],
  ['plus signs', ['lib', '+-- a.ts', '\\-- b', '    +-- c.ts']],
  ['spaces alone', ['lib', '  a.ts', '  b', '    c.ts']],
  ['bars between', ['lib', '├─a.ts', '│', '└─b', '    └─c.ts']],
])('%s gives the same tree', (_, lines) => {
  expect(listTreePaths(lines.join('\n'))).toBe('lib\nlib/a.ts\nlib/b\nlib/b/c.ts');
});

test.each([
  ['├── a.ts // The entry', 'a.ts', '// The entry'],
  ['├── a.ts  the entry', 'a.ts', 'the entry'],
  ['├── a.ts the entry', 'a.ts', 'the entry'],
  ['├── src   # of the site', 'src', '# of the site'],
  ['├── src/ 源码', 'src', '源码'],
  ['├── 0. main.config.ts // First', '0. main.config.ts', '// First'],
  ['├── .gitignore ignored files', '.gitignore', 'ignored files'],
  ['├── My file <b>.txt', 'My file &lt;b&gt;.txt', undefined],
])('%s has a name and a note', (line, name, note) => {
  const text = note === undefined ? '' : ` <span class="q-tree-note">${note}</span>`;
  expect(render([line])).toContain(`>${name}${text}</li>`);
});

test('a folder may be empty, and a file may have no extension', () => {
  const html = render(['├── empty/', '├── src', '├── LICENSE', '├── Makefile', '├── .env', '└── ...']) ?? '';
  expect([...html.matchAll(/<li class="q-tree-folder">([^<]*)/g)].map(([, name]) => name)).toEqual(['empty', 'src']);
});

test('the title is above the tree; a text without entries is not a tree', () => {
  expect(render(['└── a.ts'], 'Output & more')).toMatch(
    /^<div class="q-tree"><p class="q-tree-title">Output &amp; more</,
  );
  expect(render(['.', '', '  │'])).toBeUndefined();
});

test('translations of a tree have the same names, with different notes', () => {
  expect(listTreePaths('└── a.ts // 入口')).toBe(listTreePaths('└── a.ts // The entry'));
  expect(listTreePaths('└── b.ts')).not.toBe(listTreePaths('└── a.ts'));
});
