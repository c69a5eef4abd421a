/** The fields for the hero and the features of a home page. */
import * as v from 'valibot';
import { openObject, text, textOr } from './rules.ts';

const action = openObject({
  theme: v.optional(v.picklist(['brand', 'alt']), 'brand'),
  text,
  link: text,
});

const imageSource = textOr(openObject({ light: text, dark: text }));

export const hero = openObject({
  badge: v.optional(
    v.union(
      [
        v.pipe(
          v.string(),
          v.transform((words): { text: string; link?: string | undefined } => ({ text: words })),
        ),
        openObject({ text, link: v.optional(v.string()) }),
      ],
      'it must be a string or an object',
    ),
  ),
  name: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  tagline: v.optional(v.string(), ''),
  actions: v.optional(v.array(action), []),
  command: v.optional(text),
  image: v.optional(openObject({ src: imageSource, alt: v.optional(v.string(), '') })),
});

export const feature = openObject({
  title: text,
  details: v.string(),
  icon: v.optional(v.string()),
  diagram: v.optional(v.string()),
  span: v.optional(v.picklist([2, 3, 4, 6])),
  link: v.optional(v.string()),
});
