import { expect, test } from '@rstest/core';
import { loadPages } from './docs-page.ts';
import { createCoverageSamples, createTypeSample, readDocumentedTypes, toKeys } from './option-types.ts';
import { typeCheckSamples } from './type-check-samples.ts';

const TIMEOUT_MS = 120_000;
const pages = [...loadPages('en'), ...loadPages('zh')].filter(({ name }) => name.startsWith('config/'));

test(
  'the types that the configuration pages name are those of the installed packages',
  () => {
    const documented = pages.flatMap(readDocumentedTypes);
    expect(documented.length).toBeGreaterThan(120);
    expect(typeCheckSamples(pages.map(createTypeSample), 'option-types')).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'a type that is wrong or lacks a field is reported',
  () => {
    const [page] = pages.filter(({ name }) => name === 'config/lib/banner');
    if (page === undefined) throw new Error('There is no page about banners.');
    const wrong = { ...page, source: page.source.replace('js?: string; ', '').replace('`string`', '`number`') };
    const problems = typeCheckSamples([createTypeSample(wrong)], 'wrong-option-types').join('\n');
    expect(problems).toContain('a field is not documented');
    expect(problems).toContain('the real type does not accept what is documented');
  },
  TIMEOUT_MS,
);

test(
  'no option of the installed packages is left out',
  () => {
    const samples = createCoverageSamples(pages);
    expect(samples).toHaveLength(10);
    expect(typeCheckSamples(samples, 'option-coverage')).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'an option that no page names is reported',
  () => {
    const output = pages.filter(({ name }) => name === 'config/rsbuild/output');
    const without = output.map((page) => ({ ...page, source: page.source.replaceAll('charset', 'encoding') }));
    expect(typeCheckSamples(createCoverageSamples(without), 'wrong-option-coverage').join('\n')).toContain('charset');
  },
  TIMEOUT_MS,
);

test('the heading names the option', () => {
  expect(toKeys('lib.dts')).toEqual(['dts']);
  expect(toKeys("shims.cjs['import.meta.url']")).toEqual(['shims', 'cjs', 'import.meta.url']);
});
