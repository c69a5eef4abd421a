/** Claims about what answers say of their state where the site changes meanwhile. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';
import { answerRequest } from './answer-request.ts';
import type { LiveSite } from './live-site.ts';
import { createRestartingSite, type RestartingSite } from './restarting-site.ts';

let dir: string;
let site: RestartingSite;
let onChange = () => {};

beforeEach(async () => {
  dir = createSite({ 'docs/index.md': '# Home\n', 'docs/later.md': '# Later\n' });
  site = await createRestartingSite(dir, { onChange: () => onChange(), onDiagnostics: () => {}, onRestart: () => {} });
  await request('/later');
});
afterEach(() => site.close());

const changed = () =>
  new Promise<void>((resolve) => {
    onChange = resolve;
  });

/** What a page of the dev server says of the state that it was made from. */
async function request(path: string, live: LiveSite = site.get().live) {
  const { status, body } = await answerRequest(path, live);
  const [, revision] = /"revision":"([^"]+)"/.exec(String(body)) ?? [];
  expect(revision).toBeDefined();
  return { status, revision };
}

const remove = () => rmSync(join(dir, 'docs/later.md'));

test('a page whose file is removed before it is rendered does not say that it is up to date', async () => {
  const { live } = site.get();
  const { revision } = await request('/later', {
    ...live,
    async render(page) {
      remove();
      await changed();
      return live.render(page);
    },
  });
  expect(revision).not.toBe(site.get().state.revision);
  expect(await request('/later')).toEqual({ status: 404, revision: site.get().state.revision });
});

test('a page that is broken because its file is gone does not say so of the site without that file', async () => {
  const { live } = site.get();
  const { status, revision } = await request('/later', {
    ...live,
    async render(page) {
      remove();
      // It reads the file before the removal is noticed.
      const rendered = live.render(page);
      await Promise.all([changed(), rendered.catch(() => {})]);
      return rendered;
    },
  });
  expect({ status, isCurrent: revision === site.get().state.revision }).toEqual({ status: 500, isCurrent: false });
  expect(await request('/later')).toEqual({ status: 404, revision: site.get().state.revision });
});

test('a missing page that comes to be while that is found out does not say that it is up to date', async () => {
  const { live } = site.get();
  const { revision } = await request('/new', {
    ...live,
    async emit(extent) {
      writeFiles(dir, { 'docs/new.md': '# New\n' });
      await changed();
      return live.emit(extent);
    },
  });
  expect(revision).not.toBe(site.get().state.revision);
  expect(await request('/new')).toEqual({ status: 200, revision: site.get().state.revision });
});

test('pages that cannot be listed, and can be a moment later, do not say that this is up to date', async () => {
  writeFiles(dir, { 'docs/later.mdx': '# Later\n' });
  await changed();
  const { live } = site.get();
  const { status, revision } = await request('/later', {
    ...live,
    async createSnapshot() {
      const snapshot = live.createSnapshot();
      await snapshot.catch(() => remove());
      await changed();
      return snapshot;
    },
  });
  expect({ status, isCurrent: revision === site.get().state.revision }).toEqual({ status: 500, isCurrent: false });
  expect((await request('/later')).status).toBe(200);
});
