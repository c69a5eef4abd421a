/** The theme's layout is written by the engine's renderer of elements as React writes it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageStore, PageStoreProvider } from '@quire/engine/client';
import { createPageView, type PageRecord, type SectionData, type SidebarNode } from '@quire/engine/shared';
import { expect, test } from '@rstest/core';
import { renderToString } from 'react-dom/server';
import { createElementRenderer } from '../../../engine/src/client/layout/element-renderer.ts';

import { buildSite, openOutput, SITES } from '../../../engine/test/run-quire.ts';
import { Layout } from '../index.ts';

interface Written {
  page: PageRecord;
  section: string;
}

const PAGE_DATA = /<script type="application\/json" id="quire-page">(.*?)<\/script>/s;
const OUTLINE = [2, 3, 3, 2].map((depth, index) => ({ id: `part-${index}`, text: `Part "${index}" & more`, depth }));

/** With fields and controls that only React knows. */
const LEFT_TO_REACT = ['404', 'home', 'overview'];

const render = createElementRenderer();

async function listPages(name: string): Promise<Array<{ page: PageRecord; section: SectionData }>> {
  const { outDir } = openOutput(name);
  await buildSite(join(SITES, name), outDir);
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.flatMap((file) => {
    const [, json] = PAGE_DATA.exec(readFileSync(join(outDir, file), 'utf8')) ?? [];
    if (json === undefined) return [];
    const { page, section } = JSON.parse(json) as Written;
    const data = section.slice(section.indexOf('assets/'));
    return { page, section: JSON.parse(readFileSync(join(outDir, data), 'utf8')) as SectionData };
  });
}

/** Expects the same from both; nothing was left to React. */
function expectSame(page: PageRecord, section: SectionData) {
  const view = createPageView({ ...page, headings: page.headings ?? OUTLINE }, section, 'branch');
  const element = (
    <PageStoreProvider store={createPageStore(view, '<p>Text &amp; more</p>')}>
      <Layout />
    </PageStoreProvider>
  );
  expect(render(element)).toBe(renderToString(element));
}

/** As deep and as wide as those of a site of a thousand pages. */
function createSidebar(depth: number, link: string): SidebarNode[] {
  return Array.from({ length: 12 }, (_, index) => {
    const [text, href] = [`Page ${index}`, `${link}/${index}`];
    if (depth === 0) return { type: 'item', text, href };
    return {
      type: 'group',
      text,
      href,
      collapsible: true,
      collapsed: index > 0,
      items: createSidebar(depth - 1, href),
    };
  });
}

test.each(['conventions', 'versions', 'two-locales'])('on all pages of the site "%s"', async (name) => {
  const pages = (await listPages(name)).filter(({ page }) => !LEFT_TO_REACT.includes(page.pageType));
  expect(pages.length).toBeGreaterThan(3);
  for (const { page, section } of pages) expectSame(page, section);
});

test('in large sidebars', async () => {
  const [first] = (await listPages('versions')).filter(({ page }) => page.pageType === 'doc');
  if (!first) throw new Error('The site has no page of text.');
  const section = { ...first.section, sidebar: createSidebar(3, ''), largeSidebar: true };
  for (const routePath of ['/0/0/0/0', '/11/11/11/11', '/5/6', '/none'])
    expectSame({ ...first.page, routePath }, section);
});
