/** Claims about all writers of the table of redirects together: hosts, pages and scripts lead to the same URL. */
import { runInNewContext } from 'node:vm';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { sampleConfig, samplePage, sampleRoutes } from '../../../../test/sample-pages.ts';
import { findRedirection, parseRedirectRules } from '../../http/host-rules.ts';
import { toOutputFile } from '../../render/create-job.ts';
import { createConfiguredRedirects } from '../../routes/redirects/configured-redirects.ts';
import type { Redirect } from '../../routes/redirects/redirect.ts';
import { createRedirectTable } from '../../routes/redirects/redirect-table.ts';
import { emitNotFoundScript } from './not-found-script.ts';
import { emitRedirectPages } from './redirect-pages.ts';
import { emitRedirects } from './redirects-file.ts';

const ORIGIN = 'https://site.example';
const pageOf = (version: string, lang: string, routePath: string) =>
  samplePage(`${version}/${lang}${routePath}`, { version, lang, routePath });

function createSite(base: string) {
  const config = sampleConfig({
    base,
    versions: { default: 'v2', all: ['v2', 'v1'] },
    redirects: { '/old': '/指南?q=1#part', '/旧/x.html': '/guide/a', '/away': 'https://other.example/x' },
  });
  const both = (version: string, prefix: string) => [
    ...['/', '/guide/a', '/guide/deep/', '/指南'].map((path) => pageOf(version, 'en', prefix + path)),
    ...['/zh/', '/zh/guide/a', '/zh/guide/deep/', '/zh/指南'].map((path) => pageOf(version, 'zh', prefix + path)),
  ];
  const routes = sampleRoutes(...both('v2', ''), ...both('v1', '/v1'));
  const moves = createConfiguredRedirects(routes, config);
  expect(moves.invalid).toEqual([]);
  const table = createRedirectTable({ routes, config, sidebarsOf: () => [], moves });
  const rules = parseRedirectRules(String(emitRedirects(table, base)[0]?.body));
  const script = String(emitNotFoundScript(table, { routes, config }).file.body);
  const pages = new Map(emitRedirectPages(table, { routes, config }).map(({ path, body }) => [path, String(body)]));
  const urls = new Set(routes.pages.map(({ routePath }) => encodeURI(base.slice(0, -1) + routePath)));

  /** Where the rules of a host lead in the end. */
  function followRules(path: string): string | undefined {
    const found = findRedirection(rules, path.replace(/[?#].*/s, ''))?.location;
    return found === undefined ? undefined : (followRules(found) ?? found);
  }

  /** Where the script of the one 404 page leads in the end, on a host that has the pages alone. */
  function followScript(path: string): string | undefined {
    const found = runScript(path);
    const isHere = found === undefined || new URL(found, ORIGIN).origin !== ORIGIN;
    return isHere || urls.has(found.replace(/[?#].*/s, '')) ? found : (followScript(found) ?? found);
  }

  function runScript(path: string): string | undefined {
    let target: string | undefined;
    const { pathname, search, hash } = new URL(ORIGIN + path);
    runInNewContext(script, {
      location: { pathname, search, hash, replace: (href: string) => (target = href) },
      history: { replaceState: () => undefined },
      document: { currentScript: { getAttribute: () => '/' }, documentElement: { dataset: {}, style: {} } },
    });
    return target;
  }

  /** Where the page in the place of a moved one leads. */
  function followPage(route: string): string | undefined {
    return /<meta name="quire-redirect" content="([^"]*)">/.exec(pages.get(toOutputFile(route)) ?? '')?.[1];
  }
  return { table, routes, followRules, followScript, followPage };
}

test.each(['/', '/docs/'])('below %s every writer leads to the same URL', (base) => {
  const { table, followRules, followScript, followPage } = createSite(base);
  expect(new Set(table.map(({ kind }) => kind))).toEqual(new Set(['moved', 'folder', 'redundant']));
  for (const { kind, from } of table) {
    const path = encodeURI(base.slice(0, -1) + from.replace('zh/*', 'zh/guide/a').replace('*', 'a'));
    const target = followRules(path);
    expect(target).toBeDefined();
    if (kind === 'redundant') expect([path, followPage(from)]).toEqual([path, undefined]);
    else expect([path, followPage(from)]).toEqual([path, target]);
    // The folder of a rule has no page `a` everywhere: there is nothing to lead to then.
    expect([path, followScript(path) ?? target]).toEqual([path, target]);
  }
});

test('every page is found with each redundant segment, by hosts and by the script', () => {
  const { routes, followRules, followScript } = createSite('/');
  for (const { routePath, version, lang } of routes.pages) {
    const rest = routePath.replace(/^(?:\/v1)?(?:\/zh)?(?=\/)/, '');
    const href = encodeURI(routePath);
    for (const prefix of [
      `/${version}/${lang}`,
      version === 'v2' ? `/${lang}` : '',
      lang === 'en' ? `/${version}` : '',
    ]) {
      const path = prefix + encodeURI(rest);
      if (prefix === '' || path === href) continue;
      expect([path, followRules(path)]).toEqual([path, href]);
      expect([path, followScript(path)]).toEqual([path, href]);
    }
  }
});

const piece = fc.constantFrom(...'/ \\ en v1 v2 zh guide a old . .. @ : %2f %5c %09'.split(' '));
const host = fc.constantFrom('', 'other.host', '127.0.0.9:4999');
const paths = fc.tuple(fc.array(piece, { maxLength: 8 }), host).map(([pieces, end]) => `/${pieces.join('')}${end}`);

test.each(['/', '/docs/'])('below %s no path that is asked for leads to another origin', (base) => {
  const { followRules, followScript, table } = createSite(base);
  const written = new Set(table.map(({ to }) => to));
  fc.assert(
    fc.property(paths, paths, (path, from) => {
      const asked = base.slice(0, -1) + path;
      const targets = [
        followRules(asked),
        followScript(asked),
        followScript(`${base}404?from=${encodeURIComponent(from)}`),
      ];
      for (const target of targets)
        if (target !== undefined && !written.has(target)) expect(new URL(target, ORIGIN + base).origin).toBe(ORIGIN);
    }),
    { numRuns: 500 },
  );
});

test('a folder whose name hosts would read as a pattern has no rule', () => {
  const names = ['/10:30', '/a:b', '/a*'];
  const rules = emitRedirects(
    names.map((from) => ({ kind: 'folder', from, to: '/start' })),
    '/',
  );
  expect(rules).toEqual([{ path: '_redirects', body: '/10:30 /start 301\n' }]);
});

test('targets of rules are encoded once, and a site without redirects has no file of them', () => {
  const moved = { '/旧': '/指南?q=%20#节', '/away': 'https://b.example/%40x' };
  const redirects = Object.entries(moved).map(([from, to]): Redirect => ({ kind: 'moved', from, to }));
  const rules = '/docs/%E6%97%A7 /docs/%E6%8C%87%E5%8D%97?q=%20#%E8%8A%82 301\n/docs/away https://b.example/%40x 301\n';
  expect(emitRedirects(redirects, '/docs/')).toEqual([{ path: '_redirects', body: rules }]);
  expect(emitRedirects([], '/docs/')).toEqual([]);
});
