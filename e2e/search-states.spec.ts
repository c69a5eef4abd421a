/** Claims about what search shows when things go otherwise, and that every state is sound. */
import type { Page } from '@playwright/test';
import { BEHIND, findViolations, findViolationsInBoth } from './fixtures/axe.ts';
import { createHit, getDialog, openSearch, PAGE, pressShortcut, search, useHost } from './fixtures/search.ts';
import { atNight, expect, open, test } from './fixtures/test.ts';

const FAILURE = /Quire: the search failed|Failed to load resource|net::/;

test.describe('statuses', () => {
  test('a slow answer is awaited from 300 ms on, and reported', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Time is still between the steps.
    await page.clock.install();
    await useHost(page, {
      handle: async (route) => {
        await held;
        await route.fulfill({ json: { results: [{ hits: [createHit(['Found'])] }] } });
      },
    });
    const { root, input, options } = await openSearch(page);
    await expect(root).toHaveAttribute('data-status', 'idle');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await input.fill('x');
    await page.clock.runFor(299);
    await expect(root).toHaveAttribute('data-status', 'loading');
    await expect(root).not.toHaveClass(/--Stalled/);
    await page.clock.runFor(1);
    await expect(root).toHaveClass(/--Stalled/);
    await expect(root.getByRole('status')).toHaveText('Searching…');
    release();
    await expect(options).toHaveCount(1);
    await expect(root).toHaveAttribute('data-status', 'idle');
    await expect(root.getByRole('status')).toHaveText('1 result');
  });

  test.describe('unreachable', () => {
    test.use({ allowedNoise: FAILURE });

    test('a host that cannot be reached is reported, and the next answer takes its place', async ({ page }) => {
      let isDown = true;
      await useHost(page, {
        handle: (route) =>
          isDown ? route.abort() : route.fulfill({ json: { results: [{ hits: [createHit(['Found'])] }] } }),
      });
      const { root, input, options } = await openSearch(page);
      await input.fill('x');
      await expect(root).toContainText('Unable to fetch results');
      await expect(root).toContainText('You might want to check your network connection.');
      await expect(root).toHaveAttribute('data-status', 'error');
      await expect(root).toHaveClass(/--Errored/);
      isDown = false;
      await page.evaluate(() => localStorage.clear());
      await input.fill('xy');
      await expect(options).toHaveCount(1);
      await expect(root).not.toHaveClass(/--Errored/);
    });

    test('a local index that was loaded works offline, one that was not says so', async ({ page, context }) => {
      const dialog = await openSearch(page);
      await search(dialog, 'dts');
      await context.setOffline(true);
      await search(dialog, 'storybook');
      await expect(dialog.options.first()).toContainText(/storybook/i);
      await context.setOffline(false);
      await page.route('**/search/*.json', (route) => route.abort());
      await page.reload();
      const again = await openSearch(page);
      await again.input.fill('dts');
      await expect(again.root).toContainText('Unable to fetch results');
    });

    test.describe('the dialog itself', () => {
      // A browser that has shown the dialog before has it in its cache.
      test.use({ allowedNoise: /Failed to load resource|could not be loaded|stays static|net::/, firstVisit: true });

      test('after a new deployment, the page is loaded again, and the search opens', async ({ page }) => {
        await open(page, PAGE);
        await page.waitForLoadState('networkidle');
        await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
        await page.route(`**${PAGE}`, async (route) => {
          const response = await route.fetch();
          const html = (await response.text()).replace(/(name="quire-build" content=")/, '$1next-');
          await route.fulfill({ response, body: html });
        });
        const loaded = page.waitForEvent('load');
        await page.keyboard.press('Control+k');
        await loaded;
        await page.unrouteAll();
        await page.reload();
        const { root } = await openSearch(page);
        await expect(root).toContainText('Start here');
      });

      test('where it cannot be loaded, it says so, and tries again with the next key', async ({ page, context }) => {
        await open(page, PAGE);
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await page.keyboard.press('Control+k');
        const { root, input, options } = getDialog(page);
        await expect(input).toBeFocused();
        await page.keyboard.type('dt');
        await expect(root.getByRole('alert')).toHaveText(
          'Unable to fetch results. You might want to check your network connection.',
        );
        await context.setOffline(false);
        await page.keyboard.type('s');
        await expect(options.first()).toBeVisible();
        await expect(input).toHaveValue('dts');
        await expect(page.getByRole('alert')).toHaveCount(0);
      });

      for (const [path, message] of [
        [PAGE, 'Unable to fetch results'],
        [`/zh${PAGE}`, '无法获取结果'],
      ] as const) {
        test(`where React cannot be loaded, the dialog says so: ${path}`, async ({ page }) => {
          await page.route(/\/assets\/lib-react\./, (route) => route.abort());
          await open(page, path);
          await page.keyboard.press('Control+k');
          await expect(page.getByRole('alert')).toContainText(message);
        });
      }
    });
  });

  test('the newest answer is, however late an older one comes', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let lateAnswer: Promise<void> | undefined;
    const asked = await useHost(page, {
      handle: async (route) => {
        const { query } = route.request().postDataJSON().requests[0];
        const answer = () => route.fulfill({ json: { results: [{ hits: [createHit([`Found ${query}`])] }] } });
        if (query !== 'a') return answer();
        // Its page may have given it up.
        lateAnswer = held.then(answer).catch(() => undefined);
        return lateAnswer;
      },
    });
    const { input, options } = await openSearch(page);
    await input.fill('a');
    await expect.poll(() => asked.length).toBe(1);
    await input.fill('ab');
    await expect(options.first()).toHaveText(/Found ab/);
    release();
    await lateAnswer;
    await page.evaluate(async () => {
      // What is asked for later is answered later.
      await fetch('/robots.txt');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(options.first()).toHaveText(/Found ab/);
  });
});

test.describe('no results', () => {
  test('three suggestions at most, each leading to hits, and a way to report', async ({ page }) => {
    const titles = ['autoExternal', 'External helpers', 'Third-party', 'More'];
    const hits = (query: string) =>
      query.startsWith('external') && query.length <= 8 ? titles.map((title) => createHit([title])) : [];
    await useHost(
      page,
      { hits: (query) => (titles.includes(query) ? [createHit([query])] : hits(query)) },
      { reportHref: 'https://example.com/?q={query}' },
    );
    const dialog = await openSearch(page);
    await dialog.input.fill('externalzz');
    await expect(dialog.root).toContainText('No results for "externalzz"');
    await expect(dialog.root.getByRole('status')).toHaveText('No results for "externalzz"');
    await expect(dialog.root.locator('.DocSearch-Prefill')).toHaveText(titles.slice(0, 3));
    await expect(dialog.root).toContainText('Believe this query should return results? Let us know.');
    await expect(dialog.root.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      'https://example.com/?q=externalzz',
    );
    await dialog.root.getByRole('button', { name: 'autoExternal' }).click();
    await expect(dialog.input).toHaveValue('autoExternal');
    await expect(dialog.input).toBeFocused();
    await expect(dialog.options).toHaveCount(1);
  });
});

test.describe('hosted', () => {
  for (const missing of ['appId', 'apiKey']) {
    test(`a missing ${missing} is reported in place of the dialog`, atNight(missing === 'apiKey'), async ({ page }) => {
      await useHost(page, { hits: () => [] }, { [missing]: '' });
      await open(page, PAGE);
      await page.getByRole('button', { name: 'Search' }).click();
      const { root } = getDialog(page);
      await expect(root).toContainText(`\`${missing}\` is missing.`);
      expect(await findViolations(page, { apartFrom: BEHIND })).toEqual([]);
      await expect(root.getByRole('combobox')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(root).toHaveCount(0);
    });
  }

  test('requests are those of the specification, and answers are shown as they are meant', async ({ page }) => {
    const evil = '<img src=x onerror="document.title=1">';
    const name = '__proto__';
    const answers: Record<string, unknown[]> = {
      dts: [createHit(['x'])],
      page: [...Array.from({ length: 25 }, (_, at) => createHit([`Page ${at}`])), createHit(['Page 3', 'Section'])],
      constructor: [
        createHit([evil], {
          _highlightResult: { hierarchy: { lvl1: { value: `<mark>${evil}</mark>` } } },
          _snippetResult: { content: { value: evil } },
        }),
        createHit([name], { hierarchy: { lvl0: name, lvl1: 'constructor' } }),
        createHit(['script'], { url: 'javascript:document.title=1' }),
        null,
      ],
    };
    const asked = await useHost(page, {
      hits: (query) => (Object.hasOwn(answers, query) ? (answers[query] ?? []) : []),
    });
    const request = page.waitForRequest('**/1/indexes/*/queries?*');
    const dialog = await openSearch(page);

    await test.step('the request is the one of the specification, and only a host is named', async () => {
      await search(dialog, 'dts');
      expect(new URL((await request).url()).search).toBe('?x-algolia-api-key=KEY&x-algolia-application-id=APP');
      expect(asked[0]).toMatchObject({
        query: 'dts',
        indexName: 'docs',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['lang:en'],
      });
      expect(asked[0]?.attributesToSnippet).toContain('content:10');
      await expect(dialog.root).toContainText('Search by');
    });

    await test.step('a group shows 20 hits at most, and its rows are distinguished', async () => {
      await dialog.input.fill('page');
      await expect(dialog.root.getByRole('group', { name: 'Guide' }).getByRole('option')).toHaveCount(20);
    });

    await test.step('without a place for reports there is no link', async () => {
      await dialog.input.fill('toString');
      await expect(dialog.root).toContainText('No results for "toString"');
      await expect(dialog.root).not.toContainText('Let us know');
    });

    await test.step('hostile hits are text, and what is not a web URL is not a hit', async () => {
      await dialog.input.fill('constructor');
      await expect(dialog.options).toHaveCount(2);
      await expect(dialog.options.first().locator('mark')).toHaveText(evil);
      await expect(dialog.root.locator('img')).toHaveCount(0);
      await expect(dialog.root.getByRole('group', { name })).toBeVisible();
      await dialog.options.first().click();
      await expect(page).toHaveURL('/guide/basic/cli');
      const { root } = await pressShortcut(page);
      await expect(root.getByRole('option').first()).toContainText(evil);
      await expect(page).not.toHaveTitle('1');
    });
  });
});

test.describe('in Chinese', () => {
  test.use({ allowedNoise: FAILURE });

  test('every screen and every control speaks it', async ({ page }) => {
    await useHost(page, { handle: answerByQuery }, { reportHref: 'https://example.com/?q={query}' });
    const { root, input } = await openSearch(page, `/zh${PAGE}`);
    await expect(root).toHaveAccessibleName('搜索');
    await expect(root).toContainText('本页内容');
    await expect(root.getByRole('button', { name: '取消' })).toBeAttached();
    await expect(root.locator('.DocSearch-Footer')).toHaveText(
      /选择.*切换.*命令.*全部快捷键.*打开搜索.*搜索提供者 Algolia/,
    );
    // The signs of keys have names.
    await expect(root.getByRole('listitem')).toHaveText(['回车键 选择', '方向键 切换', '>命令', '?全部快捷键']);
    await input.fill('nothing');
    await expect(root).toContainText('无法找到相关结果：“nothing”');
    await expect(root).toContainText('你认为该查询应该有结果？ 点击反馈');
    await expect(root.getByRole('button', { name: '清除查询条件' })).toBeVisible();
    await input.fill('found nothing');
    await expect(root).toContainText('你可以尝试查询');
    await input.fill('fail');
    await expect(root).toContainText('无法获取结果');
    await expect(root).toContainText('搜索服务返回了状态码 403');
    await input.fill('found');
    await expect(root.getByRole('status')).toHaveText('2 条结果');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/guide/basic/cli');
    // Waits until the page has started: a key that is pressed before has no effect.
    await openSearch(page, `/zh${PAGE}`);
    await expect(root.getByRole('group', { name: '搜索历史' }).getByRole('option')).toHaveCount(1);
    await expect(root.getByRole('button', { name: '从搜索历史中移除：Found' })).toBeVisible();
    await root.getByRole('button', { name: '保存至搜索历史：Found' }).click();
    await expect(root.getByRole('group', { name: '收藏' }).getByRole('option')).toHaveCount(1);
    await root.getByRole('button', { name: '从收藏中移除：Found' }).click();
    await expect(root.getByRole('group', { name: '收藏' })).toHaveCount(0);
  });
});

test.describe('insights', () => {
  test.use({ bypassCSP: true, allowedNoise: /insights\.algolia\.io/ });

  test('where they are on, hits that are seen and the one that is chosen are reported', async ({ page }) => {
    const events: Array<Record<string, unknown>> = [];
    await page.route('https://insights.algolia.io/**', (route) => {
      events.push(...route.request().postDataJSON().events);
      return route.fulfill({ json: {} });
    });
    const asked = await useHost(page, { hits: () => [createHit(['One']), createHit(['Two'])] }, { insights: true });
    const dialog = await openSearch(page);
    await search(dialog, 'x');
    expect(asked[0]?.clickAnalytics).toBe(true);
    await expect.poll(() => events).toMatchObject([{ eventType: 'view', index: 'docs', objectIDs: ['One', 'Two'] }]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => events[1])
      .toMatchObject({ eventType: 'click', objectIDs: ['Two'], positions: [2], queryID: 'q1' });
  });
});

type Act = (page: Page) => Promise<unknown>;

/** One after the other, in one dialog. */
const STATES: Array<[name: string, act: Act]> = [
  ['start', (page) => expect(getDialog(page).options.first()).toBeVisible()],
  [
    'stalled',
    async (page) => {
      await getDialog(page).input.fill('slow');
      await expect(getDialog(page).root).toHaveAttribute('data-status', 'stalled');
    },
  ],
  ['hits', (page) => search(getDialog(page), 'found')],
  [
    'none',
    async (page) => {
      await getDialog(page).input.fill('nothing');
      await expect(getDialog(page).root.locator('.DocSearch-NoResults')).toBeVisible();
    },
  ],
  [
    'failed',
    async (page) => {
      await getDialog(page).input.fill('fail');
      await expect(getDialog(page).root.locator('.DocSearch-ErrorScreen')).toBeVisible();
    },
  ],
  [
    'closed panel',
    async (page) => {
      await search(getDialog(page), 'found');
      await page.keyboard.press('Escape');
      await expect(getDialog(page).options).toHaveCount(0);
    },
  ],
  [
    'recent',
    async (page) => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/guide/basic/cli');
      await pressShortcut(page);
      await expect(getDialog(page).root.locator('[data-list="recent"]')).toHaveCount(1);
    },
  ],
  [
    'favorites',
    async (page) => {
      await getDialog(page).root.locator('.DocSearch-Hit-action-button').first().click();
      await expect(getDialog(page).root.locator('[data-list="favorites"]')).toHaveCount(1);
    },
  ],
];

test.describe('axe finds nothing', () => {
  test.use({ allowedNoise: FAILURE });

  // Language and width have nothing to do with one another. Each state is judged in one of the two, by turns.
  for (const [turn, prefix, width] of [
    [0, '', 1440],
    [1, '/zh', 390],
  ] as const) {
    test(`in any state and either appearance: ${prefix || '/en'}, ${width}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await useHost(page, { handle: answerByQuery }, { reportHref: 'https://example.com/{query}' });
      await openSearch(page, prefix + PAGE);
      for (const [index, [name, act]] of STATES.entries()) {
        await act(page);
        if (index % 2 !== turn) continue;
        expect([name, await findViolationsInBoth(page, { apartFrom: BEHIND })]).toEqual([name, []]);
      }
    });
  }
});

async function answerByQuery(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  const { requests } = route.request().postDataJSON() as { requests: Array<{ query: string }> };
  // Never answered.
  if (requests[0]?.query === 'slow') return;
  if (requests[0]?.query === 'fail') return route.fulfill({ status: 403, json: { message: 'no' } });
  const hits = [
    createHit(['Found'], { _snippetResult: { content: { value: 'words that were <mark>found</mark>' } } }),
    createHit(['Found', 'Section'], { url: '/guide/basic/cli#x' }),
  ];
  const results = requests.map(({ query }) => ({ hits: query.includes('nothing') ? [] : hits }));
  await route.fulfill({ json: { results } });
}
