import * as v from 'valibot';
import { record } from './rules.ts';

/** An element: its tag, its attributes (`true` if one has no value) and, of a script or a style, its text. */
export type HeadElement = [tag: string, attributes: Record<string, string | true>, text?: string];

const WITH_TEXT: ReadonlySet<unknown> = new Set(['script', 'style']);

const attributes = record(
  v.string(),
  v.custom<string | true>((value) => typeof value === 'string' || value === true, 'it must be a string, or true'),
);
/** Any other element would end the head. */
const tag = v.picklist(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template']);
const plainElement = v.strictTuple([tag, attributes]);
const textElement = v.strictTuple([
  v.custom<string>((name) => WITH_TEXT.has(name), 'only "script" and "style" can contain text'),
  attributes,
  v.string(),
]);

/** The form is selected by whether the element has text. */
export const headElement: v.GenericSchema<unknown, HeadElement> = v.lazy((entry) =>
  Array.isArray(entry) && entry.length > 2 ? textElement : plainElement,
);
