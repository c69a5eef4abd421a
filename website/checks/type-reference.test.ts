import { expect, test } from '@rstest/core';
import { typeCheckSamples } from './type-check-samples.ts';
import {
  compareDefaults,
  createCoverageSample,
  findUnexplained,
  findUnknown,
  listIds,
  listOwnMembers,
  loadOptionPages,
  loadReference,
} from './type-reference.ts';

const TIMEOUT_MS = 120_000;
const api = loadReference();
const members = listOwnMembers(api);

test(
  'the reference has a line for every option of the installed package',
  () => {
    expect(typeCheckSamples([createCoverageSample(api)], 'type-reference')).toEqual([]);
    const config = api.types.RslibConfig;
    if (!config) throw new Error('There is no RslibConfig.');
    const without = { ...config, members: config.members.filter(({ name }) => name !== 'splitChunks') };
    const wrong = createCoverageSample({ ...api, types: { ...api.types, RslibConfig: without } });
    expect(typeCheckSamples([wrong], 'wrong-type-reference').join('\n')).toContain('splitChunks');
  },
  TIMEOUT_MS,
);

const LOCALES = (['en', 'zh'] as const).map((locale) => [locale, loadOptionPages(locale)] as const);

test.each(LOCALES)('an option that has a heading exists in the package (%s)', (_locale, pages) => {
  const ids = listIds(pages);
  expect(findUnknown(pages, ids)).toEqual([]);
  const fewer = new Set([...ids].filter((id) => id !== 'output.target'));
  expect(findUnknown(pages, fewer)).toHaveLength(1);
});

test.each(LOCALES)(
  'an option that Rslib adds has a heading, or is named on the page about it (%s)',
  (_locale, pages) => {
    expect(members.size).toBeGreaterThan(60);
    expect(findUnexplained(pages, members)).toEqual([]);
    const without = pages.filter(({ name }) => name !== 'config/lib/experiments');
    expect(findUnexplained(without, members)).toContain('lib.experiments');
    expect(findUnexplained(without, members)).toContain('experiments.exe.fileName');
  },
);

test.each(LOCALES)('a default is the one that the package names (%s)', (_locale, pages) => {
  const { compared, different } = compareDefaults(pages, members);
  expect(compared.length).toBeGreaterThan(25);
  expect(different).toEqual([]);
  const changed = new Map([...members].map(([name, member]) => [name, { ...member, default: '`7`' }]));
  expect(compareDefaults(pages, changed).different.length).toBeGreaterThan(25);
});
