import { expect, test } from '@rstest/core';
import { PACKAGE_MANAGERS } from './package-manager.ts';
import { formatLines } from './package-manager-lines.ts';

function translate(command: string, way: 'plain' | 'dlx' | 'exec' = 'plain') {
  return PACKAGE_MANAGERS.map((manager) => formatLines(command, { manager, way }));
}

test.each([
  ['install x', 'npm install x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['install -D @a/b', 'npm install -D @a/b', 'yarn add -D @a/b', 'pnpm add -D @a/b', 'bun add -D @a/b'],
  ['i --save-dev x', 'npm i --save-dev x', 'yarn add -D x', 'pnpm add -D x', 'bun add -D x'],
  ['add --save-exact x', 'npm add --save-exact x', 'yarn add -E x', 'pnpm add -E x', 'bun add -E x'],
  ['install --save x', 'npm install --save x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['install -g x', 'npm install -g x', undefined, 'pnpm add -g x', 'bun add -g x'],
  ['install --legacy-peer-deps x', 'npm install --legacy-peer-deps x', undefined, undefined, undefined],
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['ci', 'npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ['create a@latest', 'npm create a@latest', 'yarn create a', 'pnpm create a@latest', 'bun create a@latest'],
  ['create @a/x@1 b', 'npm create @a/x@1 b', 'yarn create @a/x b', 'pnpm create @a/x@1 b', 'bun create @a/x@1 b'],
  ['create a b -- --c', 'npm create a b -- --c', 'yarn create a b --c', 'pnpm create a b --c', 'bun create a b --c'],
  ['init x@latest', 'npm init x@latest', 'yarn create x', 'pnpm create x@latest', 'bun create x@latest'],
  ['init -y', 'npm init -y', 'yarn init -y', 'pnpm init -y', 'bun init -y'],
  ['npx a build', 'npx a build', 'yarn dlx a build', 'pnpm dlx a build', 'bunx a build'],
  ['npx -y a@1 --b', 'npx -y a@1 --b', 'yarn dlx a@1 --b', 'pnpm dlx a@1 --b', 'bunx a@1 --b'],
  ['npx -p a b', 'npx -p a b', undefined, undefined, undefined],
  ['exec a -- --b', 'npm exec a -- --b', 'yarn dlx a --b', 'pnpm dlx a --b', 'bunx a --b'],
  ['run build', 'npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  ['run build -- --w', 'npm run build -- --w', 'yarn build --w', 'pnpm run build --w', 'bun run build --w'],
  ['run pack', 'npm run pack', 'yarn run pack', 'pnpm run pack', 'bun run pack'],
  ['run build -w a', 'npm run build -w a', undefined, undefined, undefined],
  ['uninstall -D x', 'npm uninstall -D x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
  ['test -- --w', 'npm test -- --w', 'yarn test --w', 'pnpm test --w', 'bun run test --w'],
  ['start', 'npm start', 'yarn start', 'pnpm start', 'bun run start'],
  ['npm install x', 'npm install x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['pack', 'npm pack', undefined, undefined, undefined],
  [
    'install a\n  run b',
    'npm install a\nnpm run b',
    'yarn add a\nyarn b',
    'pnpm add a\npnpm run b',
    'bun add a\nbun run b',
  ],
  [
    'create a && cd b',
    'npm create a && cd b',
    'yarn create a && cd b',
    'pnpm create a && cd b',
    'bun create a && cd b',
  ],
  [
    '# a && b\nnpm i && a',
    '# a && b\nnpm i && a',
    '# a && b\nyarn install && a',
    '# a && b\npnpm install && a',
    '# a && b\nbun install && a',
  ],
])('%s becomes %s, %s, %s and %s', (command, ...expected) => {
  expect(translate(command)).toEqual(expected);
});

test('a package that is fetched and run is translated for each package manager', () => {
  expect(translate('x@1 init', 'dlx')).toEqual([
    'npx x@1 init',
    'yarn dlx x@1 init',
    'pnpm dlx x@1 init',
    'bunx x@1 init',
  ]);
});

test('a program of an installed package is never fetched', () => {
  expect(translate('x --a', 'exec')).toEqual(['npx x --a', 'yarn x --a', 'pnpm x --a', 'bun run x --a']);
  expect(translate('npx pack', 'exec')).toEqual(['npx pack', 'yarn run pack', 'pnpm pack', 'bun run pack']);
});

test('Deno has no equivalent of an npm command', () => {
  expect(formatLines('install x', { manager: 'deno', way: 'plain' })).toBeUndefined();
});
