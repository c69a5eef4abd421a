/** Claims about a sidebar of which pages carry only a branch. (docs/behavior/chrome.md) */
import { type BuiltSite, startBuiltSite } from '../fixtures/built-site.ts';
import { test as base, expect, isMarked, mark, open } from '../fixtures/test.ts';

const GROUPS = ['north', 'east', 'south', 'west'];
const PAGES_PER_GROUP = 25;

function createSite(): Record<string, string> {
  const pages = GROUPS.flatMap((group) =>
    Array.from({ length: PAGES_PER_GROUP }, (_, index) => [
      `docs/guide/${group}/${group}-${index}.md`,
      `# ${group} ${index}\n`,
    ]),
  );
  const collapsible = GROUPS.map((group) => ({ type: 'dir', name: group, label: group }));
  return {
    'site.config.mjs': `export default { title: 'Long', lang: 'en' };`,
    'docs/index.md': '# Long\n',
    'docs/guide/_meta.json': JSON.stringify(collapsible),
    ...Object.fromEntries(pages),
  };
}

const test = base.extend<{ site: BuiltSite }>({
  site: async ({ servers }, use) => use(await servers.get('long', () => startBuiltSite(createSite()))),
  baseURL: async ({ site }, use) => use(site.origin),
});

test('once it is whole it stays from page to page, with its open groups and its place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/guide/north/north-1');
  const sidebar = page.locator('#q-sidebar');
  const link = sidebar.getByRole('link', { name: 'south 12', exact: true });
  await expect(link).toBeAttached();
  await mark(page);
  await sidebar.evaluate((element) => element.setAttribute('data-kept', ''));
  const closed = sidebar.locator('details').nth(1);
  await closed.locator('summary').click();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await sidebar.evaluate((element) => element.scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  await link.click();
  await expect(page.locator('main h1')).toHaveText('south 12');
  expect(await isMarked(page)).toBe(true);
  await expect(sidebar).toHaveAttribute('data-kept');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('south 12');
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(scrolled);
  await expect(closed).not.toHaveAttribute('open');
});
