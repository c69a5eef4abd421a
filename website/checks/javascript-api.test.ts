import * as rslib from '@rslib/core';
import { expect, test } from '@rstest/core';
import { loadPages } from './docs-page.ts';

const pages = (['en', 'zh'] as const).flatMap((locale) =>
  loadPages(locale).filter(({ name }) => name === 'guide/advanced/javascript-api'),
);

test.each(pages.map((page) => [page.locale, page] as const))(
  'the page about the JavaScript API names every export of @rslib/core (%s)',
  (_locale, page) => {
    const rows = page.source.split('\n').filter((line) => /^\| `\w+`/.test(line));
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(Object.keys(rslib).filter((name) => !named.includes(name))).toEqual([]);
  },
);

test.each(pages.map((page) => [page.locale, page] as const))(
  'every method of an instance has a section, and no other is described (%s)',
  async (_locale, page) => {
    const instance = await rslib.createRslib({ config: {} });
    const described = [...page.source.matchAll(/^## rslib\.(\w+)$/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual(Object.keys(instance).sort());
  },
);
