import { afterEach, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../test/show-page.ts';
import { enhanceNotFound } from './enhance-not-found.ts';

afterEach(() => {
  rs.unstubAllGlobals();
});

const PAGE = '<a data-home href="/zh/"></a><div data-nearest="Similar"></div>';
const INDEX =
  '- [Quick start](https://a.example/zh/guide/quick-start.md): begin\n- [Other](https://a.example/zh/x.md)\n';

function show(pathname: string, answer: Response) {
  history.replaceState(null, '', pathname);
  rs.stubGlobal('fetch', async (href: string) =>
    href === '/zh/llms.txt' ? answer : new Response('', { status: 404 }),
  );
  showPage(PAGE);
  enhanceNotFound();
}

test('pages with a similar path are listed', async () => {
  show('/zh/guide/quick-strat', new Response(INDEX));
  await rs.waitFor(() => find('[data-nearest] li'));
  expect(find('[data-nearest]').innerHTML).toBe(
    '<h2>Similar</h2><ul><li><a href="/zh/guide/quick-start">Quick start</a> <span>/zh/guide/quick-start</span></li></ul>',
  );
});

test('the home page, which is linked above, is not among the pages with a similar path', async () => {
  show('/zh/hom', new Response('- [Home](https://a.example/zh/index.md)\n- [How](https://a.example/zh/how.md)\n'));
  await rs.waitFor(() => find('[data-nearest] li'));
  expect(find('[data-nearest] ul').textContent).toBe('How /zh/how');
});

test('a site without an index lists no pages', async () => {
  show('/zh/guide/quick-strat', new Response('', { status: 404 }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(find('[data-nearest]').innerHTML).toBe('');
});
