/** Claims about the reader's language on a site with versions, on hosts with and without `_redirects`. (docs/behavior/navigation.md) */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { serveOutput } from './fixtures/fixture-site.ts';

const VERSIONS = join(import.meta.dirname, '../packages/engine/fixtures/sites/versions');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

interface Hosts {
  /** Reads `_redirects`. */
  full: string;
  /** Answers every unknown path with one page, as GitHub Pages does. */
  plain: string;
}

const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'quire-versions-locale-'));
      const site = join(folder, 'site');
      cpSync(VERSIONS, site, { recursive: true });
      const config = join(site, 'site.config.mjs');
      const text = readFileSync(config, 'utf8');
      writeFileSync(config, text.replace('locales:', "themeConfig: { localeRedirect: 'auto' },\n  locales:"));
      const full = await serveOutput(site, folder);
      const plain = createPlainHost(full.outDir ?? '');
      await new Promise<void>((resolve) => plain.listen(0, resolve));
      await use({ full: full.origin, plain: `http://localhost:${(plain.address() as AddressInfo).port}` });
      plain.close();
      plain.closeAllConnections();
      await full.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

function createPlainHost(outDir: string) {
  return createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname);
    const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
    const found = [path, `${path}.html`, `${path}index.html`].map((each) => join(outDir, each)).find(isFile);
    const file = found ?? join(outDir, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
}

const CASES = [
  // The reader's language goes behind the version.
  { locale: 'zh-CN', from: '/guide/', to: '/zh/guide/' },
  { locale: 'zh-CN', from: '/v1/guide/', to: '/v1/zh/guide/' },
  { locale: 'zh-CN', from: '/v1/', to: '/v1/zh/' },
  { locale: 'en-US', from: '/v1/zh/guide/', to: '/v1/guide/' },
  { locale: 'zh-CN', from: '/v1/zh/guide/', to: '/v1/zh/guide/' },
  // Segments that say the default.
  { locale: 'en-US', from: '/v1/en/guide/', to: '/v1/guide/' },
  { locale: 'en-US', from: '/v2/guide/', to: '/guide/' },
  { locale: 'en-US', from: '/v2/en/guide/', to: '/guide/' },
  { locale: 'zh-CN', from: '/v2/zh/guide/', to: '/zh/guide/' },
];

for (const host of ['full', 'plain'] as const)
  for (const { locale, from, to } of CASES)
    test(`a first visit of a ${locale} reader to ${from} ends on ${to}, host ${host}`, async ({ browser, hosts }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto(hosts[host] + from);
      await expect(page).toHaveURL(hosts[host] + to);
      await expect(page.locator('main h1')).toContainText(
        to.includes('/zh/') ? /\p{Script=Han}/u : /^[^\p{Script=Han}]+$/u,
      );
      await context.close();
    });
