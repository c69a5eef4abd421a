/** Claims about the links of option names in samples. */
import { expect, open, test } from './fixtures/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an option name in a sample links to its section, in the language of the page', async ({ page }) => {
    await page.goto('/zh/guide/advanced/dts');
    await page
      .locator('.q-code')
      .filter({ hasText: 'defineConfig' })
      .getByRole('link', { name: 'dts', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/zh\/config\/lib\/dts$/);
    await expect(page.locator('h1')).toContainText('lib.dts');
  });
});

test('every option in code leads to the section that its name or that of its option titles', async ({ get }) => {
  const pages = await loadPages(get);
  const links = [...pages.values()].flatMap(listOptionLinks);
  expect(links.length).toBeGreaterThan(2500);
  const wrong = links.filter(({ name, href }) => {
    const [route = '', id] = href.split('#');
    const title = findTitle(pages.get(route) ?? '', id);
    return ![...title.split(/[.[\]']+/), ...(FIELDS[title]?.split(' ') ?? [])].includes(name);
  });
  expect(wrong).toEqual([]);
});

test('the type of every option leads to its line in the type reference, and that line back to the option', async ({
  get,
}) => {
  const pages = await loadPages(get);
  const links = [...pages].flatMap(([route, html]) => (route.includes('/config/') ? listTypeLinks(route, html) : []));
  expect(links.length).toBeGreaterThan(200);
  const wrong = links.filter(({ section, href = '' }) => {
    const [route = '', id = ''] = href.split('#');
    const rows = pages.get(route)?.split('<tr>') ?? [];
    const row = rows.find((each) => each.includes(`<span id="${decodeURIComponent(id)}">`));
    // A page whose only option has its name is the target itself.
    return ![section, section.replace(/#.*/, '')].some((target) => row?.includes(`<a href="${target}">`));
  });
  expect(wrong).toEqual([]);
});

async function loadPages(get: (path: string) => Promise<Response>): Promise<Map<string, string>> {
  const read = async (path: string) => (await get(path)).text();
  const routes = [...(await read('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)];
  return new Map(await Promise.all(routes.map(async ([, route = '']) => [route, await read(route)] as const)));
}

/** The types of options, each with the URL of its section. */
function listTypeLinks(route: string, html: string): Array<{ section: string; href: string | undefined }> {
  return html.split(/(?=<h[1-6]\b)/).flatMap((part) => {
    const type = /<dt>(?:<a href="([^"]+)">)?(?:Type|类型)</.exec(part);
    const id = /^<h[2-6][^>]* id="([^"]+)"/.exec(part)?.[1];
    return type ? [{ section: id === undefined ? route : `${route}#${id}`, href: type[1] }] : [];
  });
}

/** Fields without a section, by the title of the section that explains them. */
const FIELDS: Readonly<Record<string, string>> = {
  'Lib Configurations': 'lib',
  'Lib 配置': 'lib',
  'experiments.exe.targets': 'platform arch',
  'output.autoExternal': 'dependencies devDependencies exclude',
  'output.cleanDistPath': 'keep',
  'output.cssModules': 'localIdentName',
  'output.distPath': 'root css svg image',
  'output.filename': 'js css svg image',
  'output.minify': 'js jsOptions css',
  'source.decorators': 'version',
  'source.transformImport': 'libraryName libraryDirectory camelToDashComponentName style',
  'tools.cssLoader': 'url filter',
  'tools.styleLoader': 'attributes',
};

function listOptionLinks(html: string): Array<{ name: string; href: string }> {
  const code = [...html.matchAll(/<pre><code class="language-(?:.|\n)*?<\/pre>/g)].join('\n');
  return [...code.matchAll(/<a class="\w" href="([^"]+)">([^<]+)<\/a>/g)].map(([, href = '', name = '']) => ({
    name,
    href,
  }));
}

/** The text of a heading, or the page's title without an id. */
function findTitle(html: string, id: string | undefined): string {
  const heading =
    id === undefined ? /<h1[^>]*>((?:.|\n)*?)<\/h1>/ : new RegExp(`<h[2-6][^>]* id="${id}"[^>]*>((?:.|\n)*?)</h`);
  const text = heading.exec(html)?.[1] ?? '';
  return text
    .replace(/<a class="q-anchor(?:.|\n)*$/, '')
    .replace(/<[^>]*>/g, '')
    .trim();
}

test('linked names keep the color of the code', async ({ page }) => {
  await open(page, '/config/lib/dts');
  const colors = await page
    .locator('.q-code')
    .filter({ hasText: 'defineConfig' })
    .first()
    .locator('a.a')
    .evaluateAll((names) => names.map((name) => getComputedStyle(name).color));
  const [color] = await page
    .locator('.q-code span.a')
    .evaluateAll((names) => names.map((name) => getComputedStyle(name).color));
  expect(new Set(colors)).toEqual(new Set([color]));
});

test('a block with the focus in it is one Tab stop, and arrow keys reach the others', async ({ page }) => {
  await open(page, '/config/lib/dts');
  const code = page.locator('.q-code code:visible', { hasText: 'defineConfig' }).first();
  await code.locator('a').first().focus();
  await expect(code.locator('a[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(code.locator('a').nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(code.locator('a:focus')).toHaveCount(0);
});
