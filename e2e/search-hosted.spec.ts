/** Claims about a site whose search is hosted: asked across origins, under its own policy, and what is left where no host answers. */
import { type AddressInfo, connect, createServer } from 'node:net';
import { BEHIND, findViolations } from './fixtures/axe.ts';
import { type BuiltSite, startBuiltSite } from './fixtures/built-site.ts';
import type { Closable } from './fixtures/kept-servers.ts';
import { type RunningServer, startServer } from './fixtures/quire-server.ts';
import { liftTimeLimits, openSearch, search } from './fixtures/search.ts';
import { test as base, expect } from './fixtures/test.ts';

interface Hosted extends Closable {
  /** The site. */
  site: BuiltSite;
  host: string;
  /** `quire search-server` on the records that the site was built with. */
  start(): Promise<RunningServer>;
}

const test = base.extend<{ hosted: Hosted }>({
  hosted: [async ({ servers }, use) => use(await servers.get('hosted', serveHosted)), { timeout: 240_000 }],
  baseURL: async ({ hosted }, use) => use(hosted.site.origin),
  page: async ({ page }, use) => {
    await liftTimeLimits(page);
    await use(page);
  },
  allowedNoise: /^Request to http:\/\/localhost|the hosted search failed|the search failed|Failed to load|net::/,
});

test.describe.configure({ mode: 'serial' });

async function serveHosted(): Promise<Hosted> {
  const entry = await openEntry();
  const site = await startBuiltSite(createFiles(entry.origin));
  return {
    site,
    host: entry.origin,
    async start() {
      const server = await startServer('search-server', site.outDir, '--port', '0');
      const stop = entry.leadTo(server.origin);
      return {
        ...server,
        async close() {
          stop();
          await server.close();
        },
      };
    },
    async close() {
      await entry.close();
      await site.close();
    },
  };
}

/** An origin that the site can be built with before its host runs. Without a host, connections are closed at once. */
async function openEntry() {
  let port: number | undefined;
  const server = createServer((socket) => {
    if (port === undefined) return socket.destroy();
    const host = connect(port, 'localhost');
    socket.pipe(host).pipe(socket);
    for (const [end, other] of [
      [socket, host],
      [host, socket],
    ] as const)
      end.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo(origin: string) {
      port = Number(new URL(origin).port);
      return () => {
        port = undefined;
      };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function createFiles(host: string, more = ''): Record<string, string> {
  return {
    'site.config.mjs': `export default {
      title: 'Hosted', icon: '/mark.svg', lang: 'en', themeConfig: { localeRedirect: 'never' },
      locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
      search: { provider: 'hosted', appId: 'APP', apiKey: 'KEY', indexName: 'docs', hosts: ['${host}'], ${more} },
    };`,
    'public/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    'docs/en/index.md': '# Hosted\n\nWelcome.\n\n## Install it\n\nRun the installer.\n',
    'docs/zh/index.md': '# 托管\n\n欢迎。\n\n## 安装\n\n运行安装程序。\n',
  };
}

test('the host answers, in the language of the page', async ({ page, hosted }) => {
  const server = await hosted.start();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const dialog = await openSearch(page, '/zh/');
  await search(dialog, '安装');
  await expect(dialog.options.first()).toHaveAttribute('href', '/zh/#install-it');
  await expect(dialog.options.locator('mark').first()).toHaveText('安装');
  await expect(dialog.root.getByRole('link', { name: /Algolia/ })).toBeVisible();
  expect(asked.filter((url) => url.startsWith(hosted.host))).not.toEqual([]);
  expect(asked.filter((url) => /\/search\/|-worker/.test(url))).toEqual([]);
  await server.close();
});

test('where no host answers, that is said, the site’s own records answer under it, and its author is reported', async ({
  page,
  noise,
}) => {
  const dialog = await openSearch(page, '/');
  await search(dialog, 'installer');
  await expect(dialog.root).toContainText('Unable to fetch results');
  await expect(dialog.root).toContainText('You might want to check your network connection.');
  await expect(dialog.root).toContainText('From this site’s own index');
  await expect(dialog.root.getByRole('link', { name: /Algolia/ })).toHaveCount(0);
  await expect(dialog.root.getByRole('status')).toHaveText(/Unable to fetch results.*own index: 1 result$/);
  expect(await findViolations(page, { apartFrom: BEHIND })).toEqual([]);
  // Where they have nothing either, both are said.
  await dialog.input.fill('zebra');
  await expect(dialog.root.locator('.DocSearch-NoResults')).toContainText('No results for "zebra"');
  await expect(dialog.root).toContainText('Unable to fetch results');
  await search(dialog, 'installer');
  await expect(dialog.options.first()).toHaveAttribute('href', '/#install-it');
  expect(noise.filter((text) => text.includes('the hosted search failed'))).not.toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#install-it');
});

test('the keys and the name of the service have one line together', async ({ page }) => {
  const { root } = await openSearch(page, '/');
  const labels = root.locator('.DocSearch-Footer .DocSearch-Label');
  await expect(labels.last()).toBeInViewport({ ratio: 1 });
  await expect(labels.filter({ hasText: 'All keys' })).toBeInViewport({ ratio: 1 });
  const heights = await labels.evaluateAll((each) => each.map((label) => label.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(1.5 * Math.min(...heights));
});

for (const [what, answer, english, chinese] of [
  ['refuses', { status: 403, json: { message: 'Invalid key' } }, 'answered with status 403', '返回了状态码 403'],
  ['sends no JSON', { body: '<html>' }, 'an answer that cannot be read', '返回的内容无法解析'],
] as const) {
  test(`a host that ${what} is reported as that, not as a network without a connection`, async ({ page, hosted }) => {
    await page.route(`${hosted.host}/**`, (route) =>
      route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
    );
    for (const [path, query, message] of [
      ['/', 'installer', english],
      ['/zh/', '安装', chinese],
    ] as const) {
      const dialog = await openSearch(page, path);
      await search(dialog, query);
      await expect(dialog.root.locator('.DocSearch-Own')).toContainText(message);
      await expect(dialog.root).not.toContainText(/network|网络/);
    }
  });
}

test('where neither answers the reader is reported, and after two minutes the host is asked again', async ({
  page,
  hosted,
}) => {
  await page.clock.install();
  await page.route('**/search/*.json', (route) => route.abort());
  const dialog = await openSearch(page, '/');
  await dialog.input.fill('installer');
  await expect(dialog.root).toContainText('Unable to fetch results');
  await expect(dialog.root).toContainText('You might want to check your network connection.');
  const server = await hosted.start();
  await page.clock.fastForward('02:00');
  await search(dialog, 'install it');
  await expect(dialog.options.first()).toHaveAttribute('href', '/#install-it');
  await server.close();
});

test('a site without an index of its own reports that no host answers, and its search violates no policy', async ({
  page,
  servers,
  hosted,
}) => {
  const files = createFiles(hosted.host, 'fallback: false');
  const site = await servers.get('hosted-alone', () => startBuiltSite(files));
  const dialog = await openSearch(page, `${site.origin}/`);
  await dialog.input.fill('installer');
  await expect(dialog.root).toContainText('Unable to fetch results');
  await expect(dialog.root).not.toContainText('own index');
});
