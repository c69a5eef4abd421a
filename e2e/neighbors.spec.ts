/** Claims about previous and next links, which follow the sidebar. (docs/behavior/routes.md, docs/behavior/chrome.md) */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, toOutputFile } from './fixtures/routes.ts';
import { expect, test } from './fixtures/test.ts';

/** Every page in order; the page of a group comes before its items. */
const CHAINS = [
  [
    ...['/guide/start/', '/guide/start/quick-start', '/guide/start/comparison', '/guide/start/glossary'],
    ...['/guide/start/npm-packages', '/guide/start/ai', '/guide/start/skill'],
    ...['/guide/solution/', '/guide/solution/nodejs', '/guide/solution/react'],
    ...[
      '/guide/solution/vue',
      '/guide/solution/solid',
      '/guide/solution/svelte',
      '/guide/solution/web-components',
      '/guide/solution/javascript',
      '/guide/solution/targets',
    ],
    ...['/guide/basic/cli', '/guide/basic/configure-rslib', '/guide/basic/typescript'],
    ...[
      '/guide/basic/output-format',
      '/guide/basic/dual-package',
      '/guide/basic/package-exports',
      '/guide/basic/output-structure',
    ],
    ...['/guide/basic/defaults', '/guide/basic/publishing', '/guide/basic/upgrade-rslib'],
    ...['/guide/advanced/third-party-deps', '/guide/advanced/output-compatibility', '/guide/advanced/dts'],
    ...[
      '/guide/advanced/css',
      '/guide/advanced/css-tools',
      '/guide/advanced/css-in-js',
      '/guide/advanced/static-assets',
    ],
    ...['/guide/advanced/asset-urls', '/guide/advanced/svgr-files'],
    ...['/guide/advanced/json-files', '/guide/advanced/wasm', '/guide/advanced/web-workers'],
    ...['/guide/advanced/env-variables', '/guide/advanced/module-federation'],
    ...['/guide/advanced/module-federation-host', '/guide/advanced/storybook', '/guide/advanced/playground'],
    ...['/guide/advanced/testing', '/guide/advanced/monorepo', '/guide/advanced/bundle-analysis'],
    ...['/guide/advanced/build-performance', '/guide/advanced/api-docs', '/guide/advanced/runtimes'],
    ...['/guide/advanced/javascript-api', '/guide/advanced/examples'],
    ...['/guide/migration/modernjs-module', '/guide/migration/tsup', '/guide/migration/tsdown', '/guide/migration/tsc'],
    ...['/guide/migration/vite', '/guide/migration/rollup', '/guide/migration/webpack', '/guide/migration/unbuild'],
    ...[
      '/guide/faq/features',
      '/guide/faq/output',
      '/guide/faq/build',
      '/guide/faq/troubleshooting-config',
      '/guide/faq/troubleshooting',
    ],
    ...['/guide/faq/troubleshooting-types', '/guide/faq/troubleshooting-packages'],
  ],
  [
    ...['/config/', '/config/lib/', '/config/lib/format', '/config/lib/bundle', '/config/lib/auto-extension'],
    ...['/config/lib/auto-external', '/config/lib/redirect', '/config/lib/syntax', '/config/lib/external-helpers'],
    ...['/config/lib/banner', '/config/lib/footer', '/config/lib/dts', '/config/lib/shims', '/config/lib/id'],
    ...['/config/lib/umd-name', '/config/lib/out-base', '/config/lib/wasm', '/config/lib/experiments'],
    ...['/config/rsbuild/', '/config/rsbuild/resolve', '/config/rsbuild/source', '/config/rsbuild/output'],
    ...['/config/rsbuild/output-code', '/config/rsbuild/tools', '/config/rsbuild/plugins'],
  ],
  ['/blog/', '/blog/rslib-1-0', '/blog/introducing-rslib'],
];

/** They list pages themselves, so they have no neighbors. */
const OVERVIEWS = ['/config/', '/config/lib/', '/config/rsbuild/', '/blog/'];

function readNeighbors(route: string): string[] {
  const html = readFileSync(join(DIST, toOutputFile(route)), 'utf8');
  const links = html.matchAll(/rel="(?:prev|next)" href="([^"]*)"><span[^>]*>([^<]*)/g);
  return [...links].map(([, href, label]) => `${label} ${href}`);
}

for (const { prefix, previous, next } of [
  { prefix: '', previous: 'Previous Page', next: 'Next Page' },
  { prefix: '/zh', previous: '上一页', next: '下一页' },
]) {
  test(`under ${prefix}/ previous and next lead through every page in the order of the sidebar`, () => {
    for (const chain of CHAINS) {
      for (const [index, route] of chain.entries()) {
        const [before, after] = [chain[index - 1], chain[index + 1]];
        const expected = [before && `${previous} ${prefix}${before}`, after && `${next} ${prefix}${after}`];
        expect(readNeighbors(prefix + route), route).toEqual(
          OVERVIEWS.includes(route) ? [] : expected.filter((link) => link !== undefined),
        );
      }
    }
  });
}
