/**
 * Defines the variables of Rspress's theme (`--rp-*`). If a stylesheet of the site sets one, the corresponding variables
 * of Quire get its value. The others get the value of Quire's variable, for components that use them.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SiteStyles } from '@quire/engine';

interface Variable {
  name: string;
  /** The value if the site does not set the variable. */
  value: string;
  /** The variables of Quire that depend on it, with their values. */
  sets: Readonly<Record<string, string>>;
}

const q = (name: string) => `var(--q-${name})`;
const rp = (name: string) => `var(--rp-${name})`;
const both = (name: string, own: string): Variable => ({ name, value: q(own), sets: { [own]: rp(name) } });
const from = (name: string, value: string): Variable => ({ name, value, sets: {} });

/** The brand color also determines the colors that are derived from it, unless the site sets those too. */
const BRAND: Variable = {
  name: 'c-brand',
  value: q('brand'),
  sets: {
    brand: rp('c-brand'),
    'brand-fill': rp('c-brand'),
    'brand-fill-hover': `color-mix(in oklab, ${rp('c-brand')} 85%, ${q('text')})`,
    'brand-tint': `color-mix(in srgb, ${rp('c-brand')} 12%, ${q('bg')})`,
    'hero-name': `linear-gradient(100deg, ${rp('c-brand')}, color-mix(in oklab, ${rp('c-brand')} 65%, ${q('bg')}))`,
  },
};

const CONTAINERS: ReadonlyArray<[name: string, color: string]> = [
  ['tip', 'green'],
  ['info', 'blue'],
  ['warning', 'amber'],
  ['danger', 'red'],
  ['important', 'blue'],
  ['note', 'mute'],
  ['details', 'mute'],
];

const VARIABLES: readonly Variable[] = [
  BRAND,
  both('c-brand-tint', 'brand-tint'),
  from('c-brand-dark', q('brand')),
  from('c-brand-darker', q('brand-fill-hover')),
  from('c-brand-light', q('brand-fill-hover')),
  from('c-brand-lighter', q('brand-tint')),
  from('c-link', q('brand')),
  both('c-bg', 'bg'),
  both('c-bg-soft', 'bg-soft'),
  both('c-bg-mute', 'bg-mute'),
  from('c-bg-alt', q('bg-raised')),
  both('c-divider', 'line-strong'),
  both('c-divider-light', 'line'),
  from('c-text-0', q('text')),
  both('c-text-1', 'text'),
  both('c-text-2', 'text-soft'),
  both('c-text-3', 'text-mute'),
  from('c-text-4', q('line-strong')),
  from('c-text-code', q('text')),
  both('c-text-code-bg', 'code-inline-bg'),
  from('c-text-code-border', 'transparent'),
  from('c-gray', q('text-mute')),
  ...[q('line-field'), q('line-strong'), q('line'), q('bg-mute'), q('bg-soft')].map((value, index) =>
    from(`c-gray-light-${index + 1}`, value),
  ),
  ...[1, 2, 3, 4, 5].map((step) => from(`shadow-${step}`, q('shadow'))),
  both('radius', 'radius-large'),
  both('radius-small', 'radius'),
  from('radius-large', '24px'),
  both('nav-height', 'nav-height'),
  both('sidebar-width', 'sidebar-width'),
  both('outline-width', 'outline-width'),
  from('sidebar-menu-height', q('local-height')),
  from('content-max-width', q('text-width')),
  from('content-padding-x', q('gutter')),
  from('nav-padding-x', q('gutter')),
  from('banner-height', '0px'),
  both('font-family-base', 'font'),
  both('font-family-mono', 'font-mono'),
  both('code-block-bg', 'code-bg'),
  from('code-block-color', q('text')),
  from('code-block-border', `1px solid ${q('line')}`),
  from('code-block-shadow', 'none'),
  from('code-title-bg', q('bg-mute')),
  from('code-font-size', '14px'),
  from('home-hero-secondary-color', q('brand-fill-hover')),
  from('home-hero-title-color', q('text')),
  { name: 'home-hero-title-bg', value: 'none', sets: { 'hero-name': rp('home-hero-title-bg') } },
  from('home-background-bg', 'none'),
  from('home-feature-bg', q('bg-soft')),
  ...CONTAINERS.flatMap(([name, color]) => [
    from(`container-${name}-text`, color === 'mute' ? q('text-soft') : q(color)),
    from(`container-${name}-bg`, q(`${color}-tint`)),
    from(`container-${name}-border`, q('line')),
    from(`container-${name}-code-bg`, q('code-inline-bg')),
  ]),
];

/** In Rspress, these pages have no padding of their own. */
const BARE_PAGES = `  [data-page-type="custom"] > main > div,
  [data-page-type="blank"] > main > div {
    padding: 0;
  }
`;

/** Creates a stylesheet that precedes those of the site. */
export function createVariables(styles: SiteStyles): string {
  const set = findSetVariables(readStyles(styles));
  const lines = VARIABLES.flatMap(({ name, value, sets }) =>
    set.has(name)
      ? Object.entries(sets).map(([own, ownValue]) => `--q-${own}: ${ownValue};`)
      : [`--rp-${name}: ${value};`],
  );
  return `@layer overrides {\n  :root {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n${BARE_PAGES}}\n`;
}

/** The variables that stylesheets set for the whole page, rather than for a part of it. */
export function findSetVariables(styles: string): ReadonlySet<string> {
  const code = styles.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm, '').replace(/#\{[^}]*\}/g, 'x');
  const rules = code.matchAll(/([^{};]*)\{([^{}]*)/g);
  const whole = [...rules].filter(([, selector = '']) =>
    /:root|\bhtml\b|\bbody\b|\.(?:rp-)?dark\b|@mixin/.test(selector),
  );
  const values = new Map(
    whole.flatMap(([, , body = '']) =>
      [...body.matchAll(/--rp-([\w-]+)\s*:([^;]*)/g)].map(([, name = '', value = '']) => [name, value.trim()] as const),
    ),
  );
  // In Quire, text in the brand color is on the tint, so they must differ.
  if (values.get('c-brand-tint') === values.get('c-brand')) values.delete('c-brand-tint');
  return new Set(values.keys());
}

const STYLES = /\.(?:css|scss|sass|less)$/;

function readStyles({ globalStyles, themeDir }: SiteStyles): string {
  const ofTheme = existsSync(themeDir) ? readdirSync(themeDir, { recursive: true, encoding: 'utf8' }) : [];
  const files = ofTheme.filter((file) => STYLES.test(file) && !file.includes('node_modules')).sort();
  const read = new Map<string, string>();
  for (const file of [...globalStyles, ...files.map((each) => join(themeDir, each))]) readSheet(file, read);
  return [...read.values()].join('\n');
}

const IMPORT = /@(?:import|use|forward)\s+(?:url\(\s*)?['"](\.[^'"]+)['"]/g;

/** Reads a stylesheet, and those that it imports by path. @param read the texts so far, by file */
function readSheet(file: string, read: Map<string, string>) {
  if (read.has(file) || !existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  read.set(file, text);
  for (const [, path = ''] of text.matchAll(IMPORT)) readSheet(resolve(dirname(file), path), read);
}
