import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import { explainImport } from './explain-import.ts';

const root = writeSite({
  'package.json': JSON.stringify({ devDependencies: { '@fleet/signs': '^1.0.0' } }),
  'packages/docs/package.json': JSON.stringify({ dependencies: { signs: '^2.0.0', lamps: '^3.0.0' } }),
  'node_modules/lamps/package.json': JSON.stringify({ name: 'lamps', main: 'gone.js' }),
});
const siteDir = join(root, 'packages/docs');

test.each([
  ['signs', 'The package "signs" is in package.json, but it is not installed: run "pnpm install" in'],
  ['signs/small.tsx', 'The package "signs" is in package.json, but it is not installed: run "pnpm install" in'],
  ['@fleet/signs', 'The package "@fleet/signs" is in package.json, but it is not installed: run "pnpm install" in'],
  ['lamps', 'The package "lamps" is installed, but the file of "lamps" is not in it: install it again, or another'],
  ['flags', 'If "flags" is a package, run "pnpm add flags" in the site\'s folder. Import components from'],
  ['./flags', 'Import components from "@theme"'],
  ['../flags.ts?raw', 'The file "../flags.ts" does not exist'],
  ['@/flags', 'Import components from "@theme"'],
  ['@astrojs/starlight/components', 'Components of Starlight are not rendered. Import those of the theme from'],
  ['@theme/Tabs', 'Components of Docusaurus are not rendered'],
])('how to fix the import of %s is known from package.json, in the site and above it', (source, start) => {
  expect(explainImport(source, siteDir, createPackageCommands('pnpm/10.0.0'))).toMatch(new RegExp(`^${start}`));
});

test('a package.json that cannot be read is left to the package manager', () => {
  const broken = writeSite({ 'package.json': '{' });
  expect(explainImport('flags', broken, createPackageCommands('npm/11.0.0'))).toContain('run "npm install flags"');
});
