import { afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { addAnnouncer } from '../../../client/src/dom/announcer.ts';
import { find, press, showPage } from '../../test/show-page.ts';
import { enhanceCopying } from './enhance-copying.ts';

const writeText = rs.fn(async () => {});
beforeAll(() => {
  addAnnouncer();
  enhanceCopying();
});
const readAnnouncement = () => find('.q-announcer').textContent;
beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

function show(html: string): void {
  rs.stubGlobal('navigator', { clipboard: { writeText }, platform: '' });
  showPage(html);
}

test('the code of a block is copied without its prompt, and a check mark is shown for a while', async () => {
  show(
    '<div class="q-code"><pre><span class="q-prompt">$ </span>npm i</pre><button data-action="copy"><svg></svg></button></div>',
  );
  press('button');
  await rs.waitFor(() => expect(readAnnouncement()).toBe('copied'));
  expect(writeText).toHaveBeenLastCalledWith('npm i');
  expect(find('button').dataset.done).toBe('');
  await rs.advanceTimersByTimeAsync(2000);
  expect(readAnnouncement()).toBe('');
  expect(find('button').dataset.done).toBeUndefined();
});

test('a page is copied from its URL, and the button confirms it', async () => {
  rs.stubGlobal('fetch', async () => new Response('# Page'));
  show('<button data-copy-from="/a.md"><span aria-live="polite">Copy page</span></button>');
  press('button');
  await rs.waitFor(() => expect(find('button').textContent).toBe('copied'));
  expect(writeText).toHaveBeenLastCalledWith('# Page');
  await rs.advanceTimersByTimeAsync(2000);
  expect(find('button').textContent).toBe('Copy page');
});

test('a page that cannot be loaded is reported, without a check mark', async () => {
  const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
  rs.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  show('<button data-copy-from="/a.md"><span aria-live="polite">Copy page</span></button>');
  press('button');
  await rs.waitFor(() => expect(find('button').textContent).toBe('copyPageFailed'));
  expect(find('button').dataset.done).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a second copy restarts the time of the check mark', async () => {
  show('<button data-copy="npm i"></button>');
  press('button');
  await rs.waitFor(() => expect(readAnnouncement()).toBe('copied'));
  await rs.advanceTimersByTimeAsync(1500);
  press('button');
  await rs.advanceTimersByTimeAsync(1500);
  expect(readAnnouncement()).toBe('copied');
  await rs.advanceTimersByTimeAsync(500);
  expect(readAnnouncement()).toBe('');
});
