import { expect, test } from '@rstest/core';
import { type CodeSample, readSamples } from './code-sample.ts';
import { loadAllSources } from './docs-page.ts';
import { parseSample } from './parse-sample.ts';
import { listExamples } from './rebuild-example.ts';
import { typeCheckSamples } from './type-check-samples.ts';

const LARGEST_SHARE_OF_EXCEPTIONS = 0.05;
const TIMEOUT_MS = 120_000;

const unreadable: string[] = [];
const samples = loadAllSources().flatMap((page) => readSamples(page, unreadable));
const checked = samples.filter((sample) => sample.exception === undefined);

test('every file, region and line range that a code block names exists', () => {
  expect(unreadable).toEqual([]);
});

test(
  'every code block parses',
  () => {
    const problems = checked
      .filter((sample) => !sample.isPart)
      .flatMap((sample) => parseSample(sample).map((problem) => `${sample.where} ${problem}`));
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'every configuration sample has the types of the installed packages',
  () => {
    const configs = checked.filter(isTyped);
    expect(configs.length).toBeGreaterThan(100);
    expect(typeCheckSamples(configs, 'samples')).toEqual([]);
  },
  TIMEOUT_MS,
);

test('exceptions are fewer than 5 % of the blocks', () => {
  const exceptions = samples.filter((sample) => sample.exception !== undefined);
  expect(exceptions.length / samples.length).toBeLessThan(LARGEST_SHARE_OF_EXCEPTIONS);
});

test('every example is shown on a page', () => {
  const shown = new Set(samples.map((sample) => sample.file?.split('/')[1]));
  expect(listExamples().filter((name) => !shown.has(name))).toEqual([]);
});

test(
  'a sample that does not parse, or has an option that does not exist, is reported',
  () => {
    const sample = { title: '', isPart: false, where: 'docs/en/x.md:1' };
    const broken = ['ts', 'json', 'css', 'vue', 'tsx'].map((language) => ({ ...sample, language, code: '{ <a' }));
    expect(broken.filter((one) => parseSample(one).length === 0)).toEqual([]);
    const unknownOption = {
      ...sample,
      title: 'tsconfig.json',
      language: 'json',
      code: '{"compilerOptions":{"strickt":true}}',
    };
    expect(parseSample(unknownOption).join()).toContain('strickt');
    const code =
      "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ lib: [{ formt: 'esm' }] });";
    const problems = typeCheckSamples([{ ...sample, language: 'ts', code }], 'wrong-samples').join('\n');
    expect(problems).toContain('docs/en/x.md:1');
    expect(problems).toContain('formt');
  },
  TIMEOUT_MS,
);

/** Configurations, and whatever else imports the tools' own packages; an example's sources are checked by its build. */
function isTyped({ language, title, code, file }: CodeSample): boolean {
  if (language !== 'ts' && language !== 'tsx') return false;
  if (file !== undefined && !file.includes('config') && !file.includes('/.storybook/')) return false;
  return /\.config\.ts/.test(title) || /from '@(?:rslib|rsbuild|rspack|module-federation)\//.test(code);
}
