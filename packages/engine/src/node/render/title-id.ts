/** The id of the first heading of a page that is made of its title. */

import { writeSlug } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../routes/table.ts';

/** What is free on every page whose headings have taken the words of its title. */
const TAKEN_TITLE_ID = '_top';

/** As a heading of the text has it: of the words of the original, so that one anchor serves all languages. */
export function createTitleId(page: Page, routes: RouteTable, { defaultLang, markdown }: ResolvedConfig): string {
  const original = routes.translationsOf(page).find(({ lang }) => lang === defaultLang) ?? page;
  const written = original.headings.find(({ depth }) => depth === 1)?.id;
  const id = written ?? writeSlug(original.title, markdown.headingIds);
  const isTaken = page.headings.some((heading) => heading.id === id);
  return id === '' || isTaken ? TAKEN_TITLE_ID : id;
}
