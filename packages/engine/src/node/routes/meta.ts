/** Loads `_meta.json` and `_nav.json`, which set the order and labels of pages. (docs/behavior/content.md) */

import { join } from 'node:path';
import { stripInlineMarks } from '@quire/client/contract';
import { createUserError, type Diagnostic, findNearest } from '@quire/markdown/diagnostics';
import { HEADING_DEPTH_MAX, isFields, pattern, wholeNumber } from '@quire/markdown/fields';
import * as v from 'valibot';
import { type JsonEntry, type JsonFile, loadJsonFile, type Place } from '../config/json-file.ts';
import { hasTarget, type NavItemConfig, TARGET_REQUIRED } from '../config/navigation-config.ts';
import type { TranslateText } from '../config/translate-text.ts';
import { type Folders, isInSite, isOutsideLink } from '../content/inside-site.ts';

const marks = {
  label: v.optional(v.string()),
  tag: v.optional(v.string()),
  context: v.optional(v.string()),
  overviewHeaders: v.optional(v.array(wholeNumber(1, HEADING_DEPTH_MAX))),
};
const group = { collapsible: v.optional(v.boolean()), collapsed: v.optional(v.boolean()) };
const label = v.optional(v.string(), '');
const link = v.looseObject({
  type: v.literal('custom-link'),
  link: v.optional(v.string()),
  ...marks,
  ...group,
});

const plain = {
  file: v.looseObject({ type: v.optional(v.literal('file'), 'file'), name: v.string(), ...marks }),
  dir: v.looseObject({ type: v.literal('dir'), name: v.string(), ...marks, ...group }),
  'dir-section-header': v.looseObject({ type: v.literal('dir-section-header'), name: v.string(), ...marks, ...group }),
  'section-header': v.looseObject({ type: v.literal('section-header'), ...marks, label }),
  divider: v.looseObject({ type: v.literal('divider'), dashed: v.optional(v.boolean()) }),
};

type Link = v.InferOutput<typeof link>;

type Shape = { [Name in keyof typeof plain]: v.InferOutput<(typeof plain)[Name]> }[keyof typeof plain] | Link;

/** Within a link, the type of links is optional. */
const itemShape: v.GenericSchema<unknown, string | Shape> = v.lazy((item) =>
  isFields(item) && !('type' in item)
    ? v.pipe(
        v.unknown(),
        v.transform(() => ({ type: 'custom-link', ...item })),
        metaShape,
      )
    : metaShape,
);

const shapes = {
  ...plain,
  'custom-link': v.pipe(
    v.looseObject({ ...link.entries, items: v.optional(v.array(v.unknown())) }),
    v.check((item) => hasTarget(item), TARGET_REQUIRED),
  ),
};

/** An entry of `_meta.json`. The type `name` is a bare string, the name of a page or folder. */
export type MetaItem = (
  | Exclude<Shape, Link>
  | (Link & { items?: MetaItem[] | undefined })
  | { type: 'name'; name: string }
) & { place: Place };

/** The fields of an entry, with those that loading adds. */
export function listMetaFields(type: MetaItem['type']): string[] {
  return [...(type === 'name' ? ['type', 'name'] : Object.keys(shapes[type].entries)), 'place'];
}

/** Generated entries have no position. */
export const NOWHERE: Place = () => ({ file: '', line: 1, column: 1 });

export type MetaItemOf<Type extends MetaItem['type']> = Extract<MetaItem, { type: Type }>;

export interface NavEntry extends Omit<NavItemConfig, 'items'> {
  items?: NavEntry[];
  place: Place;
}

const navFields = {
  text: v.string(),
  link: v.optional(v.string()),
  activeMatch: v.optional(pattern),
  position: v.optional(v.picklist(['left', 'right'])),
  tag: v.optional(v.string()),
  items: v.optional(v.array(v.unknown())),
};

/** The fields of an entry of `_nav.json`, with those that loading adds. */
export const NAV_FIELDS = [...Object.keys(navFields), 'place'];

type NavShape = Omit<NavItemConfig, 'items'> & { items?: unknown[] };

const navShape = v.pipe(
  v.looseObject(navFields),
  v.check((item) => hasTarget(item), TARGET_REQUIRED),
) as v.GenericSchema<unknown, NavShape>;

const metaShape: v.GenericSchema<unknown, string | Shape> = v.lazy((entry) => {
  if (typeof entry === 'string') return v.string();
  const type = typeOf(entry);
  const known = Object.entries(shapes).find(([name]) => name === type);
  return known
    ? known[1]
    : v.pipe(
        v.unknown(),
        v.check(() => false, describeUnknown(type)),
        v.transform((): Shape => ({ type: 'divider' })),
      );
});

/** The default type of an entry with a name is `file`. */
function typeOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined;
  return 'type' in entry ? entry.type : 'name' in entry ? 'file' : undefined;
}

function describeUnknown(type: unknown): string {
  if (typeof type !== 'string') return 'an entry must be a name, or an object with a "type"';
  const nearest = findNearest(type, Object.keys(shapes));
  return `there is no type "${type}"${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`;
}

interface EntryContext {
  translate: TranslateText;
  /** Receives the errors of entries, which are left out. */
  errors: Diagnostic[];
}

/**
 * Undefined if the folder has no `_meta.json`, or if that is the navigation (a legacy form).
 * @param file relative to the docs folder
 * @throws UserError
 */
export function loadMeta(file: string, folders: Folders, { translate, errors }: EntryContext): MetaItem[] | undefined {
  const json = loadDocsJson(file, folders);
  if (json === undefined || isNav(json)) return undefined;
  return json.matchEntries(metaShape, errors, itemShape).map((entry) => toMetaItem(entry, translate));
}

/** Names are in composed letters, as routes are. Markdown in labels is removed, because they are shown as text. */
function toMetaItem({ value, place, items }: JsonEntry<string | Shape>, translate: TranslateText): MetaItem {
  const item = typeof value === 'string' ? ({ type: 'name', name: value } as const) : value;
  return {
    ...item,
    ...('name' in item && { name: String(item.name).normalize() }),
    ...('label' in item && item.label !== undefined && { label: stripInlineMarks(translate(String(item.label))) }),
    ...(items && { items: items.map((each) => toMetaItem(each, translate)) }),
    place,
  } as MetaItem;
}

/** Nothing in a folder that is a link to one outside of the site is read: the folder itself is reported. */
function loadDocsJson(file: string, folders: Folders): JsonFile | undefined {
  const filePath = join(folders.docsDir, file);
  if (isOutsideLink(filePath, folders))
    throw createUserError('files', OUTSIDE, { file, help: 'Move the file into the site.' });
  return isInSite(filePath, folders) ? loadJsonFile(folders.docsDir, file) : undefined;
}

const OUTSIDE = 'The file is a symbolic link to a file outside of the site, or to one that does not exist.';

/** @throws UserError */
export function loadNav(folder: string, folders: Folders, context: EntryContext): NavEntry[] | undefined {
  const own = loadDocsJson(`${folder}_nav.json`, folders);
  if (own) return readNav(own, context);
  const meta = loadDocsJson(`${folder}_meta.json`, folders);
  return meta && isNav(meta) ? readNav(meta, context) : undefined;
}

function readNav(json: JsonFile, { translate, errors }: EntryContext): NavEntry[] {
  const toEntry = ({ value: { items: _, ...item }, place, items }: JsonEntry<NavShape>): NavEntry => ({
    ...item,
    text: translate(item.text),
    place: () => place([item.link === undefined ? 'text' : 'link']),
    ...(items && { items: items.map(toEntry) }),
  });
  return json.matchEntries(navShape, errors).map(toEntry);
}

/** Whether a `_meta.json` is a navigation, whose entries have a text. */
function isNav({ value: entries }: JsonFile): boolean {
  const isNavEntry = (entry: unknown) =>
    isFields(entry) && 'text' in entry && (entry.type === undefined || entry.type === 'custom-link');
  return (
    Array.isArray(entries) &&
    entries.every(isNavEntry) &&
    entries.some((entry) => isFields(entry) && entry.type === undefined)
  );
}
