import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { sampleConfig } from '../../engine/test/sample-pages.ts';
import { createSite } from '../../engine/test/temporary-site.ts';
import { createVariables, findSetVariables } from './theme-variables.ts';

test('variables that imported stylesheets set are known, each sheet is read once', () => {
  const siteDir = createSite({
    'styles/index.css': "@import './colors.css';\n@import url('./gone.css');\n@import 'package/sheet.css';\n",
    'styles/colors.css': "@import './index.css';\n:root { --rp-c-brand: red }\n",
    'theme/parts.scss': "@use './fonts.scss';\n",
    'theme/fonts.scss': ':root { --rp-font-family-mono: Quay }\n',
  });
  const globalStyles = [join(siteDir, 'styles/index.css')];
  const variables = createVariables(sampleConfig({ globalStyles, themeDir: join(siteDir, 'theme') }));
  expect(variables).toContain('--q-brand: var(--rp-c-brand);');
  expect(variables).toContain('--q-font-mono: var(--rp-font-family-mono);');
  expect(variables).toContain('--rp-c-bg: var(--q-bg);');
});

test('a tint that is the color itself is left out, because text in that color is on it here', () => {
  const set = (tint: string) => findSetVariables(`:root { --rp-c-brand: var(--own); --rp-c-brand-tint: ${tint} }`);
  expect([...set('var(--own)')]).toEqual(['c-brand']);
  expect([...set('#eef')]).toEqual(['c-brand', 'c-brand-tint']);
});

test('pages without a layout are from edge to edge', () => {
  expect(createVariables(sampleConfig({}))).toMatch(/\[data-page-type="custom"\] > main > div,[^}]*padding: 0;/);
});
