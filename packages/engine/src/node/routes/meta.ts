/** Loads `_meta.json` and `_nav.json`, which set the order and labels of pages. (docs/behavior/content.md) */

import { stripInlineMarks } from '@quire/client/contract';
import { findNearest } from '@quire/markdown/diagnostics';
import { HEADING_DEPTH_MAX, isFields, pattern, wholeNumber } from '@quire/markdown/fields';
import * as v from 'valibot';
import { type JsonFile, loadJsonFile, type Place } from '../config/json-file.ts';
import { hasTarget, TARGET_REQUIRED } from '../config/navigation-config.ts';
import type { TranslateText } from '../config/translate-text.ts';

const marks = {
  label: v.optional(v.string()),
  tag: v.optional(v.string()),
  context: v.optional(v.string()),
  overviewHeaders: v.optional(v.array(wholeNumber(1, HEADING_DEPTH_MAX))),
};
const group = { collapsible: v.optional(v.boolean()), collapsed: v.optional(v.boolean()) };
const label = v.optional(v.string(), '');

const shapes = {
  file: v.looseObject({ type: v.optional(v.literal('file'), 'file'), name: v.string(), ...marks }),
  dir: v.looseObject({ type: v.literal('dir'), name: v.string(), ...marks, ...group }),
  'dir-section-header': v.looseObject({ type: v.literal('dir-section-header'), name: v.string(), ...marks, ...group }),
  'section-header': v.looseObject({ type: v.literal('section-header'), ...marks, label }),
  divider: v.looseObject({ type: v.literal('divider'), dashed: v.optional(v.boolean()) }),
  'custom-link': v.looseObject({
    type: v.literal('custom-link'),
    link: v.optional(v.string()),
    ...marks,
    ...group,
    items: v.optional(v.array(v.unknown())),
  }),
};

type Shape = { [Name in keyof typeof shapes]: v.InferOutput<(typeof shapes)[Name]> }[keyof typeof shapes];

/** An entry of `_meta.json`. The type `name` is a bare string, the name of a page or folder. */
export type MetaItem = (Shape | { type: 'name'; name: string }) & { place: Place };

/** The fields of an entry, with those that loading adds. */
export function listMetaFields(type: MetaItem['type']): string[] {
  return [...(type === 'name' ? ['type', 'name'] : Object.keys(shapes[type].entries)), 'place'];
}

/** Generated entries have no position. */
export const NOWHERE: Place = () => ({ file: '', line: 1, column: 1 });

export type MetaItemOf<Type extends MetaItem['type']> = Extract<MetaItem, { type: Type }>;

export interface NavEntry {
  text: string;
  link?: string | undefined;
  activeMatch?: string | undefined;
  position?: 'left' | 'right' | undefined;
  tag?: string | undefined;
  items?: NavEntry[] | undefined;
  place: Place;
}

type NavShape = Omit<NavEntry, 'items' | 'place'> & { items?: NavShape[] | undefined };

const navShape: v.GenericSchema<unknown, NavShape> = v.pipe(
  v.looseObject({
    text: v.string(),
    link: v.optional(v.string()),
    activeMatch: v.optional(pattern),
    position: v.optional(v.picklist(['left', 'right'])),
    tag: v.optional(v.string()),
    items: v.optional(v.array(v.lazy(() => navShape))),
  }),
  v.check((item) => hasTarget(item), TARGET_REQUIRED),
);

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

/**
 * Undefined if the folder has no `_meta.json`, or if that is the navigation (a legacy form).
 * @param file relative to the docs folder
 * @throws UserError
 */
export function loadMeta(docsDir: string, file: string, translate: TranslateText): MetaItem[] | undefined {
  const json = loadJsonFile(docsDir, file);
  if (json === undefined || isNav(json)) return undefined;
  return json.match(v.array(metaShape)).map(
    (entry, index): MetaItem => ({
      ...(typeof entry === 'string' ? { type: 'name' as const, name: entry } : translateLabels(entry, translate)),
      place: () => json.placeOf([index]),
    }),
  );
}

/** Translates the labels of an entry and its links. Markdown in labels is removed, because they are shown as text. */
function translateLabels<T extends object>(entry: T, translate: TranslateText): T {
  const { label, items } = entry as { label?: unknown; items?: unknown };
  return {
    ...entry,
    ...(typeof label === 'string' && { label: stripInlineMarks(translate(label)) }),
    ...(Array.isArray(items) && {
      items: items.map((item) => (typeof item === 'object' && item !== null ? translateLabels(item, translate) : item)),
    }),
  };
}

/** The links within a custom link, whose type is optional. */
export function readCustomLinks(items: unknown[], place: Place): MetaItem[] {
  return items.flatMap((item): MetaItem[] => {
    const entry = typeof item === 'object' && item !== null ? { type: 'custom-link', ...item } : item;
    const result = v.safeParse(metaShape, entry);
    if (!result.success) return [];
    return [
      {
        ...(typeof result.output === 'string' ? { type: 'name' as const, name: result.output } : result.output),
        place,
      },
    ];
  });
}

/** @throws UserError */
export function loadNav(docsDir: string, folder: string, translate: TranslateText): NavEntry[] | undefined {
  const own = loadJsonFile(docsDir, `${folder}_nav.json`);
  if (own) return readNav(own, translate);
  const meta = loadJsonFile(docsDir, `${folder}_meta.json`);
  return meta && isNav(meta) ? readNav(meta, translate) : undefined;
}

function readNav(json: JsonFile, translate: TranslateText): NavEntry[] {
  const withPlace = (entry: NavShape, path: Array<string | number>): NavEntry => {
    const { items, ...rest } = entry;
    const place = () => json.placeOf([...path, entry.link === undefined ? 'text' : 'link']);
    return {
      ...rest,
      text: translate(rest.text),
      place,
      ...(items && { items: items.map((item, index) => withPlace(item, [...path, 'items', index])) }),
    };
  };
  return json.match(v.array(navShape)).map((entry, index) => withPlace(entry, [index]));
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
