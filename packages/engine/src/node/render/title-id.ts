import { writeSlug } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';

/** The fallback id if another heading has the id of the title. */
const TAKEN_TITLE_ID = '_top';

/** The id of a heading that is generated from the title; made from the original's title, so that all languages share it. */
export function createTitleId(page: Page, routes: RouteTable, { defaultLang, markdown }: ResolvedConfig): string {
  const original = routes.translationsOf(page).find(({ lang }) => lang === defaultLang) ?? page;
  const written = original.headings.find(({ depth }) => depth === 1)?.id;
  const id = written ?? writeSlug(original.title, markdown.headingIds);
  const isTaken = page.headings.some((heading) => heading.id === id);
  return id === '' || isTaken ? TAKEN_TITLE_ID : id;
}
