import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { readSamples } from './code-sample.ts';
import { createCommandChecker, loadRslibFlags, parseRslibHelp } from './command-flags.ts';
import { loadAllSources, loadPage, ROOT } from './docs-page.ts';
import { type PackageCommand, scanMarkdown } from './scan-markdown.ts';
import { parseShellLine } from './shell-line.ts';

/** Packages that the pages ask readers to install, and that are not installed here. */
const KNOWN_PACKAGES = new Set([
  'create-rslib',
  'react-compiler-runtime',
  'storybook-vue3-rsbuild',
  'svelte2tsx',
  '@rsdoctor/core',
  '@rstest/adapter-rslib',
  '@testing-library/react',
  'happy-dom',
  'vitest',
]);

const TIMEOUT_MS = 60_000;
const checkCommand = createCommandChecker();
const pages = loadAllSources();

function checkLine(line: string): string[] {
  return parseShellLine(line).flatMap(checkCommand);
}

test(
  'every line of shell calls rslib and npm with commands and flags that they have',
  () => {
    const problems = pages.flatMap((page) =>
      readSamples(page, [])
        .filter((sample) => /^(?:sh|bash)$/.test(sample.language) && sample.exception === undefined)
        .flatMap((sample) =>
          sample.code
            .split('\n')
            .flatMap(checkLine)
            .map((problem) => `${sample.where} ${problem}`),
        ),
    );
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'every command in the text has commands and flags that exist',
  () => {
    const problems = pages.flatMap((page) =>
      findInlineCode(page.source, /^(?:npx )?rslib(?: |$)/).flatMap((code) =>
        checkLine(code.replaceAll(/<(\w+)>/g, '$1')).map((problem) => `${page.sourcePath} \`${code}\`: ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'every command of package-manager tabs is one of npm, about packages that exist',
  () => {
    const problems = pages.flatMap((page) =>
      page.packageCommands.flatMap(({ command, way, line }) => {
        const shell = way === 'plain' ? `npm ${command}` : command;
        const packages =
          /^install (.*)$/
            .exec(command)?.[1]
            ?.split(' ')
            .filter((word) => !word.startsWith('-')) ?? [];
        const missing = packages.filter((name) => !isKnownPackage(name.replace(/(?<=.)@[^/]*$/, '')));
        return [...checkLine(shell), ...missing.map((name) => `"${name}" is no known package.`)].map(
          (problem) => `${page.sourcePath}:${line} ${problem}`,
        );
      }),
    );
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

test('a page that installs @rsbuild/core names the range of @rslib/core, because another version is a second Rsbuild', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@rslib/core/package.json'), 'utf8'));
  const named = pages.flatMap((page) =>
    page.packageCommands.flatMap(({ command }) => command.match(/@rsbuild\/core\S*/g) ?? []),
  );
  expect([...new Set(named)]).toEqual([`@rsbuild/core@${dependencies['@rsbuild/core']}`]);
});

test('no package-manager tabs fetch another package in place of a program that is installed', () => {
  const commands = pages.flatMap((page) =>
    page.packageCommands.map((command) => ({ ...command, where: `${page.sourcePath}:${command.line}` })),
  );
  expect(commands.filter(fetchesInstalledProgram).map(({ where }) => where)).toEqual([]);
  const [fetched, run] = [
    '<PackageManagerTabs command="npx rslib build" />',
    '<PackageManagerTabs command="rslib" exec />',
  ]
    .flatMap((tabs) => scanMarkdown(tabs).packageCommands)
    .map(fetchesInstalledProgram);
  expect([fetched, run]).toEqual([true, false]);
});

test(
  'the page about the command line names every flag of rslib',
  () => {
    const flags = loadRslibFlags();
    for (const locale of ['en', 'zh'] as const) {
      const { source } = loadPage(locale, 'guide/basic/cli.mdx');
      const named = new Set([...source.matchAll(/(?<![\w-])--?[a-z][\w-]*/g)].map(([flag]) => flag));
      expect([...flags].filter((flag) => !named.has(flag))).toEqual([]);
    }
  },
  TIMEOUT_MS,
);

test(
  'a flag that rslib does not have is reported',
  () => {
    expect(checkLine('FOO=1 npx rslib build --formats esm')).toEqual([
      'rslib build has no flag "--formats".',
      'rslib build has no flag "esm".',
    ]);
    expect(checkLine('rslib --format amd && rslib bild')).toEqual([
      '--format has no value "amd".',
      'rslib has no command "bild".',
    ]);
    expect(checkLine('npm install --devv x -- --anything')).toEqual(['npm install has no flag "--devv".']);
  },
  TIMEOUT_MS,
);

test('the help text gives flags, short forms, values and negatives', () => {
  const { flags } = parseRslibHelp(
    '  -w, --watch  turn on\n  --format <format>   x (esm | cjs) \n  --dts   emit (use --no-dts to disable)',
  );
  expect([...flags]).toEqual([
    ['-w', 'none'],
    ['--watch', 'none'],
    ['--format', ['esm', 'cjs']],
    ['--dts', 'none'],
    ['--no-dts', 'none'],
  ]);
});

function findInlineCode(source: string, pattern: RegExp): string[] {
  return [...source.replaceAll(/^\s*```[\s\S]*?^\s*```$/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((code) => pattern.test(code));
}

/** `pnpm dlx rslib` and `yarn dlx rslib` run the package of that name, which is not `@rslib/core`. */
function fetchesInstalledProgram({ command, way }: PackageCommand): boolean {
  const program = command.replace(/^npx /, '').split(' ')[0] ?? '';
  return way === 'dlx' && existsSync(join(ROOT, 'node_modules/.bin', program));
}

function isKnownPackage(name: string): boolean {
  return KNOWN_PACKAGES.has(name) || existsSync(join(ROOT, 'node_modules', name, 'package.json'));
}
