/** Samples of shell must run as a reader types them: in bash or zsh, and in the PowerShell that comes with Windows. */
import { expect, test } from '@rstest/core';
import { type CodeSample, readSamples } from './code-sample.ts';
import { loadAllSources } from './docs-page.ts';

/** What is on the PATH of every reader who has Node.js and git, or the package manager that the page is about. */
const ON_THE_PATH = new Set(['bun', 'cd', 'deno', 'git', 'mkdir', 'node', 'npm', 'npx', 'pnpm', 'yarn']);
const VARIABLE = /^([A-Z_]+)=(\S+) (.*)$/gm;

/** What prevents a sample from running as it is; `next` is the code that follows it on the page. */
function findProblems(code: string, next: Pick<CodeSample, 'language' | 'code'> | undefined): string[] {
  const commands = code.split('\n').map((line) => line.replace(/\s*#.*$/, '').replace(VARIABLE, '$3'));
  const programs = commands.map((command) => command.split(' ')[0] ?? '').filter((program) => program !== '');
  const windows = toPowerShell(code);
  return [
    ...programs
      .filter((program) => !ON_THE_PATH.has(program))
      .map((program) => `"${program}" is not on the PATH: write npx, or a script.`),
    ...commands
      .filter((command) => /&&|\|\||\/tmp\b/.test(command))
      .map((command) => `"${command}" does not run in PowerShell.`),
    ...(windows === code || (next?.language === 'powershell' && next.code === windows)
      ? []
      : [`The sample for Windows is missing:\n${windows}`]),
  ];
}

/** A variable is set before the command, and removed after it, because PowerShell keeps it. */
function toPowerShell(code: string): string {
  return code.replaceAll(VARIABLE, "$env:$1 = '$2'\n$3\nRemove-Item Env:$1");
}

test('every sample of shell starts programs that a reader has, and has a form for Windows where it differs', () => {
  const problems = loadAllSources().flatMap((page) => {
    const samples = readSamples(page, []);
    return samples.flatMap(({ language, code, where }, index) =>
      /^(?:sh|bash)$/.test(language)
        ? findProblems(code, samples[index + 1]).map((problem) => `${where} ${problem}`)
        : [],
    );
  });
  expect(problems).toEqual([]);
});

test.each([
  ['rslib build', '', ['"rslib" is not on the PATH: write npx, or a script.']],
  ['npx rslib build # a comment', '', []],
  ['npm pack && npm publish', '', ['"npm pack && npm publish" does not run in PowerShell.']],
  ['A=b npx rslib', '', ["The sample for Windows is missing:\n$env:A = 'b'\nnpx rslib\nRemove-Item Env:A"]],
  ['npm pack\nA=b npx rslib', "npm pack\n$env:A = 'b'\nnpx rslib\nRemove-Item Env:A", []],
])('the sample %j followed by %j has the problems %j', (code, windows, problems) => {
  expect(findProblems(code, { language: 'powershell', code: windows })).toEqual(problems);
});
