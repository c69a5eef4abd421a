/** Converts the head elements of an Rspress configuration. */
import type { HeadElement } from '@quire/engine';
import { type Fields, isFields } from '@quire/markdown/fields';
import { find, put } from './fields.ts';
import { adoptFunction, readAttributes, readEntry, readTag } from './head-elements.ts';

const PLUGINS_HELP =
  'Plugins of Rspress do not run. If the function needs data from one of them, let it return nothing without the data.';

/** @returns the name of the option, if one of its entries is not an element */
export function adoptHead(config: Fields): string[] {
  const { head } = config;
  if (!Array.isArray(head)) return [];
  const hasPlugins = [config.plugins ?? []].flat(Number.POSITIVE_INFINITY).some(Boolean);
  // The configuration schema reports invalid lists.
  const entries = head.map((entry: unknown) => {
    if (typeof entry === 'function')
      return [Object.assign(adoptFunction(entry as (route: object) => unknown), hasPlugins && { help: PLUGINS_HELP })];
    return readEntry(entry) ?? (Array.isArray(entry) ? [entry] : undefined);
  });
  config.head = entries.flatMap((each) => each ?? []).filter((element) => !adoptAppearance(element, config));
  return entries.includes(undefined) ? ['head (a string that is not an element)'] : [];
}

/** A variable with which a site sets its appearance, without a choice of the reader. */
const APPEARANCE = /^\s*(?:window\.)?RSPRESS_THEME\s*=\s*(['"])(dark|light)\1;?\s*$/;

/** @returns whether the element is such a script */
function adoptAppearance(element: unknown, config: Fields): boolean {
  const [name, , text] = Array.isArray(element) ? element : [];
  const appearance = name === 'script' ? APPEARANCE.exec(String(text))?.[2] : undefined;
  if (appearance !== undefined) put(config, 'themeConfig.darkMode', appearance === 'dark' ? 'only' : false);
  return appearance !== undefined;
}

/** Converts `html.meta` and `html.tags`. Entries that cannot be converted are left in `config`, to be listed in a warning. */
export function adoptBundlerHead(config: Fields) {
  const meta = find(config, 'builderConfig.html.meta');
  const metaElements = Object.entries(isFields(meta) ? meta : {}).flatMap(readMeta);
  const tags = changeTags([find(config, 'builderConfig.html.tags') ?? []].flat());
  const read = tags.map((tag) => ({ tag, element: readTag(tag) }));
  const elements = [...metaElements, ...read.flatMap(({ element }) => (element ? [element] : []))];
  if (elements.length === 0) return;
  put(config, 'head', [...elements, ...[config.head ?? []].flat()]);
  put(config, 'builderConfig.html.meta', {});
  put(
    config,
    'builderConfig.html.tags',
    read.flatMap(({ tag, element }) => (element ? [] : [tag])),
  );
}

/** A function in the list changes the tags before it. If it throws without the bundler, it is left in the list. */
function changeTags(written: unknown[]): unknown[] {
  let tags: unknown[] = [];
  for (const tag of written) {
    const changed = typeof tag === 'function' ? callTag(tag as ChangeTags, tags) : undefined;
    if (changed) tags = changed;
    else tags.push(tag);
  }
  return tags;
}

type ChangeTags = (tags: unknown[], utils: object) => unknown;

const TAG_UTILS = { entryName: 'index', outputPath: 'index.html', publicPath: '/', hash: '' };

function callTag(change: ChangeTags, tags: unknown[]): unknown[] | undefined {
  try {
    const changed = change([...tags], TAG_UTILS);
    return Array.isArray(changed) ? changed : tags;
  } catch {
    return undefined;
  }
}

function readMeta([name, value]: [string, unknown]): HeadElement[] {
  if (typeof value === 'string') return [['meta', { name, content: value }]];
  const attributes = readAttributes(value);
  return attributes ? [['meta', attributes]] : [];
}
