import { expect, test } from '@rstest/core';
import { formatCommand, formatLines } from './package-manager.ts';

test.each([
  ['install x', 'npm install x', 'yarn add x', 'pnpm add x', 'bun add x'],
  [
    'install -D @rslib/core',
    'npm install -D @rslib/core',
    'yarn add -D @rslib/core',
    'pnpm add -D @rslib/core',
    'bun add -D @rslib/core',
  ],
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  [
    'install --frozen-lockfile',
    'npm install --frozen-lockfile',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  [
    'create sail@latest',
    'npm create sail@latest',
    'yarn create sail',
    'pnpm create sail@latest',
    'bun create sail@latest',
  ],
  [
    'create @scope/x@latest my-lib',
    'npm create @scope/x@latest my-lib',
    'yarn create @scope/x my-lib',
    'pnpm create @scope/x@latest my-lib',
    'bun create @scope/x@latest my-lib',
  ],
  ['npx sail build', 'npx sail build', 'yarn dlx sail build', 'pnpm dlx sail build', 'bunx sail build'],
  ['run build', 'npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  ['init x@latest', 'npm init x@latest', 'yarn create x', 'pnpm create x@latest', 'bun create x@latest'],
  ['init -y', 'npm init -y', 'yarn init -y', 'pnpm init -y', 'bun init -y'],
  ['uninstall x', 'npm uninstall x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
  ['test', 'npm test', 'yarn test', 'pnpm test', 'bun test'],
  ['npm install x', 'npm install x', 'yarn add x', 'pnpm add x', 'bun add x'],
])('%s becomes %s, %s, %s and %s', (command, npm, yarn, pnpm, bun) => {
  expect(formatCommand(command, 'npm')).toBe(npm);
  expect(formatCommand(command, 'yarn')).toBe(yarn);
  expect(formatCommand(command, 'pnpm')).toBe(pnpm);
  expect(formatCommand(command, 'bun')).toBe(bun);
});

test.each([
  [
    'dlx',
    'x@latest init',
    ['npx x@latest init', 'yarn dlx x@latest init', 'pnpm dlx x@latest init', 'bunx x@latest init'],
  ],
  ['exec', 'x build', ['npx x build', 'yarn x build', 'pnpm x build', 'bunx x build']],
  [
    'plain',
    'install a\n  run b',
    ['npm install a\nnpm run b', 'yarn add a\nyarn b', 'pnpm add a\npnpm run b', 'bun add a\nbun run b'],
  ],
] as const)('%s: %j is translated for each package manager', (way, command, expected) => {
  const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
  expect(managers.map((manager) => formatLines(command, { manager, way }))).toEqual(expected);
});

test('Deno has no equivalent of an npm command', () => {
  expect(formatLines('install x', { manager: 'deno', way: 'plain' })).toBeUndefined();
});
