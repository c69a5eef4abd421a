/** The schema of `themeConfig`. (docs/behavior/data.md) */

import { distinct, flag, isObject, lang, object, pattern, record, text, textOr, url } from '@quire/markdown/fields';
import * as v from 'valibot';
import { hasTarget, type NavItemConfig, TARGET_REQUIRED } from './navigation-config.ts';
import { NAMED_TEXTS, OVERVIEW_TEXTS } from './theme-config.ts';

/** Fields of other systems, which are accepted but have no effect. */
const unused = {
  icon: v.optional(v.string()),
  lang: v.optional(v.string()),
  rel: v.optional(v.string()),
  download: v.optional(v.any()),
  overviewHeaders: v.optional(v.array(v.number())),
};

const navItem: v.GenericSchema<unknown, NavItemConfig> = v.pipe(
  object({
    text,
    link: v.optional(text),
    activeMatch: v.optional(pattern),
    position: v.optional(v.picklist(['left', 'right'])),
    tag: v.optional(v.string()),
    items: v.optional(v.array(v.lazy(() => navItem))),
    ...unused,
  }),
  v.check((item) => hasTarget(item), TARGET_REQUIRED),
) as v.GenericSchema<unknown, NavItemConfig>;

const nav = v.lazy((input) =>
  isObject(input) && !Array.isArray(input) ? record(v.string(), v.array(navItem)) : v.array(navItem),
);

/** The fields of an entry select the variant for validation. */
const sidebarItem: v.GenericSchema<unknown, unknown> = v.lazy((input) => {
  if (typeof input === 'string') return text;
  if (isObject(input) && 'dividerType' in input) return object({ dividerType: v.picklist(['solid', 'dashed']) });
  if (isObject(input) && 'sectionHeaderText' in input)
    return object({ sectionHeaderText: text, tag: v.optional(v.string()), icon: v.optional(v.string()) });
  const marks = { collapsible: flag, collapsed: flag, tag: v.optional(v.string()), context: v.optional(v.string()) };
  const hasLink = isObject(input) && 'link' in input;
  return object({
    text: hasLink ? v.optional(v.string()) : text,
    link: v.optional(v.string()),
    items: v.optional(v.array(sidebarItem)),
    ...marks,
    ...unused,
  });
});

const sidebar = record(v.pipe(v.string(), v.regex(/^\//, 'it must begin with "/"')), v.array(sidebarItem));

const editLink = object({ docRepoBaseUrl: url, text: v.optional(v.string()) });

const footerLinks = v.array(object({ text, href: text }));
const footerColumn = object({ title: text, links: footerLinks });
const footer = object({
  message: v.optional(v.string()),
  links: v.optional(footerLinks),
  columns: v.optional(v.array(footerColumn)),
});

/** A field for each text. */
const textFields = (keys: object) => Object.fromEntries(Object.keys(keys).map((name) => [name, v.optional(text)]));

const localized = {
  nav: v.optional(nav),
  sidebar: v.optional(sidebar),
  editLink: v.optional(editLink),
  footer: v.optional(footer),
  ...textFields(NAMED_TEXTS),
  overview: v.optional(object(textFields(OVERVIEW_TEXTS))),
};

const locale = object({
  lang,
  label: v.optional(text),
  title: v.optional(text),
  description: v.optional(v.string()),
  texts: v.optional(record(v.string(), v.string())),
  ...localized,
});

const socialLink = object({
  icon: textOr(object({ svg: text })),
  mode: v.picklist(['link', 'text', 'img', 'dom']),
  content: text,
});

export const themeConfig = object({
  darkMode: v.optional(
    v.lazy((input) => (input === 'only' ? v.literal('only') : v.boolean('it must be true, false or "only"'))),
  ),
  enableAppearanceAnimation: flag,
  enableScrollToTop: flag,
  hideNavbar: v.optional(v.picklist(['never', 'auto', 'always'])),
  socialLinks: v.optional(v.array(socialLink)),
  localeRedirect: v.optional(v.picklist(['never', 'entry', 'auto'])),
  lastUpdated: flag,
  sidebarTitle: v.optional(object({ text, tag: v.optional(text) })),
  search: flag,
  locales: v.optional(distinct(locale, (each) => each.lang)),
  ...localized,
});
