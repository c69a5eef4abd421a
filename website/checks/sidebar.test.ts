import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { type Locale, WEBSITE } from './docs-page.ts';

/** The order that readers know. The index of a group belongs to its header and is not listed, except for the introduction. */
const ORDER: Record<string, string[]> = {
  guide: ['start', 'solution', 'basic', 'advanced', 'migration', 'faq'],
  'guide/start': ['index', 'quick-start', 'comparison', 'glossary', 'npm-packages', 'ai', 'skill'],
  'guide/solution': ['nodejs', 'react', 'vue', 'solid', 'svelte', 'web-components', 'javascript', 'targets'],
  'guide/basic': [
    'cli',
    'configure-rslib',
    'typescript',
    'output-format',
    'dual-package',
    'package-exports',
    'output-structure',
    'defaults',
    'publishing',
    'upgrade-rslib',
  ],
  'guide/advanced': [
    'third-party-deps',
    'output-compatibility',
    'dts',
    'css',
    'css-tools',
    'css-in-js',
    'static-assets',
    'asset-urls',
    'svgr-files',
    'json-files',
    'wasm',
    'web-workers',
    'env-variables',
    'module-federation',
    'module-federation-host',
    'storybook',
    'playground',
    'testing',
    'monorepo',
    'bundle-analysis',
    'build-performance',
    'api-docs',
    'runtimes',
    'javascript-api',
    'examples',
  ],
  'guide/migration': ['modernjs-module', 'tsup', 'tsdown', 'tsc', 'vite', 'rollup', 'webpack', 'unbuild'],
  'guide/faq': [
    'features',
    'output',
    'build',
    'troubleshooting-config',
    'troubleshooting',
    'troubleshooting-types',
    'troubleshooting-packages',
  ],
  config: ['index', 'lib', 'rsbuild'],
  'config/lib': [
    'format',
    'bundle',
    'auto-extension',
    'auto-external',
    'redirect',
    'syntax',
    'external-helpers',
    'banner',
    'footer',
    'dts',
    'shims',
    'id',
    'umd-name',
    'out-base',
    'wasm',
    'experiments',
  ],
  'config/rsbuild': ['resolve', 'source', 'output', 'output-code', 'tools', 'plugins'],
};

const LABELS: Record<Locale, Record<string, string[]>> = {
  en: {
    guide: ['Getting Started', 'Solution', 'Basic', 'Advanced', 'Migration', 'FAQ'],
    config: ['Config Overview', 'Lib Configurations', 'Rsbuild Configurations'],
  },
  zh: {
    guide: ['开始', '解决方案', '基础', '进阶', '迁移', '常见问题'],
    config: ['配置总览', 'Lib 配置', 'Rsbuild 配置'],
  },
};

test.each(['en', 'zh'] as const)('the sidebar has the order of the route table (%s)', (locale) => {
  for (const [folder, names] of Object.entries(ORDER)) {
    expect([folder, readMeta(locale, folder).map(({ name }) => name)]).toEqual([folder, names]);
  }
});

test.each(['en', 'zh'] as const)('the groups of guide and config have names, and are open (%s)', (locale) => {
  for (const [folder, labels] of Object.entries(LABELS[locale])) {
    const entries = readMeta(locale, folder);
    expect(entries.map(({ label }) => label)).toEqual(labels);
    expect(entries.filter(({ name, collapsed }) => name !== 'index' && collapsed !== false)).toEqual([]);
  }
});

interface MetaItem {
  name: string;
  label?: string;
  collapsed?: boolean;
}

function readMeta(locale: Locale, folder: string): MetaItem[] {
  const items: (string | MetaItem)[] = JSON.parse(
    readFileSync(join(WEBSITE, 'docs', locale, folder, '_meta.json'), 'utf8'),
  );
  return items.map((item) => (typeof item === 'string' ? { name: item } : item));
}
