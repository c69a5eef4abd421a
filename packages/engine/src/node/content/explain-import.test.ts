import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import { explainImport } from './explain-import.ts';

const root = mkdtempSync(join(tmpdir(), 'quire-imports-'));
const siteDir = join(root, 'packages/docs');
mkdirSync(siteDir, { recursive: true });
writeFileSync(join(root, 'package.json'), JSON.stringify({ devDependencies: { '@fleet/signs': '^1.0.0' } }));
writeFileSync(join(siteDir, 'package.json'), JSON.stringify({ dependencies: { signs: '^2.0.0', lamps: '^3.0.0' } }));
mkdirSync(join(root, 'node_modules/lamps'), { recursive: true });
writeFileSync(join(root, 'node_modules/lamps/package.json'), JSON.stringify({ name: 'lamps', main: 'gone.js' }));

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
  const broken = mkdtempSync(join(tmpdir(), 'quire-imports-'));
  writeFileSync(join(broken, 'package.json'), '{');
  expect(explainImport('flags', broken, createPackageCommands('npm/11.0.0'))).toContain('run "npm install flags"');
});
