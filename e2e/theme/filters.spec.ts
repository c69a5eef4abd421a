/** Claims about lists of pages with a filter: in a text, overviews and blogs. (docs/behavior/page-types.md) */
import { findViolations } from '../fixtures/axe.ts';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

test('a list of pages in a text has groups that links lead to, and a filter', async ({ page }) => {
  await open(page, '/guide/listed#further');
  const main = page.locator('#quire-article');
  await expect(main.getByRole('heading', { name: 'Further' })).toBeInViewport();
  await expect(main.getByText('Before the list.')).toBeVisible();
  await expect(main.getByRole('listitem').first()).toHaveCSS('list-style-type', 'none');
  const field = main.getByRole('searchbox', { name: 'Filter' });
  await field.fill('auto ext');
  await expect(main.getByRole('link', { name: 'Code', exact: true })).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Basics' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Auto-extension' })).toBeVisible();
  await field.fill('marks');
  await expect(main.getByRole('link', { name: 'Marks in code' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Identifiers' })).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await field.fill('zzz');
  await expect(main.getByRole('status')).toHaveText('No matching API found: zzz');
  await field.fill('');
  await expect(main.getByRole('listitem')).toHaveCount(5);
});

const OVERVIEWS: Array<[path: string, label: string, placeholder: string, none: string]> = [
  ['/api/', 'Filter', 'Enter keyword', 'No matching API found: zzz'],
  ['/zh/api/', '筛选', '输入关键词', '没有匹配的配置项：zzz'],
];
/** From the heading of a group to the first card that is shown. */
function measureGap(group: Element): number {
  const card = [...group.querySelectorAll('ul > li')].find((item) => item.checkVisibility());
  const heading = group.querySelector('h2');
  return (card?.getBoundingClientRect().top ?? Number.NaN) - (heading?.getBoundingClientRect().bottom ?? Number.NaN);
}

for (const [path, label, placeholder, none] of OVERVIEWS) {
  test(`${path} lists its pages by group, and filters in its language`, async ({ page }) => {
    await open(page, path);
    const groups = page.locator('main section');
    await expect(groups.locator('h2')).toHaveText(path === '/api/' ? ['Network', 'Others'] : ['网络', '其他']);
    const listed = () => page.locator('main section a:visible').allTextContents();
    const getGap = () => groups.first().evaluate(measureGap);
    const gap = await getGap();
    const all = ['fetchAll', 'fetch.limit', 'fetch.limit.time', 'autoRetry', 'retry.count', 'parse', 'parse.strict'];
    expect(await listed()).toEqual(all);
    const box = page.getByRole('searchbox', { name: label });
    await expect(box).toHaveAttribute('placeholder', placeholder);
    const FILTERED: Array<[query: string, shown: string[]]> = [
      [path === '/api/' ? 'NETWORK' : '网络', all.slice(0, 5)],
      ['auto-retry', ['autoRetry', 'retry.count']],
      ['auto retry', ['autoRetry', 'retry.count']],
      ['limit.time', ['fetchAll', 'fetch.limit.time']],
      ['  ', all],
    ];
    for (const [query, shown] of FILTERED) {
      await box.fill(query);
      await expect.poll(listed).toEqual(shown);
      expect(await getGap(), `between the group and its first card for ${query}`).toBe(gap);
    }
    await box.fill('zzz');
    await expect(page.locator('main').getByRole('status').filter({ hasText: 'zzz' })).toHaveText(none);
    for (const part of ['#q-outline', 'main footer']) await expect(page.locator(part)).toHaveCount(0);
  });
}

test('from ten posts on the list of a blog has a filter, and each post its headings', async ({ page }) => {
  await open(page, '/blog/');
  const posts = page.locator('main li:has(time):visible');
  await expect(posts).toHaveCount(10);
  await expect(posts.first()).toContainText('Why ten');
  await expect(posts.first().getByRole('link', { name: 'auto-ten' })).toHaveAttribute('href', '/blog/ten#auto-ten');
  const filter = page.getByRole('searchbox');
  await filter.fill('auto four');
  await expect(posts).toHaveCount(1);
  await expect(posts.locator('mark')).toHaveText('auto-four');
  await expect(posts).not.toContainText('Why', { useInnerText: true });
  await filter.fill('post SEVEN');
  await expect(posts.getByRole('link')).toHaveText(['Post seven', 'Why seven', 'auto-seven']);
  expect(await findViolations(page)).toEqual([]);
  await filter.fill('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'zzz' })).toHaveText('No matching API found: zzz');
  await expect(posts).toHaveCount(0);
});
