/**
 * Claims of the guides that need a browser: Module Federation and Storybook. Each build takes seconds and runs pinned
 * third-party tools, so all but the first only run nightly.
 */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serveFolder, test } from './fixtures/example.ts';

/** The URL of the remote in the guide. */
const REMOTE = 'http://localhost:3001';
const HOST = 'http://shop.test';
const STORYBOOK = 'http://storybook.test';

// In one worker, so that the host is built once.
test.describe.configure({ mode: 'default' });

const NIGHTLY = { tag: '@nightly' };

test('a host loads the component of a remote at run time, and both run on one React', async ({
  page,
  buildExample,
  errors,
}) => {
  const [remote, host] = await Promise.all([buildExample('advanced-mf-remote'), buildExample('advanced-mf-host')]);
  await serveFolder(page, REMOTE, join(remote, 'dist/mf'));
  await serveFolder(page, HOST, join(host, 'dist'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${HOST}/`);

  const counter = page.getByRole('button');
  await expect(counter).toHaveText('1');
  await counter.click();
  // With a second copy of React, the state hook would fail.
  await expect(counter).toHaveText('2');

  // The remote's fallback copy of React is not loaded.
  const fromRemote = asked.filter((url) => url.startsWith(REMOTE)).map((url) => url.replace(/\.[0-9a-f]{8,}\./, '.'));
  expect(fromRemote.sort()).toEqual([
    `${REMOTE}/__federation_expose_default_export.js`,
    `${REMOTE}/counter.js`,
    `${REMOTE}/mf-manifest.json`,
  ]);
  expect(errors).toEqual([]);
});

test(
  'a host whose remote cannot be reached shows nothing, and reports it on the console',
  NIGHTLY,
  async ({ page, buildExample, errors }) => {
    const host = await buildExample('advanced-mf-host');
    await serveFolder(page, HOST, join(host, 'dist'));
    await page.route(`${REMOTE}/**`, (route) => route.abort());
    await page.goto(`${HOST}/`);
    await expect.poll(() => errors.join('\n')).toContain('RUNTIME-003');
    await expect(page.getByRole('button')).toHaveCount(0);
  },
);

test(
  'a host that prefers what is loaded shows the rest of its page when the remote cannot be reached',
  NIGHTLY,
  async ({ page, buildExample }) => {
    const host = await buildExample('advanced-mf-fallback');
    await serveFolder(page, HOST, join(host, 'dist'));
    await page.route(`${REMOTE}/**`, (route) => route.abort());
    await page.goto(`${HOST}/`);
    await expect(page.getByRole('heading', { name: 'Shop' })).toBeVisible();
    await expect(page.getByText('The counter is not available.')).toBeVisible();
  },
);

test('the same host loads a remote whose files are ES modules', NIGHTLY, async ({ page, buildExample, errors }) => {
  const [remote, host] = await Promise.all([buildExample('advanced-mf-esm'), buildExample('advanced-mf-fallback')]);
  await serveFolder(page, REMOTE, join(remote, 'dist/mf'));
  await serveFolder(page, HOST, join(host, 'dist'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${HOST}/`);

  const counter = page.getByRole('button');
  await counter.click();
  await expect(counter).toHaveText('2');
  // The entry is an ES module, so it must be imported.
  expect(asked.filter((url) => /counter\.\w+\.js$/.test(url))).toHaveLength(1);
  await expect(page.locator('script[src*="counter."]:not([type="module"])')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test(
  'Storybook, built with the settings of rslib.config.ts, renders a story with its style and its props',
  NIGHTLY,
  async ({ page, buildExample, errors }) => {
    const folder = await buildExample('advanced-storybook', 'build-storybook');
    await serveFolder(page, STORYBOOK, join(folder, 'storybook-static'));
    await page.goto(`${STORYBOOK}/iframe.html?id=button--primary&viewMode=story`);
    const button = page.getByRole('button', { name: 'Save' });
    // The color of the class for the prop `primary`.
    await expect(button).toHaveCSS('background-color', 'rgb(194, 65, 12)');
    expect(errors).toEqual([]);
  },
);
