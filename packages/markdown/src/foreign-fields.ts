/** Converts the frontmatter fields of other systems: `sidebar_label` of Docusaurus, `outline: deep` of VitePress. */

import { type Fields, isFields, isObject, readFlag } from './fields/rules.ts';

export interface ReadFields {
  /** The fields, with those of other systems converted. */
  fields: Fields;
  /** Fields without the effect that their author may expect, each with what to do instead. */
  doubtful: Array<{ name: string; problem: string; help: string }>;
}

/** Each returns the equivalent fields, or undefined if the value does not have the other system's form. */
const READERS: Readonly<Record<string, (value: unknown) => Fields | undefined>> = {
  sidebar_label: readLabel,
  sidebarTitle: readLabel,
  linkTitle: readLabel,
  sidebar_position: readPosition,
  nav_order: readPosition,
  weight: readPosition,
  outline: readOutline,
  search: (value) => (isFields(value) && readFlag(value.exclude) === true ? { search: false } : undefined),
  pagefind: forFlag(false, { search: false }),
  search_exclude: forFlag(true, { search: false }),
  excludeSearch: forFlag(true, { search: false }),
  nosearch: forFlag(true, { search: false }),
  sidebar: readSidebar,
  date: readDate,
  published: forFlag(false, { draft: true }),
  publish: forFlag(false, { draft: true }),
  permalink: forFlag(false, { draft: true }),
  headless: forFlag(true, { draft: true }),
  build: readBuild,
  _build: readBuild,
  eleventyExcludeFromCollections: forFlag(true, { unlisted: true }),
  status: (value) => (/^draft$/i.test(String(value)) ? { draft: true } : undefined),
  robots: readRobots,
  layout: (value) => (value === 'home' ? { pageType: 'home' } : undefined),
  template: (value) => (value === 'splash' ? { pageType: 'home' } : undefined),
  hide_table_of_contents: forFlag(true, { outline: false }),
  tableOfContents: forFlag(false, { outline: false }),
  aside: forFlag(false, { outline: false }),
  toc: forFlag(false, { outline: false }),
  hide: readHidden,
};

/** Our fields that other systems have too: only an object has their form. */
const SHARED = new Set(['search', 'sidebar', 'date']);

/** Fields that hold a page back in other systems, but are also names for something else. */
const AMBIGUOUS = new Set(['status', 'headless']);

const HELD_HELP = 'Write "draft: true" if this is intended, or "draft: false" to publish the page.';

const NO_SUCH_FIELD: Readonly<Record<string, string>> = {
  id: 'The route comes from the name of the file, or from "slug".',
  permalink: 'Write the route as "slug".',
  aliases: 'Write the old routes into "redirects" of the configuration.',
  redirect_from: 'Write the old routes into "redirects" of the configuration.',
  hidden: 'Write "unlisted: true" to publish the page without a link to it, or "draft: true" not to publish it.',
  publishDate: 'Write "draft: true" until the day.',
  expiryDate: 'Write "draft: true" after the day.',
  sitemap: 'Write "noindex: true" to leave the page out of the sitemap and of search engines.',
  eleventyNavigation: 'Write its "key" as "sidebarLabel", and its "order" as "sidebarPosition".',
  nav_exclude: 'Write "unlisted: true" to publish the page without a link to it.',
  openapi: 'The operation that it names is not shown: write it as text, or generate the page with a plugin.',
  asyncapi: 'The channel that it names is not shown: write it as text, or generate the page with a plugin.',
  displayed_sidebar: 'The folder of the page decides on its sidebar.',
  pagination_next: 'The order of the sidebar decides on the next page.',
  pagination_prev: 'The order of the sidebar decides on the previous page.',
  next: 'The order of the sidebar decides on the next page.',
  prev: 'The order of the sidebar decides on the previous page.',
};

export function readForeignFields(written: Fields): ReadFields {
  const read: ReadFields = { fields: { ...written }, doubtful: [] };
  const ignore = (name: string, help: string) =>
    read.doubtful.push({ name, problem: 'belongs to another system, and is ignored', help });
  for (const [name, value] of Object.entries(written)) {
    const found = Object.hasOwn(READERS, name) ? READERS[name]?.(value) : undefined;
    const isForeign = !SHARED.has(name) || isObject(value);
    if (found) {
      if (SHARED.has(name) || name === 'outline') delete read.fields[name];
      // Our own fields take precedence.
      read.fields = { ...read.fields, ...found, ...withoutOwn(written, found, name) };
      if (AMBIGUOUS.has(name) && !Object.hasOwn(written, 'draft'))
        read.doubtful.push({ name, problem: 'makes the page a draft, which is not published', help: HELD_HELP });
    } else if (SHARED.has(name) && isForeign) {
      delete read.fields[name];
      ignore(name, 'The frontmatter reference lists its possible values.');
    } else if (Object.hasOwn(NO_SUCH_FIELD, name)) ignore(name, NO_SUCH_FIELD[name] ?? '');
  }
  return read;
}

export function isForeignField(name: string): boolean {
  return Object.hasOwn(READERS, name) || Object.hasOwn(NO_SUCH_FIELD, name);
}

function withoutOwn(written: Fields, found: Fields, source: string): Fields {
  const own = Object.keys(found).filter((name) => name !== source && Object.hasOwn(written, name));
  return Object.fromEntries(own.map((name) => [name, written[name]]));
}

/** A field that only one of its values makes different from its default. */
function forFlag(flag: boolean, fields: Fields): (value: unknown) => Fields | undefined {
  return (value) => (readFlag(value) === flag ? fields : undefined);
}

/** Hugo. */
function readBuild(value: unknown): Fields | undefined {
  if (!isFields(value)) return undefined;
  if (value.render === 'never') return { draft: true };
  return value.list === 'never' ? { unlisted: true } : undefined;
}

function readRobots(value: unknown): Fields | undefined {
  const isHidden = typeof value === 'string' ? /\b(?:noindex|none|false)\b/i.test(value) : value === false;
  return isHidden ? { noindex: true } : undefined;
}

function readLabel(value: unknown): Fields | undefined {
  return typeof value === 'string' ? { sidebarLabel: value } : undefined;
}

/** Material for MkDocs. */
function readHidden(value: unknown): Fields | undefined {
  if (!Array.isArray(value)) return undefined;
  const parts = { navigation: 'sidebar', toc: 'outline', footer: 'footer' };
  const hidden = Object.entries(parts).filter(([name]) => value.includes(name));
  return Object.fromEntries(hidden.map(([, field]) => [field, false]));
}

function readPosition(value: unknown): Fields | undefined {
  return typeof value === 'number' ? { sidebarPosition: value } : undefined;
}

const DEEPEST = 6;

/** VitePress: `deep`, a depth, or the first and the last depth. */
function readOutline(value: unknown): Fields | undefined {
  if (isFields(value)) return readOutline(value.level);
  if (value === 'deep') return { outline: true, outlineDepths: [2, DEEPEST] };
  if (typeof value === 'number') return { outline: true, outlineDepths: [value, value] };
  return Array.isArray(value) ? { outline: true, outlineDepths: value } : undefined;
}

/** Starlight. There is no equivalent for a page that is only left out of the sidebar. */
function readSidebar(value: unknown): Fields | undefined {
  if (!isFields(value) || readFlag(value.hidden) === true) return undefined;
  const { label, order, badge } = value;
  const tag = isFields(badge) ? badge.text : badge;
  return {
    ...(typeof label === 'string' && { sidebarLabel: label }),
    ...readPosition(order),
    ...(typeof tag === 'string' && { tag }),
  };
}

/** Material for MkDocs: `created` and `updated`. Others: `May 14, 2025`. */
function readDate(value: unknown): Fields | undefined {
  if (isFields(value)) return typeof value.created === 'string' ? { date: value.created } : undefined;
  if (typeof value !== 'string' || !/^(?:[A-Z][a-z]+ \d{1,2},? \d{4}|\d{1,2} [A-Z][a-z]+ \d{4})$/.test(value))
    return undefined;
  const day = new Date(`${value} UTC`);
  return Number.isNaN(day.getTime()) ? undefined : { date: day.toISOString().slice(0, 'YYYY-MM-DD'.length) };
}
