import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { sampleConfig } from '../../engine/test/sample-pages.ts';
import { createSite } from '../../engine/test/temporary-site.ts';
import { createVariables, findSetVariables } from './theme-variables.ts';

test('variables in imported stylesheets are found, and each stylesheet is read once', () => {
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

test('a tint that equals the brand color is ignored, because text in that color is on it', () => {
  const set = (tint: string) => findSetVariables(`:root { --rp-c-brand: var(--own); --rp-c-brand-tint: ${tint} }`);
  expect([...set('var(--own)')]).toEqual(['c-brand']);
  expect([...set('#eef')]).toEqual(['c-brand', 'c-brand-tint']);
});

test('pages without a layout have no padding', () => {
  expect(createVariables(sampleConfig({}))).toMatch(/\[data-page-type="custom"\] > main > div,[^}]*padding: 0;/);
});
