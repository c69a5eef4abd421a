import { createHash } from 'node:crypto';
import { visitHtml } from '@quire/markdown/html';
import { expect, test } from '@rstest/core';
import { bodyOf, config } from '../../../test/sample-blog.ts';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import type { QuirePlugin } from '../config/plugin.ts';
import { createScriptPolicyCollector } from '../html/head-policy.ts';
import type { PolicyPart } from '../html/policy-parts.ts';
import { findHeaders, parseHeaderRules } from '../http/host-rules.ts';
import { emitHeaders } from './headers.ts';
import { HEADER_RULES_MAX } from './link-headers.ts';

const assets = { prepaint: 'a()', redirect: 'a()', styleParts: [] };

/** The file of headers of a site without pages, except for what is given. */
const headersOf = (given: Partial<Parameters<typeof emitHeaders>[0]> = {}) =>
  bodyOf(emitHeaders({ routes: sampleRoutes(), config, policyParts: [], ...given }), '_headers');

test('images of other hosts that the configuration or a home page names are allowed as well', () => {
  const home = samplePage('en/index', {
    frontmatter: {
      hero: { name: '', text: '', tagline: '', actions: [], image: { src: 'https://hero.example/h.png', alt: '' } },
      features: [{ title: 'F', details: '', icon: 'https://icons.example/i.svg' }],
    },
  });
  const site = sampleConfig({
    logo: { light: 'https://logos.example/l.svg', dark: '/d.svg' },
    socialLinks: [
      { icon: 'x', mode: 'img', content: 'https://codes.example/qr.png' },
      { icon: 'x', mode: 'link', content: 'https://x.example/' },
    ],
  });
  const headers = headersOf({ routes: sampleRoutes(home), config: site });
  const hosts = ['codes', 'hero', 'icons', 'logos'].map((name) => `https://${name}.example`);
  expect(headers).toContain(`img-src 'self' data: ${hosts.join(' ')};`);
});

test('the policy allows the inline scripts by their hashes, images of named hosts and nothing unsafe', () => {
  const page = samplePage('en/index', {
    images: ['/a.png', 'https://img.example/x.png', 'https://img.example/y.png'].map((source) => ({
      source,
      sourcePath: 'en/index.md',
      line: 1,
      column: 1,
    })),
  });
  const headers = headersOf({ routes: sampleRoutes(page), assets });
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(headers).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers).toContain("img-src 'self' data: https://img.example;");
  expect(headers).toContain("trusted-types quire; require-trusted-types-for 'script'");
  expect(headers).not.toContain('unsafe');
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('what pages show from other hosts is allowed by name, and their style attributes one by one', () => {
  const style = (count: number) =>
    Array.from({ length: count }, (_, index) => `style-src-attr 'sha256-${index}'` as const);
  const policyOf = (policyParts: PolicyPart[]) => headersOf({ policyParts });
  const few = policyOf([...style(2), ...style(2), 'frame-src https://b.example', 'frame-src https://a.example']);
  const more = policyOf(['font-src data:', 'font-src https://f.example', "object-src 'self'", 'form-action c.example']);
  expect(more).toContain("img-src 'self' data: https://f.example;");
  expect(more).toContain("font-src 'self' data: https://f.example;");
  expect(more).toContain("object-src 'self'; base-uri 'none'; form-action 'self' c.example;");
  expect(few).toContain("style-src 'self';");
  expect(few).toContain("style-src-attr 'unsafe-hashes' 'sha256-0' 'sha256-1';");
  expect(few).toContain("frame-src 'self' https://a.example https://b.example;");
  expect(policyOf(style(41))).toContain("style-src 'self'; ");
  expect(policyOf(style(41))).toContain("style-src-attr 'unsafe-inline';");
  expect(policyOf([])).not.toContain('style-src-attr');
});

test('islands of the layout may show and style what no document names, and run no other script', () => {
  const headers = headersOf({ assets: { ...assets, hydratesLayout: true } });
  expect(headers).toContain("style-src 'self' 'unsafe-inline';");
  expect(headers).toContain("img-src 'self' data: https:;");
  expect(headers).toMatch(/script-src 'self' 'sha256-[^ ;]+';/);
  expect(headers).not.toContain('trusted-types');
});

test('what elements of the head load from other hosts is allowed, and what their scripts may ask for', () => {
  const policyOf = (head: string) => {
    const collector = createScriptPolicyCollector();
    visitHtml(head, [collector]);
    const policyParts: PolicyPart[] = ["style-src-elem 'sha256-a'", ...collector.finish()];
    return headersOf({ policyParts });
  };
  const sheet = policyOf(`<link rel="stylesheet" href="https://fonts.example/css2?family=A">
<link rel="preconnect" href="https://other.example"><script src="/own.js"></script>`);
  expect(sheet).toContain("style-src 'self' https://fonts.example; font-src 'self' data: https:;");
  expect(sheet).toContain("style-src-elem 'self' https://fonts.example 'sha256-a';");
  expect(sheet).toContain("script-src 'self';");
  expect(sheet).toContain('trusted-types');
  expect(sheet).not.toContain('other.example');
  const script = policyOf('<script src="//count.example/a.js" defer></script>');
  expect(script).toContain("script-src 'self' count.example;");
  expect(script).toContain("connect-src 'self' https:;");
  expect(script).not.toContain('trusted-types');
  expect(policyOf('')).not.toContain('font-src');
});

test('headers say where the Markdown of each page is, and the index of its language', () => {
  const home = samplePage('en/index', { pageType: 'home' });
  const routes = sampleRoutes(home, 'en/guide/index', 'zh/guide/安装');
  const linkOf = (path: string, plugins: QuirePlugin[] = []) => {
    const headers = headersOf({ routes, config: sampleConfig({ base: '/docs/', plugins }) });
    return findHeaders(parseHeaderRules(headers), path).Link;
  };
  const index = '</docs/llms.txt>; rel="llms-txt"; hreflang="en"';
  expect(linkOf('/docs/')).toBe(`${index}, </docs/index.md>; rel="alternate"; type="text/markdown"`);
  expect(linkOf('/docs/guide/index.md')).toBe(index);
  expect(linkOf('/docs/guide/')).toBe(`${index}, </docs/guide/index.md>; rel="alternate"; type="text/markdown"`);
  const written = encodeURI('/docs/zh/guide/安装');
  const alternate = `<${written}.md>; rel="alternate"; type="text/markdown"`;
  expect(linkOf(written)).toBe(`${index}, </docs/zh/llms.txt>; rel="llms-txt"; hreflang="zh", ${alternate}`);
  expect(linkOf(written, [{ name: 'llms' }])).toBe(alternate);
});

test('a page whose name is a pattern to hosts has no rule, which would hold for others', () => {
  const headers = headersOf({ routes: sampleRoutes('en/node/node:fs', 'en/node/fs') });
  expect(headers).toContain('\n/node/fs\n');
  expect(headers).not.toContain('node:fs');
});

test('a site with more pages than hosts read rules has no rule for single pages', () => {
  const rulesOf = (count: number) => {
    const routes = sampleRoutes(...Array.from({ length: count }, (_, index) => `en/guide/page-${index}`));
    return parseHeaderRules(headersOf({ routes }));
  };
  const others = rulesOf(0).length;
  const most = rulesOf(HEADER_RULES_MAX - others);
  expect(most).toHaveLength(HEADER_RULES_MAX);
  expect(findHeaders(most, '/guide/page-1').Link).toContain('</guide/page-1.md>; rel="alternate"');
  expect(rulesOf(HEADER_RULES_MAX - others + 1)).toEqual(rulesOf(0));
});
