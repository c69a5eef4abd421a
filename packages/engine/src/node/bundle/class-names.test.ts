/** Claims about the names of classes: short, and the same wherever the site and its theme are. */
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { createClassNames } from './class-names.ts';

const FILES = {
  'theme/package.json': '{}',
  'theme/src/index.ts': '',
  'theme/src/nav/nav.module.css':
    '/* .gone */ .bar { .link { color: red } &.open { background: url(sea.svg); margin: 0.5em } }',
  'theme/src/doc/doc.module.css': `.bar { color: red } ${Array.from({ length: 60 }, (_, at) => `.c${at} {}`).join('')}`,
  'site/card.module.css': '.bar { color: red }',
};

function nameIn(root: string, file: string, name: string): string {
  const names = createClassNames(join(root, 'site'), join(root, 'theme/src/index.ts'));
  return names({ resourcePath: join(root, file) }, '', name);
}

test('classes of the theme have the shortest names', () => {
  const nav = (name: string) => nameIn(createSite(FILES), 'theme/src/nav/nav.module.css', name);
  expect(['bar', 'link', 'open'].map(nav)).toEqual(['_ba', '_bb', '_bc']);
});

test('as many names as a large site has are distinct', () => {
  const root = createSite(FILES);
  const names = createClassNames(join(root, 'site'), join(root, 'theme/src/index.ts'));
  const context = { resourcePath: join(root, 'site/card.module.css') };
  expect(new Set(Array.from({ length: 6000 }, (_, at) => names(context, '', `c${at}`))).size).toBe(6000);
});

test('other class names have a hash that is independent of the folder', () => {
  const hashed = [
    ['site/card.module.css', 'bar'],
    ['theme/src/doc/doc.module.css', 'c59'],
    ['theme/src/nav/nav.module.css', 'gone'],
    ['theme/src/nav/nav.module.css', 'svg'],
  ] as const;
  const [here, there] = [createSite(FILES), createSite(FILES)];
  expect(here).not.toBe(there);
  for (const [file, name] of hashed) {
    expect(nameIn(here, file, name)).toMatch(/^[A-Za-z][A-Za-z\d]{5,6}$/);
    expect(nameIn(here, file, name)).toBe(nameIn(there, file, name));
  }
});
