/** The theme's layout is written by the engine's renderer of elements as React writes it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageStore, PageStoreProvider } from '@quire/engine/client';
import { createPageView, type PageRecord, type SectionData } from '@quire/engine/shared';
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

test.each(['conventions', 'versions', 'two-locales'])('on all pages of the site "%s"', async (name) => {
  const pages = await listPages(name);
  expect(pages.length).toBeGreaterThan(5);
  for (const { page, section } of pages) {
    const view = createPageView({ ...page, headings: page.headings ?? OUTLINE }, section, 'branch');
    const element = (
      <PageStoreProvider store={createPageStore(view, '<p>Text &amp; more</p>')}>
        <Layout />
      </PageStoreProvider>
    );
    const html = render(element);
    if (html === undefined) expect(LEFT_TO_REACT).toContain(page.pageType);
    else expect(html).toBe(renderToString(element));
  }
});
